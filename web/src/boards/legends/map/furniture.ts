/** What stands in the sea: the standards of the islands, the names of the sides, the rose, ships. Pure. */
import type { Chart } from './geometry'
import { Sea, type Disc } from './sea'
import { beyond, boundsOf, distance, inside, type Box, type Point } from './shapes'
import { HEIGHT, WIDTH } from './sides'

export type Standing = Point & { left: boolean }
export type Furniture = {
  /** Where the standard of each island stands, and whether its cloth flies to the left. */
  flags: Standing[]
  names: { ref: string; x: number; y: number }[]
  rose: Disc | null
  ships: Disc[]
}
/** How large standards and names of sides are, in units of the map; `kept` is covered by something else. */
export type Sizes = { flag: number; line: number; names: ReadonlyMap<string, number>; kept?: readonly Box[] }

const SHIPS = 2
const LEAST_SHIP = 70

export function furnish(chart: Chart, box: Box, sizes: Sizes): Furniture {
  const sea = new Sea(chart, box)
  for (const { x, y, width, height } of sizes.kept ?? []) {
    const r = height / 2
    for (let dx = r; dx < width; dx += r) sea.taken.push({ x: x + dx, y: y + r, r })
  }
  const flags = plantFlags(chart, sea, sizes.flag)
  for (const { x, y, left } of flags) {
    sea.taken.push({ x: x + (left ? -0.35 : 0.35) * sizes.flag, y: y - sizes.flag * 0.55, r: sizes.flag * 0.6 })
  }
  const boxes = chart.pieces.map((piece) => piece.box)
  const names = chart.pieces.flatMap(({ ref, box: piece }) => {
    const width = sizes.names.get(ref) ?? 0
    const place = sea.line(width, sizes.line, (point) => strayed(point, piece, boxes), FARTHEST)
    if (!place) return []
    for (let dx = -width / 2; dx <= width / 2; dx += sizes.line / 2) {
      sea.taken.push({ x: place.x + dx, y: place.y, r: sizes.line * 1.2 })
    }
    return [{ ref, ...place }]
  })
  const rose = sea.widest()
  if (rose) sea.taken.push({ ...rose, r: Math.min(rose.r, 190) })
  const ships: Disc[] = []
  while (ships.length < SHIPS) {
    const ship = sea.widest()
    if (!ship || ship.r < LEAST_SHIP) break
    sea.taken.push({ ...ship, r: Math.min(ship.r, 260) })
    ships.push(ship)
  }
  return { flags, names, rose, ships }
}

/** A name farther from its piece than this is left out. */
const FARTHEST = 420

/** How badly a name is placed for its piece: far away, to the side, in the waters of another one. */
function strayed(point: Point, piece: Box, pieces: readonly Box[]): number {
  const aside = Math.abs(point.x - piece.x - piece.width / 2) * 0.12
  const below = point.y > piece.y + piece.height / 2 ? -12 : 0
  const elsewhere = pieces.reduce(
    (sum, other) => (other === piece ? sum : sum + Math.max(0, 90 - Math.max(-60, beyond(point, other)))),
    0,
  )
  return Math.max(0, beyond(point, piece)) + aside + below + elsewhere
}

/** Where the cloth and the knob of a standard are, seen from its foot, as parts of its size. */
const CLOTH = [{ x: 0, y: -1.05 }, ...[0.15, 0.4, 0.65].flatMap((x) => [-0.9, -0.65, -0.4].map((y) => ({ x, y })))]

/** A standard stands on the shore of its island; its cloth flies over free water, at least not over names or lanes. */
function plantFlags(chart: Chart, sea: Sea, size: number): Standing[] {
  const planted: Standing[] = []
  const rooms = chart.regions.map(({ room }) => room)
  for (const island of chart.islands) {
    const own = chart.regions.filter(({ ref }) => island.regions.includes(ref))
    const line = island.coast.flat()
    const bounds = boundsOf(line)
    const cost = (foot: Point, left: boolean): number => {
      let sum = ((foot.y - bounds.y) / bounds.height) * 3 + (left ? 0.4 : 0)
      for (const part of CLOTH) {
        const spot = { x: foot.x + part.x * size * (left ? -1 : 1), y: foot.y + part.y * size }
        const cell = sea.at(spot)
        if (beyond(spot, sea.box) > -6) sum += 6
        if (rooms.some((room) => beyond(spot, room) < 0)) sum += 3
        if (!sea.clear[cell]) sum += own.some(({ outline }) => inside(spot, outline)) ? 0.45 : 2
        if ((sea.lanes[cell] as number) < 24) sum += 1.5
        for (const other of planted) if (distance(spot, { x: other.x, y: other.y - size * 0.5 }) < size) sum += 2
      }
      return sum
    }
    let best: Standing = { x: bounds.x, y: bounds.y, left: false }
    let least = Infinity
    for (let at = 0; at < line.length; at += 3) {
      for (const left of [false, true]) {
        const { x, y } = line[at] as Point
        const price = cost({ x, y }, left)
        if (price < least) [best, least] = [{ x, y, left }, price]
      }
    }
    planted.push(best)
  }
  return planted
}

/** The land with some sea around it. */
export function sheetOf(chart: Chart): Box {
  const { x, y, width, height } = chart.bounds
  return { x: x - 40, y: y - 46, width: Math.max(width + 80, WIDTH), height: Math.max(height + 96, HEIGHT * 0.7) }
}
