/** Where the eye is over the chart: the whole of it, or nearer. */
import type { Box, Point } from './plane'

const NEAREST = 4

/** How large pieces and names are at this many pixels per unit of the map, compared with a typical desktop. */
export const sizeAt = (scale: number): number => Math.min(2.1, Math.max(0.8, 0.55 + 1.5 * scale))

/** The smallest type on a board, in pixels: a phone is held nearer to the eye than a desk is. */
export const leastType = (): number => {
  const { innerWidth = 1440, innerHeight = 900 } = globalThis
  return innerWidth < 900 || innerHeight < 500 ? 11 : 12
}

export class Zoom {
  width = $state(0)
  height = $state(0)
  sheet: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 })
  /** How much nearer than the whole chart. */
  factor = $state(1)
  /** The middle of what is seen, as a part of the sheet. */
  centre: Point = $state.raw({ x: 0.5, y: 0.5 })

  fit = $derived(Math.min(this.width / this.sheet.width, this.height / this.sheet.height) || 0.1)
  /** Pixels per unit of the map. */
  scale = $derived(this.fit * this.factor)
  x = $derived(this.width / 2 - (this.sheet.x + this.centre.x * this.sheet.width) * this.scale)
  y = $derived(this.height / 2 - (this.sheet.y + this.centre.y * this.sheet.height) * this.scale)
  size = $derived(sizeAt(this.scale))
  near = $derived(this.factor > 1.01)

  whole = (): void => {
    this.factor = 1
    this.centre = { x: 0.5, y: 0.5 }
  }

  /** Nearer or farther; the point of the map under `at` stays there. */
  by(times: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const factor = Math.min(NEAREST, Math.max(1, this.factor * times))
    const map = { x: (at.x - this.x) / this.scale, y: (at.y - this.y) / this.scale }
    this.factor = factor
    const { sheet, scale } = this
    this.look(
      (map.x - sheet.x + (this.width / 2 - at.x) / scale) / sheet.width,
      (map.y - sheet.y + (this.height / 2 - at.y) / scale) / sheet.height,
    )
  }

  drag(dx: number, dy: number): void {
    const { sheet, scale, centre } = this
    this.look(centre.x - dx / scale / sheet.width, centre.y - dy / scale / sheet.height)
  }

  /** The chart never leaves the window. */
  look(x: number, y: number): void {
    const keep = (part: number, window: number, whole: number): number => {
      const half = Math.min(0.5, window / whole / 2)
      return Math.min(1 - half, Math.max(half, part))
    }
    this.centre = {
      x: keep(x, this.width, this.sheet.width * this.scale),
      y: keep(y, this.height, this.sheet.height * this.scale),
    }
  }
}
