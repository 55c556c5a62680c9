/** Where the name of a region stands: inside its land, clear of tiles, guilds and roads, near where the edition wants it. */
import type { Point } from '../../../ui/sketch'
import { CHIP, chipHeight } from '../tiles/chip'
import type { EditionFacts } from '../types'
import { distance, inside, type Chart, type RegionShape } from './geometry'

export type Room = { left: number; top: number; right: number; bottom: number }
const STEP = 12
/** In how many steps a row is tried on either side. */
const STEPS = 8
/** How far the number of a city stands out on the left of its tile, in pixels. */
const BADGE = 7
/** The numbers under the name, in pixels about its point: whatever else lies beneath a tile, they must not. */
export const PLAQUE = { half: 33, top: 5, bottom: 26 }

export const overlap = (a: Room, b: Room): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const cornersOf = (room: Room): Point[] => [[room.left, room.top], [room.right, room.top], [room.left, room.bottom], [room.right, room.bottom]]

/** The room that a tile takes in a city, with the number that stands out of it; nothing, without a tile. */
export function tileRoom({ x, y }: { x: number; y: number }, side: 'recruits' | 'threat' | null, terse: boolean, unit: number): Room | null {
  if (!side) return null
  const [wide, high] = [(CHIP * unit) / 2, (chipHeight(side, terse) * unit) / 2]
  return { left: x - wide - BADGE * unit, right: x + wide, top: y - high - BADGE * unit, bottom: y + high }
}

/** How far a row must be moved sideways so that the least of it lies beneath these tiles; not at all, if that is as good. */
export function clearOf(row: Room, tiles: readonly Room[], most: number): number {
  const covered = (by: number): number => tiles.reduce((sum, tile) => sum + overlap({ ...row, left: row.left + by, right: row.right + by }, tile), 0)
  const steps = Array.from({ length: 2 * STEPS + 1 }, (_, at) => ((at - STEPS) * most) / STEPS).sort((a, b) => Math.abs(a) - Math.abs(b))
  return steps.reduce((best, by) => (covered(by) < covered(best) ? by : best), 0)
}

/** What a region is worth, written about a point. */
export const plaqueRoom = ([x, y]: Point, half: number, unit: number): Room => ({
  left: x - half * unit,
  right: x + half * unit,
  top: y + PLAQUE.top * unit,
  bottom: y + PLAQUE.bottom * unit,
})

type Size = { width: number; up: number; down: number }
const known = new WeakMap<RegionShape, Map<string, Point>>()

/** From afar only what the most bards score: both numbers of two small regions would overlap. */
export const plaqueHalf = (small: boolean): number => (small ? PLAQUE.half - 12 : PLAQUE.half)

/** Names are set in short lines; from afar there is room for the numbers only. */
export function linesOf(name: string, small: boolean): string[] {
  if (small) return []
  const [first = '', ...rest] = name.split(' ')
  return [first, rest.join(' ')].filter(Boolean)
}

/** Where the labels of all regions stand. */
export function labelPlaces(chart: Chart, edition: EditionFacts, nameOf: (ref: string) => string, small: boolean, unit: number): Map<string, Point> {
  return new Map(
    chart.regions.map((region) => {
      const name = linesOf(nameOf(region.ref), small)
      const width = Math.max(2 * plaqueHalf(small), ...name.map((line) => line.length * 8.2))
      const down = edition.regions[region.ref]?.central ? 92 : 48
      return [region.ref, placeLabel(region, chart, { width, up: name.length * 14 + (small ? 2 : 4), down }, unit)]
    }),
  )
}

/** `size` is what is written there, about the point, in pixels; `unit` is units of the map a pixel. */
export function placeLabel(region: RegionShape, chart: Chart, size: Size, unit: number): Point {
  const places = known.get(region) ?? new Map<string, Point>()
  known.set(region, places)
  // coarse, so that a name does not wander while somebody looks nearer
  const coarse = Math.max(0.4, Math.round(unit * 4) / 4)
  const key = `${size.width} ${size.up} ${size.down} ${coarse}`
  const found = places.get(key) ?? search(region, chart, { width: size.width * coarse, up: size.up * coarse, down: size.down * coarse }, coarse)
  places.set(key, found)
  return found
}

function search(region: RegionShape, chart: Chart, size: Size, unit: number): Point {
  const tiles = [...chart.cities.values()].map(({ x, y }): Room => {
    const [wide, high] = [((CHIP + 8) * unit) / 2, (chipHeight('threat', false) * unit) / 2]
    return { left: x - wide - BADGE * unit, right: x + wide, top: y - high, bottom: y + high }
  })
  const guilds = [...chart.cities.values()].map(({ guild: [x, y] }): Room => ({ left: x - 11 * unit, right: x + 11 * unit, top: y - 40 * unit, bottom: y + 5 * unit }))
  const border = region.polygon.map((end, i) => [region.polygon.at(i - 1)!, end] as const)
  const xs = region.polygon.map(([x]) => x)
  const ys = region.polygon.map(([, y]) => y)
  let best: Point = region.label
  let least = Infinity
  for (let x = Math.min(...xs); x < Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += STEP) {
      if (!inside([x, y], region.polygon)) continue
      const room = { left: x - size.width / 2, right: x + size.width / 2, top: y - size.up, bottom: y + size.down }
      const corners = cornersOf(room)
      const beyond = (points: Point[]): number => points.filter((point) => !inside(point, region.polygon)).length
      const crossed = border.filter(([a, b]) => corners.some((corner) => distance(corner, a, b) < 9)).length
      const half = Math.min(PLAQUE.half * unit, size.width / 2)
      const plaque = plaqueRoom([x, y], half / unit, unit)
      const hidden = tiles.reduce((sum, tile) => sum + overlap(room, tile) + 3 * overlap(plaque, tile), 0) + 0.4 * guilds.reduce((sum, guild) => sum + overlap(room, guild), 0)
      const bad = hidden + beyond(corners) * 700 + beyond(cornersOf(plaque)) * 700 * unit + crossed * 250 + 1.5 * Math.hypot(x - region.label[0], y - region.label[1])
      if (bad < least) [least, best] = [bad, [x, y]]
    }
  }
  return best
}
