/** The sea as a grid: how far it is to land and to the lanes, and what is free. Pure. */
import type { Chart } from './geometry'
import { beyond, boundsOf, distance, inside, type Box, type Point } from './shapes'

export type Disc = Point & { r: number }

const STEP = 26

export class Sea {
  readonly columns: number
  readonly rows: number
  /** How far land is; 0 on land. */
  readonly clear: Float32Array
  readonly lanes: Float32Array
  readonly taken: Disc[] = []

  constructor(
    chart: Chart,
    readonly box: Box,
  ) {
    this.columns = Math.ceil(box.width / STEP)
    this.rows = Math.ceil(box.height / STEP)
    const land = new Uint8Array(this.columns * this.rows)
    for (const { outline } of chart.regions) {
      const bounds = boundsOf(outline)
      this.#each(bounds, (point, at) => {
        if (!land[at] && inside(point, outline)) land[at] = 1
      })
      for (const point of outline) land[this.at(point)] = 1
    }
    const water = new Uint8Array(land.length)
    for (const { path, from, to } of [...chart.lanes, ...chart.bridges]) {
      for (const point of [...pathPoints(path), from, to]) water[this.at(point)] = 1
    }
    this.clear = this.#distances(land)
    this.lanes = this.#distances(water)
  }

  at(point: Point): number {
    const column = Math.min(this.columns - 1, Math.max(0, Math.floor((point.x - this.box.x) / STEP)))
    const row = Math.min(this.rows - 1, Math.max(0, Math.floor((point.y - this.box.y) / STEP)))
    return row * this.columns + column
  }

  point(at: number): Point {
    return {
      x: this.box.x + ((at % this.columns) + 0.5) * STEP,
      y: this.box.y + (Math.floor(at / this.columns) + 0.5) * STEP,
    }
  }

  #each(box: Box, visit: (point: Point, at: number) => void): void {
    const first = this.at(box)
    const last = this.at({ x: box.x + box.width, y: box.y + box.height })
    for (let row = Math.floor(first / this.columns); row <= Math.floor(last / this.columns); row++) {
      for (let column = first % this.columns; column <= last % this.columns; column++) {
        const at = row * this.columns + column
        visit(this.point(at), at)
      }
    }
  }

  /** Distances to the marked cells, in two sweeps. */
  #distances(marked: Uint8Array): Float32Array {
    const { columns, rows } = this
    const far = new Float32Array(marked.length).fill(1e6)
    marked.forEach((mark, at) => mark && (far[at] = 0))
    const relax = (at: number, other: number, cost: number): void => {
      const way = (far[other] as number) + cost * STEP
      if (way < (far[at] as number)) far[at] = way
    }
    for (const sweep of [1, -1]) {
      for (let n = 0; n < marked.length; n++) {
        const at = sweep > 0 ? n : marked.length - 1 - n
        const column = at % columns
        const row = Math.floor(at / columns)
        const [left, right] = sweep > 0 ? [column > 0, column < columns - 1] : [column < columns - 1, column > 0]
        if (left) relax(at, at - sweep, 1)
        if (sweep > 0 ? row === 0 : row === rows - 1) continue
        relax(at, at - sweep * columns, 1)
        if (left) relax(at, at - sweep * (columns + 1), Math.SQRT2)
        if (right) relax(at, at - sweep * (columns - 1), Math.SQRT2)
      }
    }
    return far
  }

  /** The free place with the most water around it. */
  widest(): Disc | null {
    let best: Disc | null = null
    for (let at = 0; at < this.clear.length; at++) {
      const point = this.point(at)
      let r = Math.min(this.clear[at] as number, this.lanes[at] as number, -beyond(point, this.box))
      if (best && r <= best.r) continue
      for (const other of this.taken) r = Math.min(r, distance(point, other) - other.r)
      if (!best || r > best.r) best = { ...point, r }
    }
    return best
  }

  /** Free water for a line of text; the cheapest place. */
  line(width: number, height: number, cost: (point: Point) => number, most: number): Point | null {
    const half = Math.ceil(width / 2 / STEP)
    const free = Array.from(this.clear, (clear, at) => {
      if (clear < height * 0.8 || (this.lanes[at] as number) < 30) return false
      const point = this.point(at)
      return this.taken.every((other) => distance(other, point) > other.r + 6)
    })
    let best: Point | null = null
    let least = most
    const edge = Math.max(1, Math.ceil(height / 2 / STEP))
    for (let row = edge; row < this.rows - edge; row++) {
      let run = 0
      for (let column = 0; column < this.columns; column++) {
        run = free[row * this.columns + column] ? run + 1 : 0
        if (run < 2 * half + 1) continue
        const point = this.point(row * this.columns + column - half)
        const price = cost(point)
        if (price < least) [best, least] = [point, price]
      }
    }
    return best
  }
}

/** Points along a path of M and Q steps. */
function pathPoints(path: string): Point[] {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
  const points: Point[] = []
  for (let at = 0; at + 5 < numbers.length; at += 4) {
    const [x0, y0, x1, y1, x2, y2] = numbers.slice(at, at + 6) as [number, number, number, number, number, number]
    for (let t = 0; t <= 1; t += 0.05) {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      points.push({ x: a * x0 + b * x1 + c * x2, y: a * y0 + b * y1 + c * y2 })
    }
  }
  return points
}
