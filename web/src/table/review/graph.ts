/** The graph of a review: where its lines go. */
import type { Chances } from '../../lib/protocol'

/** Every seat's line has a dash of its own beside its colour and its charge. */
export const DASHES = ['none', '10 4', '3 3', '12 4 3 4', '7 3 2 3 2 3', '1.5 5']

export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] as string

export type Frame = { left: number; right: number; top: number; bottom: number }
export type Spot = { x: number; y: number }

/** A sheet of a given size in pixels, and where moments and chances lie on it. */
export class Plot {
  readonly graph: readonly Chances[]
  readonly frame: Frame
  readonly last: number

  constructor(graph: readonly Chances[], frame: Frame) {
    this.graph = graph
    this.frame = frame
    this.last = Math.max(1, graph.at(-1)?.answers ?? 1)
  }

  x(answers: number): number {
    const { left, right } = this.frame
    return left + (answers / this.last) * (right - left)
  }

  y(chance: number): number {
    const { top, bottom } = this.frame
    return bottom - chance * (bottom - top)
  }

  spots(seat: number): Spot[] {
    return this.graph.map(({ answers, chances }) => ({ x: this.x(answers), y: this.y(chances[seat] ?? 0) }))
  }

  path(seat: number): string {
    return this.spots(seat)
      .map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('')
  }

  /** The moment of the graph at or before this many answers. */
  momentAt(answers: number): number {
    const later = this.graph.findIndex((moment) => moment.answers > answers)
    return Math.max(0, (later < 0 ? this.graph.length : later) - 1)
  }

  /** The moment of the graph that lies nearest to a place on the sheet. */
  nearest(x: number): number {
    const apart = this.graph.map((moment) => Math.abs(this.x(moment.answers) - x))
    return Math.max(0, apart.indexOf(Math.min(...apart)))
  }

  /** Where a line shows its charge: in a few places, different for every seat. */
  marks(seat: number, seats: number, every = 90): Spot[] {
    const spots = this.spots(seat)
    const shift = (seat / Math.max(1, seats)) * every
    const { left, right } = this.frame
    const wanted: Spot[] = []
    for (let x = left + every * 0.4 + shift; x < right; x += every) {
      const after = spots.findIndex((spot) => spot.x >= x)
      const [a, b] = [spots[after - 1], spots[after]]
      if (a && b) wanted.push({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x || 1) })
    }
    return wanted
  }
}
