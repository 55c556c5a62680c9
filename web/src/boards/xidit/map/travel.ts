/** Where heroes stand and how a planned way runs. Pure. */
import type { Step } from '../stage/steps'
import { chipHeight } from '../tiles/chip'
import type { XiditView } from '../types'
import type { Chart } from './geometry'
import type { Point } from '../../../ui/sketch'

/** The feet of every hero, side by side at its city. `unit`: units of the map a pixel of a piece. */
export function standing(view: XiditView, chart: Chart, unit: number, terse: boolean): Map<number, Point> {
  const found = new Map<number, Point>()
  const crowds = new Map<string, number[]>()
  view.players.forEach(({ hero }, seat) => hero && crowds.set(hero, [...(crowds.get(hero) ?? []), seat]))
  for (const [ref, seats] of crowds) {
    const shape = chart.cities.get(ref)
    if (!shape) continue
    const side = view.cities.find((city) => city.ref === ref)?.side ?? null
    const below = side ? chipHeight(side, terse) / 2 + 24 : 19
    seats.forEach((seat, at) => {
      // under a tile; beside a town, whose number stays in sight
      const aside = side ? (at - (seats.length - 1) / 2) * (seats.length > 3 ? 19 : 24) - 4 : 24 + at * 21
      found.set(seat, [shape.x + aside * unit, shape.y + below * unit])
    })
  }
  return found
}

export type Leg = { path: string; number: number; middle: Point }
export type Stop = { city: string; numbers: number[]; level: Step['level'] }

/** The legs of a plan on the map; ways that are gone twice lie beside each other. */
export function legsOf(steps: readonly Step[], chart: Chart): Leg[] {
  const gone = new Map<string, number>()
  const legs: Leg[] = []
  steps.forEach(({ from, to, level }, at) => {
    if (from === to || level !== 'good') return
    const road = chart.roads.find(({ cities }) => cities.includes(from) && cities.includes(to))
    const points = [...(road?.polygon ?? [])]
    if (!points.length) return
    if (road!.cities[0] !== from) points.reverse()
    const times = gone.get(road!.cities.join()) ?? 0
    gone.set(road!.cities.join(), times + 1)
    const shifted = points.map((point, i): Point => {
      const [ax, ay] = points[Math.max(0, i - 1)]!
      const [bx, by] = points[Math.min(points.length - 1, i + 1)]!
      const far = Math.hypot(bx - ax, by - ay) || 1
      const out = 12 + times * 7
      return [point[0] - ((by - ay) / far) * out, point[1] + ((bx - ax) / far) * out]
    })
    legs.push({
      path: `M${shifted.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
      number: at + 1,
      middle: shifted[Math.floor(shifted.length / 2)]!,
    })
  })
  return legs
}

/** What is done where the hero stands still. */
export function stopsOf(steps: readonly Step[]): Stop[] {
  const found: Stop[] = []
  steps.forEach((step, at) => {
    if (step.order === null || step.from !== step.to) return
    const last = found.at(-1)
    if (last && last.city === step.from && last.level === step.level) last.numbers.push(at + 1)
    else found.push({ city: step.from, numbers: [at + 1], level: step.level })
  })
  return found
}
