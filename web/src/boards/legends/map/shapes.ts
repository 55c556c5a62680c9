/** Points, outlines, and noise that is the same in every browser. Pure functions. */

import type { Box, Point } from '../../parts/plane'

export type { Box, Point }

export const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const rounded = (n: number): number => Math.round(n * 10) / 10

/** A number from 0 to 1 for a text and an index: FNV-1a, then mixed. */
export function hash(seed: string, at = 0): number {
  let h = 0x811c9dc5 ^ at
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 0xffffffff
}

/** Smooth noise from -1 to 1 over the plane. */
export function noise(seed: string, x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const ease = (f: number): number => f * f * (3 - 2 * f)
  const [u, v] = [ease(x - i), ease(y - j)]
  const corner = (di: number, dj: number): number => hash(seed, (i + di) * 7919 + (j + dj))
  const top = corner(0, 0) * (1 - u) + corner(1, 0) * u
  const low = corner(0, 1) * (1 - u) + corner(1, 1) * u
  return (top * (1 - v) + low * v) * 2 - 1
}

/** Corner cutting; the ends of an open line stay. */
export function soften(line: readonly Point[], closed: boolean, rounds = 2): Point[] {
  let points = [...line]
  for (let round = 0; round < rounds; round++) {
    const cut: Point[] = []
    const last = closed ? points.length : points.length - 1
    for (let at = 0; at < last; at++) {
      const a = points[at] as Point
      const b = points[(at + 1) % points.length] as Point
      const ends = !closed && (at === 0 || at === last - 1)
      cut.push(!closed && at === 0 ? a : mix(a, b, 0.25))
      cut.push(!closed && at === last - 1 ? b : mix(a, b, 0.75))
      if (ends && last === 1) return points
    }
    points = cut
  }
  return points
}

/** Points at even steps along a line. */
export function resample(line: readonly Point[], closed: boolean, step: number): Point[] {
  const ring = closed ? [...line, line[0] as Point] : line
  const length = lengthOf(ring)
  const parts = Math.max(2, Math.round(length / step))
  const found: Point[] = []
  let at = 0
  let done = 0
  for (let part = 0; part <= parts; part++) {
    const want = (length * part) / parts
    while (at < ring.length - 2 && done + distance(ring[at] as Point, ring[at + 1] as Point) < want) {
      done += distance(ring[at] as Point, ring[at + 1] as Point)
      at++
    }
    const a = ring[at] as Point
    const b = ring[at + 1] as Point
    found.push(mix(a, b, Math.min(1, (want - done) / (distance(a, b) || 1))))
  }
  if (closed) found.pop()
  return found
}

export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, at) => (at ? sum + distance(line[at - 1] as Point, point) : 0), 0)

/** A line as if drawn by hand: it strays to both sides, in bays and in tremors, but never at its ends. */
export function stray(line: readonly Point[], closed: boolean, seed: string, bays: number, tremor: number): Point[] {
  const many = line.length
  return line.map((point, at) => {
    const before = line[closed ? (at - 1 + many) % many : Math.max(0, at - 1)] as Point
    const after = line[closed ? (at + 1) % many : Math.min(many - 1, at + 1)] as Point
    const long = distance(before, after) || 1
    const ease = closed ? 1 : Math.min(1, at / 5, (many - 1 - at) / 5)
    const wave = (length: number): number => noise(seed + length, point.x / length, point.y / length)
    const off = ease * (bays * (wave(96) + 0.5 * wave(44)) + tremor * wave(17))
    return { x: point.x - ((after.y - before.y) / long) * off, y: point.y + ((after.x - before.x) / long) * off }
  })
}

export function pathOf(line: readonly Point[], closed: boolean): string {
  const steps = line.map((point, at) => `${at ? 'L' : 'M'}${rounded(point.x)} ${rounded(point.y)}`)
  return steps.join('') + (closed ? 'Z' : '')
}

export function inside(point: Point, ring: readonly Point[]): boolean {
  let within = false
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const a = ring[at] as Point
    const b = ring[before] as Point
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      within = !within
  }
  return within
}

export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export const centreOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** How far a point is from a box; negative inside. */
export const beyond = (point: Point, box: Box): number =>
  Math.max(
    Math.abs(point.x - box.x - box.width / 2) - box.width / 2,
    Math.abs(point.y - box.y - box.height / 2) - box.height / 2,
  )

export function nearest(to: Point, line: readonly Point[]): Point {
  let best = line[0] as Point
  for (const point of line) if (distance(point, to) < distance(best, to)) best = point
  return best
}

/** The two points where two lines come closest. */
export function closest(a: readonly Point[], b: readonly Point[]): [Point, Point] {
  let best: [Point, Point] = [a[0] as Point, b[0] as Point]
  for (const point of a) {
    const other = nearest(point, b)
    if (distance(point, other) < distance(...best)) best = [point, other]
  }
  return best
}

/** The best room for a few lines: not too narrow, not too flat. */
export function bestRoom(ring: readonly Point[]): Box {
  const rooms = (
    [
      [1.45, 1],
      [0.85, 0.72],
      [2.4, 0.72],
    ] as const
  ).map(([shape, worth]) => {
    const room = roomIn(ring, shape)
    return { room, worth: room.width * room.height * worth }
  })
  return rooms.reduce((a, b) => (b.worth > a.worth ? b : a)).room
}

/** The largest box of a given shape (width over height) that lies in an outline, and its centre. */
export function roomIn(ring: readonly Point[], shape: number): Box {
  const bounds = boundsOf(ring)
  const step = Math.max(8, Math.min(bounds.width, bounds.height) / 16)
  let best: Box = { ...centreOf(bounds), width: 0, height: 0 }
  for (let y = bounds.y + step; y < bounds.y + bounds.height; y += step) {
    for (let x = bounds.x + step; x < bounds.x + bounds.width; x += step) {
      // how tall the box may be: no point of the outline lies in it, and it lies where its centre lies
      let height = Infinity
      for (const point of ring) {
        height = Math.min(height, 2 * Math.max(Math.abs(point.y - y), Math.abs(point.x - x) / shape))
        if (height <= best.height) break
      }
      if (height > best.height && inside({ x, y }, ring))
        best = { x: x - (height * shape) / 2, y: y - height / 2, width: height * shape, height }
    }
  }
  return best
}
