/** The map as a drawing: where land ends, regions, roads. From the edition's coordinates alone, so any edition is drawn. */
import { chance, closedCurve, type Point } from '../../../ui/sketch'
import type { Box } from '../../parts/plane'
import type { EditionFacts, Pair } from '../types'

export const WIDTH = 1000
/** How far the land goes on beyond the coastal roads. */
const BEACH = 66
const PER_EDGE = 7

export type RegionShape = {
  ref: string
  terrain: string
  path: string
  polygon: Point[]
  label: Point
  /** The land between its coastal roads and the sea. */
  shore: string
}
export type RoadShape = { colour: string; cities: [string, string]; path: string; polygon: Point[] }
export type CityShape = { ref: string; number: number; x: number; y: number; guild: Point }
export type Chart = {
  width: number
  height: number
  sheet: Box
  coast: string
  ripples: string[]
  regions: RegionShape[]
  roads: RoadShape[]
  cities: Map<string, CityShape>
}

type Edge = { from: Point; to: Point; curve: Point | null }

const known = new WeakMap<EditionFacts, Chart>()

export function chartOf(edition: EditionFacts): Chart {
  const found = known.get(edition) ?? draw(edition)
  known.set(edition, found)
  return found
}

function draw(edition: EditionFacts): Chart {
  const height = (WIDTH * edition.aspect[1]) / edition.aspect[0]
  const at = ([x, y]: Pair): Point => [x * WIDTH, y * height]
  const cities = new Map(
    Object.entries(edition.cities).map(([ref, { number, x, y, guild }]) => {
      const [cx, cy] = at([x, y])
      return [ref, { ref, number, x: cx, y: cy, guild: at(guild) }]
    }),
  )
  const edges = new Map(Object.entries(edition.regions).map(([ref, region]) => [ref, edgesOf(region.outline, at)]))
  const outer = outerEdges([...edges.values()].flat())
  const loop = chain(outer).flatMap((edge) => samples(edge, PER_EDGE).slice(0, -1))
  const beach = outward(loop, BEACH, 11)
  const regions = Object.entries(edition.regions).map(([ref, region]): RegionShape => {
    const own = edges.get(ref)!
    const polygon = own.flatMap((edge) => samples(edge, edge.curve ? 9 : 2).slice(1))
    return { ref, terrain: region.terrain, path: pathOf(own), polygon, label: at(region.label), shore: shoreOf(own, outer, loop, beach) }
  })
  const roads = edition.roads.map(({ colour, cities: [a, b], curve }): RoadShape => {
    const [one, other] = [cities.get(a)!, cities.get(b)!]
    const edge: Edge = { from: [one.x, one.y], to: [other.x, other.y], curve: curve && at(curve) }
    return { colour, cities: [a, b], path: line(edge), polygon: samples(edge, 8) }
  })
  const xs = beach.map(([x]) => x)
  const ys = beach.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - 34, Math.min(...ys) - 30]
  const sheet = { x: left, y: top, width: Math.max(...xs) + 34 - left, height: Math.max(...ys) + 34 - top }
  return {
    width: WIDTH,
    height,
    sheet,
    coast: closedCurve(beach),
    ripples: [9, 20].map((by, turn) => closedCurve(outward(loop, BEACH + by, 11 + turn))),
    regions,
    roads,
    cities,
  }
}

function edgesOf(outline: EditionFacts['regions'][string]['outline'], at: (pair: Pair) => Point): Edge[] {
  return outline.map(({ to, curve }, i) => ({
    from: at(outline[(i + outline.length - 1) % outline.length]!.to),
    to: at(to),
    curve: curve && at(curve),
  }))
}

const n = (value: number): string => value.toFixed(1)
const key = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`
const rest = ({ to, curve }: Edge): string =>
  curve ? `Q${n(curve[0])} ${n(curve[1])} ${n(to[0])} ${n(to[1])}` : `L${n(to[0])} ${n(to[1])}`
const line = (edge: Edge): string => `M${n(edge.from[0])} ${n(edge.from[1])}${rest(edge)}`
const pathOf = (edges: Edge[]): string => `M${n(edges[0]!.from[0])} ${n(edges[0]!.from[1])}${edges.map(rest).join('')}Z`

/** Points along an edge, both ends among them. */
function samples({ from, to, curve }: Edge, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count
    if (!curve) return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return [a * from[0] + b * curve[0] + c * to[0], a * from[1] + b * curve[1] + c * to[1]]
  })
}

/** Roads and coasts with land on one side only. */
function outerEdges(edges: Edge[]): Edge[] {
  const count = new Map<string, number>()
  // a region of two cities has a road and a coast between the same two: they differ in their curves
  const name = ({ from, to, curve }: Edge): string => [key(from), key(to)].sort().join(' ') + (curve ? ` ${key(curve)}` : '')
  for (const edge of edges) count.set(name(edge), (count.get(name(edge)) ?? 0) + 1)
  return edges.filter((edge) => count.get(name(edge)) === 1)
}

/** The outer roads one after the other, around the land. */
function chain(edges: Edge[]): Edge[] {
  const left = [...edges]
  const first = left.shift()
  if (!first) return []
  const found = [first]
  while (left.length) {
    const end = key(found.at(-1)!.to)
    const at = left.findIndex((edge) => key(edge.from) === end || key(edge.to) === end)
    if (at < 0) break
    const [next] = left.splice(at, 1) as [Edge]
    found.push(key(next.from) === end ? next : { from: next.to, to: next.from, curve: next.curve })
  }
  return found
}

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [x2, y2] = points[(i + 1) % points.length]!
    return sum + x * y2 - x2 * y
  }, 0) / 2

/** The loop pushed out to sea, as if drawn by hand. */
function outward(loop: readonly Point[], by: number, seed: number): Point[] {
  const random = chance(seed)
  const side = area(loop) > 0 ? 1 : -1
  return loop.map(([x, y], i): Point => {
    const [ax, ay] = loop[(i + loop.length - 1) % loop.length]!
    const [bx, by2] = loop[(i + 1) % loop.length]!
    const [dx, dy] = [bx - ax, by2 - ay]
    const far = Math.hypot(dx, dy) || 1
    const out = by + (random() - 0.5) * 18 + Math.sin(i * 1.7) * 5
    return [x + (side * dy * out) / far, y - (side * dx * out) / far]
  })
}

/** The strip of land between a region's coastal roads and the sea. */
function shoreOf(own: Edge[], outer: Edge[], loop: Point[], beach: Point[]): string {
  const inside = new Set(loop.map(key))
  const strips = own
    .filter((edge) => outer.includes(edge))
    .map((edge) => {
      const points = samples(edge, PER_EDGE)
      if (!points.every((point) => inside.has(key(point)))) return ''
      const out = points.map((point) => beach[loop.findIndex((other) => key(other) === key(point))]!)
      // far out: the coast itself cuts it
      const far = out.map(([x, y], i): Point => [x + (x - points[i]![0]) * 0.9, y + (y - points[i]![1]) * 0.9])
      return `M${[...points, ...far.reverse()].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
    })
  return strips.join('')
}

export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let odd = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [polygon[i]!, polygon[j]!]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd
  }
  return odd
}

export function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - dx * t, y - ay - dy * t)
}
