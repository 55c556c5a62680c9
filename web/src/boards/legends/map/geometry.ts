/**
 * The map as drawn: pieces in their layout, every one turned by quarters, regions as outlines, lanes from shore to shore.
 * Pure: the same board gives the same drawing everywhere.
 */
import type { Catalogue } from '../types'
import { shapeOf } from './outlines'
import { HEIGHT, WIDTH } from './sides'
import { bestRoom, boundsOf, closest, distance, hash, mix, nearest, pathOf, type Box, type Point } from './shapes'

export type Region = {
  ref: string
  side: string
  number: number
  island: number
  outline: Point[]
  /** The lines along the sea. */
  coast: Point[][]
  path: string
  coastPath: string
  /** Where name and pieces stand. */
  room: Box
}
export type Line = { path: string; from: Point; to: Point; ends: [string, string] }
export type Piece = { ref: string; side: string; turn: number; slot: string; box: Box }
export type Chart = {
  /** From which side it is looked at: quarter turns of the whole, clockwise. */
  turn: number
  pieces: Piece[]
  regions: Region[]
  islands: { regions: string[]; side: string; coast: Point[][] }[]
  borders: string[]
  lanes: Line[]
  bridges: Line[]
  /** Everything that is land. */
  bounds: Box
}

/** Sea between two pieces. */
const GAP = 34
/** A point after quarter turns clockwise about 0,0. */
export function turned({ x, y }: Point, turn: number): Point {
  const [dx, dy] = (
    [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ] as const
  )[(turn & 3) as 0 | 1 | 2 | 3]
  return { x: dx, y: dy }
}

/** Where a point of an upright side lies on a piece that is turned about its centre. */
function placed(point: Point, turn: number, centre: Point): Point {
  const { x, y } = turned({ x: point.x - WIDTH / 2, y: point.y - HEIGHT / 2 }, turn)
  return { x: centre.x + x, y: centre.y + y }
}

const sizeOf = (turn: number): [number, number] => (turn % 2 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT])

type Laid = { side: string; turn: number; slot: string; x: number; y: number }

/** The centres of the pieces: exits lie in the middle of the edges, so pieces lie centre to centre. */
export function centres(layout: string, laid: readonly Laid[]): Point[] {
  if (layout === 't') {
    const middle = sizeOf(laid[0]?.turn ?? 0)
    return laid.map(({ slot, turn }) => {
      const [width, height] = sizeOf(turn)
      const aside = (middle[0] + width) / 2 + GAP
      if (slot === 'left') return { x: -aside, y: 0 }
      if (slot === 'right') return { x: aside, y: 0 }
      return slot === 'stem' ? { x: 0, y: (middle[1] + height) / 2 + GAP } : { x: 0, y: 0 }
    })
  }
  const widest = [0, 1].map((column) =>
    Math.max(0, ...laid.filter(({ x }) => x === column).map((p) => sizeOf(p.turn)[0])),
  )
  const tallest = [0, 1].map((row) => Math.max(0, ...laid.filter(({ y }) => y === row).map((p) => sizeOf(p.turn)[1])))
  const along = (sizes: number[], at: number): number =>
    at ? (sizes[0] as number) + GAP + (sizes[1] as number) / 2 : (sizes[0] as number) / 2
  return laid.map(({ x, y }) => ({ x: along(widest, x), y: along(tallest, y) }))
}

/** The pieces laid so far, each in its slot. */
function laidOut(layout: string, pieces: readonly [string, number][], catalogue: Catalogue): Laid[] {
  const slots = Object.entries(catalogue.layouts[layout]?.slots ?? {})
  return pieces.flatMap(([ref, turn], at) => {
    const [slot, place] = slots[at] ?? []
    return slot && place ? [{ side: ref.slice(5), turn, slot, x: place[0], y: place[1] }] : []
  })
}

/** The chart of a board; the whole may be looked at from another side, by quarter turns. */
export function chartOf(layout: string, pieces: readonly [string, number][], catalogue: Catalogue, turn = 0): Chart {
  const laid = laidOut(layout, pieces, catalogue)
  const middle = centres(layout, laid)
  const chart: Chart = {
    turn,
    pieces: [],
    regions: [],
    islands: [],
    borders: [],
    lanes: [],
    bridges: [],
    bounds: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  }
  const exits = new Map<string, { ref: string; shore: Point; edge: Point }>()
  laid.forEach((piece, at) => addPiece(chart, piece, middle[at] as Point, catalogue, exits))
  for (const [slot, edge, other, otherEdge] of catalogue.layouts[layout]?.links ?? []) {
    const a = exits.get(`${slot} ${edge}`)
    const b = exits.get(`${other} ${otherEdge}`)
    if (a && b) chart.lanes.push(between(a, b))
  }
  if (chart.regions.length) chart.bounds = boundsOf(chart.regions.flatMap((region) => region.outline))
  return chart
}

