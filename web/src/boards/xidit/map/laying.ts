/** Where tiles lie: in their cities, or a little aside where one would hide another. */
import type { Point } from '../../../ui/sketch'
import type { CityView } from '../types'
import type { Chart, CityShape } from './geometry'
import { overlap, tileRoom, type Room } from './placing'

/** How far a tile may lie aside of its city, and in which steps that is tried, in pixels. */
export const ASIDE = 16
const NUDGE = 4
const steps = Array.from({ length: (2 * ASIDE) / NUDGE + 1 }, (_, at) => at * NUDGE - ASIDE)
const nudges = steps.flatMap((x) => steps.map((y): Point => [x, y])).sort((a, b) => Math.hypot(...a) - Math.hypot(...b))

/** The chart with its cities where their tiles lie: no further aside than they must, and not on what regions are worth. */
export function layTiles(
  chart: Chart,
  cities: readonly Pick<CityView, 'ref' | 'side'>[],
  plaques: readonly Room[],
  terse: boolean,
  unit: number,
): Chart {
  const laid = new Map(chart.cities)
  const room = (ref: string, side: CityView['side']): Room | null => {
    const shape = laid.get(ref)
    return shape ? tileRoom(shape, side, terse, unit) : null
  }
  for (const { ref, side } of cities) {
    const from = room(ref, side)
    if (!from) continue
    const others = cities.flatMap((other) => (other.ref === ref ? [] : (room(other.ref, other.side) ?? [])))
    laid.set(ref, moved(laid.get(ref)!, leastHidden(from, others, plaques, unit), unit))
  }
  return { ...chart, cities: laid }
}

function leastHidden(from: Room, tiles: readonly Room[], plaques: readonly Room[], unit: number): Point {
  const covered = (room: Room, by: readonly Room[]): number => by.reduce((sum, other) => sum + overlap(room, other), 0)
  const hidden = ([x, y]: Point): number => {
    const room = { left: from.left + x * unit, right: from.right + x * unit, top: from.top + y * unit, bottom: from.bottom + y * unit }
    return covered(room, tiles) + 3 * covered(room, plaques)
  }
  let [best, least]: [Point, number] = [[0, 0], hidden([0, 0])]
  for (const nudge of nudges) {
    if (least === 0) break
    const here = hidden(nudge)
    if (here < least) [best, least] = [nudge, here]
  }
  return best
}

const moved = (shape: CityShape, [x, y]: Point, unit: number): CityShape => ({ ...shape, x: shape.x + x * unit, y: shape.y + y * unit })
