/** Where the signs of the land stand. */
import type { Region } from './geometry'
import { beyond, boundsOf, distance, hash, inside, type Box, type Point } from './shapes'
import { COUNTRY, SIGNS, type SignName } from './signs'

export type Stand = Point & { sign: SignName; scale: number; flip: boolean }

/** Signs of the same kind stand farther apart. */
const SPREAD = [34, 24] as const

const reach = (point: Point, ring: readonly Point[]): number => {
  let least = Infinity
  for (let at = 0; at < ring.length; at += 2) least = Math.min(least, distance(point, ring[at] as Point))
  return least
}

/** The signs of a region, far ones first; the room for name and pieces stays free. */
export function signsOf(region: Region): Stand[] {
  const [landmark, ...strewn] = COUNTRY[region.side]?.[region.number - 1] ?? ['']
  const bounds = boundsOf(region.outline)
  const { room } = region
  const small = Math.min(room.height, 150)
  const kept: Box = {
    x: room.x + room.width / 2 - small * 0.6,
    y: room.y + room.height / 2 - small * 0.42,
    width: small * 1.2,
    height: small * 0.84,
  }
  const found: Stand[] = []
  const free = (point: Point, size: number, near: number): boolean => {
    const body = { x: point.x, y: point.y - size * 0.45 }
    return (
      inside(body, region.outline) &&
      reach(body, region.outline) > size * 0.62 + 9 &&
      beyond(body, kept) > size * 0.45 &&
      found.every((other) => distance(point, other) > near + SIGNS[other.sign].size * 0.5)
    )
  }
  if (landmark) {
    let best: { at: Point; clear: number } | null = null
    const { size } = SIGNS[landmark]
    for (let y = bounds.y; y < bounds.y + bounds.height; y += 12) {
      for (let x = bounds.x; x < bounds.x + bounds.width; x += 12) {
        const body = { x, y: y - size * 0.45 }
        if (!inside(body, region.outline)) continue
        const clear = Math.min(reach(body, region.outline) * 1.1, beyond(body, kept) * 1.5 + size * 0.3)
        if (!best || clear > best.clear) best = { at: { x, y }, clear }
      }
    }
    if (best)
      found.push({
        ...best.at,
        sign: landmark,
        scale: Math.min(1, Math.max(0.55, best.clear / (size * 0.62))),
        flip: false,
      })
  }
  const tries = 420
  let last: SignName | '' = ''
  for (let at = 0; at < tries && strewn.length; at++) {
    const point = {
      x: bounds.x + hash(`${region.ref}x`, at) * bounds.width,
      y: bounds.y + hash(`${region.ref}y`, at) * bounds.height,
    }
    const name = strewn[Math.floor(hash(`${region.ref}s`, at) * strewn.length)] as SignName
    const { size } = SIGNS[name]
    if (free(point, size, size * 0.8 + SPREAD[name === last ? 0 : 1])) {
      last = name
      found.push({
        ...point,
        sign: name,
        scale: 0.85 + 0.3 * hash(region.ref, at),
        flip: hash(`${region.ref}f`, at) < 0.4,
      })
    }
  }
  return found.sort((a, b) => a.y - b.y)
}
