/** Where things stand on the chart: signs on the land, flags and names in the sea, the rose where most sea is free. */
import type { Chart, Region } from './geometry'
import { HEIGHT, WIDTH } from './sides'
import { boundsOf, distance, hash, inside, type Box, type Point } from './shapes'
import { COUNTRY, SIGNS, type SignName } from './signs'

export type Stand = Point & { sign: SignName; scale: number; flip: boolean }

/** Signs of a kind stand farther from each other. */
const SPREAD = [34, 24] as const

const reach = (point: Point, ring: readonly Point[]): number => {
  let least = Infinity
  for (let at = 0; at < ring.length; at += 2) least = Math.min(least, distance(point, ring[at] as Point))
  return least
}

/** How far a point is from a box; negative inside. */
export const beyond = (point: Point, box: Box): number =>
  Math.max(
    Math.abs(point.x - box.x - box.width / 2) - box.width / 2,
    Math.abs(point.y - box.y - box.height / 2) - box.height / 2,
  )

/** The signs of a region, far ones first; the room for name and pieces stays free. */
export function signsOf(region: Region): Stand[] {
  const [landmark, ...strewn] = COUNTRY[region.side]?.[region.number - 1] ?? ['']
  const bounds = boundsOf(region.outline)
  const { room } = region
  const small = Math.min(room.height, 150)
  const kept: Box = { x: room.x + room.width / 2 - small * 0.6, y: room.y + room.height / 2 - small * 0.42, width: small * 1.2, height: small * 0.84 }
  const found: Stand[] = []
  const free = (point: Point, size: number, near: number): boolean => {
    const body = { x: point.x, y: point.y - size * 0.45 }
    return (
      inside(body, region.outline) && reach(body, region.outline) > size * 0.62 + 9 &&
      beyond(body, kept) > size * 0.45 && found.every((other) => distance(point, other) > near + SIGNS[other.sign].size * 0.5)
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
    if (best) found.push({ ...best.at, sign: landmark, scale: Math.min(1, Math.max(0.55, best.clear / (size * 0.62))), flip: false })
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
      found.push({ ...point, sign: name, scale: 0.85 + 0.3 * hash(region.ref, at), flip: hash(`${region.ref}f`, at) < 0.4 })
    }
  }
  return found.sort((a, b) => a.y - b.y)
}

/** The sea as a grid of distances to land and lanes. */
export type Sea = { box: Box; step: number; columns: number; clear: Float32Array; lanes: Float32Array }

export function seaOf(chart: Chart, box: Box): Sea {
  const step = 26
  const columns = Math.ceil(box.width / step)
  const rows = Math.ceil(box.height / step)
  const clear = new Float32Array(columns * rows)
  const lanes = new Float32Array(columns * rows).fill(Infinity)
  const dots = chart.lanes.concat(chart.bridges).flatMap(({ from, to, path }) => [...pathPoints(path), from, to])
  const coast = chart.regions.map(({ outline }) => ({ outline, bounds: boundsOf(outline) }))
  for (let at = 0; at < clear.length; at++) {
    const point = { x: box.x + ((at % columns) + 0.5) * step, y: box.y + (Math.floor(at / columns) + 0.5) * step }
    let least = Infinity
    for (const { outline, bounds } of coast) {
      if (beyond(point, bounds) > least) continue
      if (inside(point, outline)) least = -1
      else least = Math.min(least, reach(point, outline))
      if (least < 0) break
    }
    clear[at] = least
    for (const dot of dots) lanes[at] = Math.min(lanes[at] as number, distance(point, dot))
  }
  return { box, step, columns, clear, lanes }
}

/** Points along a path of M and Q steps. */
function pathPoints(path: string): Point[] {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
  const points: Point[] = []
  for (let at = 0; at + 5 < numbers.length; at += 4) {
    const [x0, y0, x1, y1, x2, y2] = numbers.slice(at, at + 6) as [number, number, number, number, number, number]
    for (let t = 0; t <= 1; t += 0.1) {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      points.push({ x: a * x0 + b * x1 + c * x2, y: a * y0 + b * y1 + c * y2 })
    }
  }
  return points
}

/** The free place in the sea that is best by a measure; taken places count as land. */
export function berth(sea: Sea, taken: readonly (Point & { r: number })[], worth: (at: Point, clear: number) => number): (Point & { r: number }) | null {
  let best: (Point & { r: number }) | null = null
  let most = -Infinity
  for (let at = 0; at < sea.clear.length; at++) {
    const point = { x: sea.box.x + ((at % sea.columns) + 0.5) * sea.step, y: sea.box.y + (Math.floor(at / sea.columns) + 0.5) * sea.step }
    let clear = Math.min(sea.clear[at] as number, sea.lanes[at] as number, -beyond(point, sea.box))
    for (const other of taken) clear = Math.min(clear, distance(point, other) - other.r)
    const value = worth(point, clear)
    if (value > most) {
      most = value
      best = { ...point, r: clear }
    }
  }
  return best
}

export type Standing = Point & { left: boolean }

export type Furniture = {
  /** Where the flag of each island stands. */
  flags: Standing[]
  names: { ref: string; x: number; y: number }[]
  rose: (Point & { r: number }) | null
  ships: (Point & { r: number })[]
}

/** How large flags and names of sides are, in units of the map. */
export type Sizes = { flag: number; line: number; names: ReadonlyMap<string, number> }

