/** The outline of a region around its plots, as if drawn by hand; the same every time for the same size and seed. Pure. */
import { chance, closedCurve, type Point } from '../../../ui/sketch'

export type Country = { coast: string; plots: string[]; borders: string[] }

const STEP = 22
const CORNER = 16

/** An open curve through the points; its ends are not moved. */
function line(points: readonly Point[]): string {
  const middles = points.slice(0, -1).map(([x, y], at): Point => {
    const [nextX, nextY] = points[at + 1] as Point
    return [(x + nextX) / 2, (y + nextY) / 2]
  })
  const spot = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  const bends = middles.map((middle, at) => (at ? `Q${spot(points[at] as Point)} ${spot(middle)}` : `L${spot(middle)}`))
  return `M${spot(points[0] as Point)}${bends.join('')}L${spot(points.at(-1) as Point)}`
}

/** Plots in a column `width` wide; each reaches down to its cut, the last cut is the height. */
export function country(width: number, cuts: readonly number[], seed: number, across = false): Country {
  const random = chance(seed)
  const phases = Array.from({ length: 8 }, () => random() * 7)
  const drift = (at: number, from: number, size: number): number =>
    size * (Math.sin(at / 31 + (phases[from] as number)) + 0.6 * Math.sin(at / 12.7 + (phases[from + 1] as number)))
  const height = cuts.at(-1) ?? 0
  const left = (y: number): Point => [2 + drift(y, 0, 1.6), y]
  const right = (y: number): Point => [width - 2 + drift(y, 2, 1.6), y]
  const steps = (from: number, to: number): number[] => {
    const count = Math.max(1, Math.round((to - from) / STEP))
    return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count)
  }
  /** The line under a plot, from the left coast to the right one; -1: the northern coast. */
  const lineAt = (plot: number): Point[] => {
    const y = plot < 0 ? 0 : (cuts[plot] as number)
    const rim = plot < 0 || plot === cuts.length - 1
    const inset = rim ? CORNER : 4
    const inner = steps(inset, width - inset).map((x): Point => [x, y + drift(x + plot * 97, 4, rim ? 1.7 : 2.4)])
    return rim ? inner : [left(y), ...inner, right(y)]
  }
  const side = (edge: (y: number) => Point, plot: number): Point[] => {
    const from = plot ? (cuts[plot - 1] as number) + 10 : CORNER
    const to = (cuts[plot] as number) - (plot === cuts.length - 1 ? CORNER : 10)
    return steps(from, Math.max(from + 1, to)).map(edge)
  }
  const turned = (points: Point[]): Point[] => (across ? points.map(([x, y]): Point => [y, x]) : points)
  const lines = [-1, ...cuts.keys()].map(lineAt)
  const last = cuts.length - 1
  const around = (first: number, end: number): Point[] => {
    const plots = Array.from({ length: end - first + 1 }, (_, at) => first + at)
    return [
      ...(lines[first] as Point[]),
      ...plots.flatMap((plot) => side(right, plot)),
      ...[...(lines[end + 1] as Point[])].reverse(),
      ...plots.reverse().flatMap((plot) => side(left, plot).reverse()),
    ]
  }
  return {
    coast: height ? closedCurve(turned(around(0, last))) : '',
    plots: cuts.map((_, plot) => closedCurve(turned(around(plot, plot)))),
    borders: lines.slice(1, -1).map((points) => line(turned(points))),
  }
}