type Exit = { ref: string; shore: Point; edge: Point }

function addPiece(chart: Chart, laid: Laid, centre: Point, catalogue: Catalogue, exits: Map<string, Exit>): void {
  const { side, turn, slot } = laid
  const facts = catalogue.sides[`side:${side}`]
  if (!facts) return
  const shape = shapeOf(side)
  const place = (point: Point): Point => turned(placed(point, turn, centre), chart.turn)
  chart.pieces.push({
    ref: `side:${side}`,
    side,
    turn,
    slot,
    box: boundsOf([place({ x: 0, y: 0 }), place({ x: WIDTH, y: HEIGHT })]),
  })
  const chains = shape.chains.map((chain) => ({ ...chain, points: chain.points.map(place) }))
  const here = facts.regions.map(({ ref }, at): Region => {
    const outline = (shape.rings[at] as Point[]).map(place)
    const coast = chains.filter(({ regions }) => regions.length === 1 && regions[0] === at)
    return {
      ref,
      side,
      number: at + 1,
      outline,
      island: -1,
      coast: coast.map(({ points }) => points),
      path: pathOf(outline, true),
      coastPath: coast.map(({ points, closed }) => pathOf(points, closed)).join(''),
      room: bestRoom(outline),
    }
  })
  for (const numbers of facts.islands) {
    const regions = numbers.map((number) => here[number - 1] as Region)
    for (const region of regions) region.island = chart.islands.length
    chart.islands.push({ regions: regions.map(({ ref }) => ref), side, coast: regions.flatMap(({ coast }) => coast) })
  }
  chart.regions.push(...here)
  chart.borders.push(...chains.filter(({ regions }) => regions.length > 1).map(({ points }) => pathOf(points, false)))
  const link = (pair: [number, number], sway: number): Line => {
    const [a, b] = pair.map((number) => here[number - 1] as Region) as [Region, Region]
    const [from, to] = closest(a.coast.flat(), b.coast.flat())
    return line(a.ref, b.ref, from, to, sway)
  }
  chart.lanes.push(...facts.water.map((pair) => link(pair, 0.16)))
  chart.bridges.push(...facts.bridges.map((pair) => link(pair, 0)))
  ;[...'NESW'].forEach((world, at) => {
    const local = 'NESW'[(at - turn + 4) % 4] as 'N'
    const region = here[(facts.exits[local] as number) - 1] as Region
    const [sx, sy] = facts.shore.exits[local] as [number, number]
    const edge = place(
      ({ N: { x: 345, y: 0 }, E: { x: 690, y: 500 }, S: { x: 345, y: 1000 }, W: { x: 0, y: 500 } } as const)[local],
    )
    const hint = mix(place({ x: sx * WIDTH, y: sy * HEIGHT }), edge, 0.5)
    exits.set(`${slot} ${world}`, { ref: region.ref, shore: nearest(hint, region.coast.flat()), edge })
  })
}

function line(a: string, b: string, from: Point, to: Point, sway: number): Line {
  const way = hash(a + b) < 0.5 ? sway : -sway
  const bow = mix(from, to, 0.5)
  bow.x += (to.y - from.y) * way
  bow.y -= (to.x - from.x) * way
  return {
    path: `${pathOf([from], false)}Q${bow.x.toFixed(1)} ${bow.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`,
    from,
    to,
    ends: [a, b],
  }
}

/** A lane over the joint of two pieces. */
function between(a: Exit, b: Exit): Line {
  const middle = mix(a.edge, b.edge, 0.5)
  const pull = (exit: Exit): Point => mix(exit.edge, exit.shore, distance(exit.edge, exit.shore) > 90 ? 0.25 : 0.1)
  const [p, q] = [pull(a), pull(b)]
  const at = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`
  return {
    path: `M${at(a.shore)}Q${at(p)} ${at(middle)}Q${at(q)} ${at(b.shore)}`,
    from: a.shore,
    to: b.shore,
    ends: [a.ref, b.ref],
  }
}