export function furnish(chart: Chart, box: Box, sizes: Sizes): Furniture {
  const sea = seaOf(chart, box)
  const taken: (Point & { r: number })[] = []
  const flags = plantFlags(chart, box, sea, sizes.flag)
  for (const { x, y, left } of flags) taken.push({ x: x + (left ? -0.35 : 0.35) * sizes.flag, y: y - sizes.flag * 0.55, r: sizes.flag * 0.6 })
  const boxes = chart.pieces.map((piece) => piece.box)
  const names = chart.pieces.flatMap((piece) => {
    const place = nameBerth(sea, taken, piece.box, boxes, sizes.names.get(piece.ref) ?? 0, sizes.line)
    if (!place) return []
    const wide = (sizes.names.get(piece.ref) ?? 0) / 2
    for (let dx = -wide; dx <= wide; dx += sizes.line / 2) taken.push({ x: place.x + dx, y: place.y, r: sizes.line * 1.2 })
    return [{ ref: piece.ref, ...place }]
  })
  const rose = berth(sea, taken, (_, clear) => clear)
  if (rose) taken.push({ ...rose, r: Math.min(rose.r, 190) })
  const ships: (Point & { r: number })[] = []
  for (let many = 0; many < 2; many++) {
    const ship = berth(sea, taken, (_, clear) => clear)
    if (!ship || ship.r < 70) break
    taken.push({ ...ship, r: Math.min(ship.r, 260) })
    ships.push(ship)
  }
  return { flags, names, rose, ships }
}

/** Where the cloth of a standard is, seen from its foot, as parts of its size. */
const CLOTH = [0.15, 0.4, 0.65].flatMap((x) => [-0.9, -0.65, -0.4].map((y) => ({ x, y })))

/** A standard stands on the shore of its island; its cloth flies over free water, at least not over names or lanes. */
function plantFlags(chart: Chart, box: Box, sea: Sea, size: number): Standing[] {
  const planted: Standing[] = []
  const rooms = chart.regions.map(({ room }) => room)
  for (const island of chart.islands) {
    const own = chart.regions.filter(({ ref }) => island.regions.includes(ref))
    const line = island.coast.flat()
    const bounds = boundsOf(line)
    let best: Standing = { x: bounds.x, y: bounds.y, left: false }
    let least = Infinity
    for (let at = 0; at < line.length; at += 3) {
      const foot = line[at] as Point
      for (const left of [false, true]) {
        let cost = ((foot.y - bounds.y) / bounds.height) * 3 + (left ? 0.4 : 0)
        for (const part of CLOTH) {
          const spot = { x: foot.x + part.x * size * (left ? -1 : 1), y: foot.y + part.y * size }
          if (beyond(spot, box) > -6) cost += 6
          if (rooms.some((room) => beyond(spot, room) < 0)) cost += 3
          const [clear, lane] = depth(sea, spot)
          if (clear < 0) cost += own.some(({ outline }) => inside(spot, outline)) ? 0.45 : 4
          else if (clear < 14) cost += 0.3
          if (lane < 24) cost += 1.5
          for (const other of planted) if (distance(spot, { x: other.x, y: other.y - size * 0.5 }) < size) cost += 2
        }
        if (cost < least) [best, least] = [{ x: foot.x, y: foot.y, left }, cost]
      }
    }
    planted.push(best)
  }
  return planted
}

/** How far the land and the lanes are from a point in the sea. */
function depth({ box, step, columns, clear, lanes }: Sea, at: Point): [number, number] {
  const index = Math.floor((at.y - box.y) / step) * columns + Math.floor((at.x - box.x) / step)
  return [clear[index] ?? Infinity, lanes[index] ?? Infinity]
}

/** Free water for a line of text beside a piece. */
function nameBerth(
  sea: Sea, taken: readonly (Point & { r: number })[], piece: Box, pieces: readonly Box[], width: number, height: number,
): Point | null {
  const { box, step, columns, clear, lanes } = sea
  const rows = clear.length / columns
  const half = Math.ceil(width / 2 / step)
  const tall = Math.ceil(height / 2 / step)
  const free = (column: number, row: number): boolean => {
    const at = row * columns + column
    const point = { x: box.x + (column + 0.5) * step, y: box.y + (row + 0.5) * step }
    return (
      (clear[at] as number) > height * 0.8 && (lanes[at] as number) > 20 &&
      taken.every((other) => distance(other, point) > other.r + 6)
    )
  }
  /** A name in the waters of another piece misleads. */
  const elsewhere = (point: Point): number =>
    pieces.reduce((sum, other) => (other === piece ? sum : sum + Math.max(0, 90 - Math.max(-60, beyond(point, other)))), 0)
  let best: Point | null = null
  let least = 420
  for (let row = tall; row < rows - tall; row++) {
    for (let column = half; column < columns - half; column++) {
      const point = { x: box.x + (column + 0.5) * step, y: box.y + (row + 0.5) * step }
      const far = Math.max(0, beyond(point, piece)) + elsewhere(point) + Math.abs(point.x - piece.x - piece.width / 2) * 0.12 - (point.y > piece.y + piece.height / 2 ? 12 : 0)
      if (far >= least) continue
      let fits = true
      for (let dx = -half; fits && dx <= half; dx++) fits = free(column + dx, row)
      if (fits) [best, least] = [point, far]
    }
  }
  return best
}

/** The land with some sea around it. */
export function sheetOf(chart: Chart): Box {
  const { x, y, width, height } = chart.bounds
  return { x: x - 40, y: y - 46, width: Math.max(width + 80, WIDTH), height: Math.max(height + 96, HEIGHT * 0.7) }
}
