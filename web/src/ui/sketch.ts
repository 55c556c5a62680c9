/** Drawing as if by hand: coasts, ripples and signs for maps, the same every time for the same seed. */

export type Point = [number, number]

/** A small random number generator: for drawings only, never for games. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The outline of an island around a centre. */
export function coast(cx: number, cy: number, rx: number, ry: number, seed: number, points = 28): Point[] {
  const random = chance(seed)
  const waves = [2, 3, 5, 7].map((count) => ({ count, phase: random() * 7, size: 0.34 / count ** 0.75 }))
  return Array.from({ length: points }, (_, at): Point => {
    const angle = (at / points) * Math.PI * 2
    let reach = 1 + (random() - 0.5) * 0.1
    for (const wave of waves) reach += Math.sin(angle * wave.count + wave.phase) * wave.size * 0.5
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
  })
}

/** The same outline further out at sea. */
export function ripple(outline: readonly Point[], cx: number, cy: number, by: number): Point[] {
  return outline.map(([x, y]): Point => {
    const far = Math.hypot(x - cx, y - cy) || 1
    return [x + ((x - cx) / far) * by, y + ((y - cy) / far) * by]
  })
}

/** A closed curve through the points (Catmull–Rom as Béziers). */
export function closedCurve(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point
  const n = (value: number): string => value.toFixed(1)
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (d[0] - b[0]) / 6)} ${n(c[1] - (d[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`
  }
  return `${path}Z`
}

const peak = (x: number, y: number, s: number): string =>
  `M${x - 9 * s} ${y}L${x} ${y - 14 * s}L${x + 9 * s} ${y}M${x} ${y - 14 * s}l${2 * s} ${6 * s}l${-3 * s} ${3 * s}l${2 * s} ${4 * s}`
const fir = (x: number, y: number, s: number): string =>
  `M${x} ${y}v${-3 * s}M${x - 4 * s} ${y - 3 * s}h${8 * s}l${-4 * s} ${-9 * s}Z`
const wave = (x: number, y: number, s: number): string =>
  `M${x - 8 * s} ${y}q${4 * s} ${-4 * s} ${8 * s} 0t${8 * s} 0`
const house = (x: number, y: number, s: number): string =>
  `M${x - 5 * s} ${y}v${-6 * s}l${5 * s} ${-5 * s}l${5 * s} ${5 * s}v${6 * s}Z`

export const signs = { peak, fir, wave, house }
