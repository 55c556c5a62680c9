/** How the name, tokens and pieces of a region are arranged in its room. Pure; lengths are in pixels of a typical desktop. */
import { inOrder } from '../owners'
import type { RegionView } from '../types'
import { distance, inside, type Point } from './shapes'

export type Item =
  | { kind: 'flag'; owner: string; x: number; y: number }
  | { kind: 'start'; x: number; y: number }
  | { kind: 'token'; token: string; secret: boolean; x: number; y: number }
  | { kind: 'block' | 'castle'; owner: string; count: number; x: number; y: number }

export type Label = {
  lines: { text: string; y: number }[]
  items: Item[]
  flag: { owner: string; x: number; y: number } | null
  width: number
  height: number
  scale: number
}
export type Room = { width: number; height: number }
export type Measure = (text: string) => number

const LINE = 11.5
const ROW = 26
const WIDTHS = { flag: 13, start: 17, token: 21, block: 20, castle: 21 }
const GAP = 2.5
/** Where there is a crowd, everything is a little smaller. */
const CROWDED = 0.85
const SMALL = 0.84

type Unit = { items: Item[]; width: number }

function units(seen: RegionView, start: boolean, secret: boolean, flag: boolean): Unit[] {
  const found: Unit[] = []
  const unit = (...items: Item[]): void => {
    found.push({ items, width: items.reduce((sum, item) => sum + WIDTHS[item.kind], 0) })
  }
  if (flag && seen.control) unit({ kind: 'flag', owner: seen.control, x: 0, y: 0 })
  if (start) unit({ kind: 'start', x: 0, y: 0 })
  if (seen.token) unit({ kind: 'token', token: seen.token, secret, x: 0, y: 0 })
  for (const owner of inOrder(new Set([...Object.keys(seen.armies), ...Object.keys(seen.cities)]))) {
    const items: Item[] = []
    const armies = seen.armies[owner] ?? 0
    const cities = seen.cities[owner] ?? 0
    if (armies) items.push({ kind: 'block', owner, count: armies, x: 0, y: 0 })
    if (cities) items.push({ kind: 'castle', owner, count: cities, x: 0, y: 0 })
    unit(...items)
  }
  return found
}

const widthOf = (row: readonly Unit[]): number => row.reduce((sum, { width }) => sum + width + GAP, -GAP)

/** Units in a given number of rows, the widest row as narrow as possible. */
function rowsOf(all: readonly Unit[], many: number): Unit[][] {
  const caps = [
    ...new Set(all.flatMap((_, from) => all.slice(from).map((_, to) => widthOf(all.slice(from, from + to + 1))))),
  ]
  for (const cap of caps.sort((a, b) => a - b)) {
    const rows: Unit[][] = [[]]
    for (const unit of all) {
      const row = rows.at(-1) as Unit[]
      if (row.length && widthOf([...row, unit]) > cap + 0.01) rows.push([unit])
      else row.push(unit)
    }
    if (rows.length <= many && rows.every((row) => widthOf(row) <= cap + 0.01)) return rows
  }
  return [[...all]]
}

/** A name on one line, or on two of about the same length. */
export function splits(name: string, measure: Measure): string[][] {
  const words = name.split(' ')
  const two = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const widest = (lines: string[]): number => Math.max(...lines.map(measure))
  two.sort((a, b) => widest(a) - widest(b))
  return [[name], ...two.slice(0, 1)]
}

export function labelOf(
  seen: RegionView,
  start: boolean,
  secret: boolean,
  name: string,
  room: Room,
  measure: Measure,
  named = true,
): Label {
  const over = (need: number, have: number): number => Math.max(0, need / have - 1)
  let best: { cost: number; lines: string[]; rows: Unit[][] } | null = null
  const bare = !named && units(seen, start, secret, true).length > 0
  for (const lines of bare ? [[]] : [...splits(name, measure), []]) {
    const all = units(seen, start, secret, lines.length === 0)
    const text = Math.max(0, ...lines.map((line, at) => measure(line) + (at === 0 && seen.control ? WIDTHS.flag : 0)))
    for (let many = all.length ? 1 : 0; many <= Math.min(4, all.length); many++) {
      const rows = many ? rowsOf(all, many) : []
      const width = Math.max(0, ...rows.map(widthOf))
      const height = lines.length * LINE + rows.length * ROW
      const cost =
        over(width, room.width) * 1.1 +
        over(text, room.width) * 0.6 +
        over(height, room.height) * 1.3 +
        (lines.length ? lines.length * 0.02 : 0.55) +
        many * 0.03
      if (!best || cost < best.cost) best = { cost, lines, rows }
    }
  }
  return {
    ...set(best?.lines ?? [], best?.rows ?? [], seen.control, measure),
    scale: best && best.cost > CROWDED ? SMALL : 1,
  }
}

function set(lines: string[], rows: Unit[][], control: string | null, measure: Measure): Label {
  const width = Math.max(0, ...lines.map(measure), ...rows.map(widthOf))
  const height = lines.length * LINE + rows.length * ROW
  let y = -height / 2
  const label: Label = { lines: [], items: [], flag: null, width, height, scale: 1 }
  for (const text of lines) {
    y += LINE
    label.lines.push({ text, y: y - 2.5 })
  }
  const first = label.lines[0]
  if (first && control) label.flag = { owner: control, x: -measure(first.text) / 2 - 6, y: first.y }
  for (const row of rows) {
    y += ROW
    let x = -widthOf(row) / 2
    for (const { items } of row) {
      for (const item of items) {
        const width = WIDTHS[item.kind]
        label.items.push({ ...item, x: x + width / 2, y: y - 2 })
        x += width
      }
      x += GAP
    }
  }
  return label
}

export type Placed = { at: Point; half: Point; home: Point; reach: number; ring: readonly Point[] }

/** Labels that overlap move apart, each a little and never out of its region. */
export function stepAside(labels: Placed[], rounds = 14): void {
  for (let round = 0; round < rounds; round++) {
    for (const [index, a] of labels.entries()) {
      for (const b of labels.slice(index + 1)) {
        const dx = b.at.x - a.at.x
        const dy = b.at.y - a.at.y
        const overX = a.half.x + b.half.x - Math.abs(dx)
        const overY = a.half.y + b.half.y - Math.abs(dy)
        if (overX <= 0 || overY <= 0) continue
        const push =
          overX < overY
            ? { x: (overX / 4) * (Math.sign(dx) || 1), y: 0 }
            : { x: 0, y: (overY / 4) * (Math.sign(dy) || 1) }
        move(a, -push.x, -push.y)
        move(b, push.x, push.y)
      }
    }
  }
}

function move(label: Placed, dx: number, dy: number): void {
  const at = { x: label.at.x + dx, y: label.at.y + dy }
  if (distance(at, label.home) <= label.reach && inside(at, label.ring)) label.at = at
}

/** How much two labels may overlap before one of them loses its name. */
const TOUCH = 0.1

/** The labels whose name is in the way: where two still overlap, the one with more on it. */
export function inTheWay(labels: readonly Placed[], weight: (at: number) => number): Set<number> {
  const found = new Set<number>()
  for (const [one, a] of labels.entries()) {
    for (const [step, b] of labels.slice(one + 1).entries()) {
      const width = a.half.x + b.half.x - Math.abs(b.at.x - a.at.x)
      const height = a.half.y + b.half.y - Math.abs(b.at.y - a.at.y)
      const least = 4 * Math.min(a.half.x * a.half.y, b.half.x * b.half.y)
      if (width <= 0 || height <= 0 || width * height < TOUCH * least) continue
      const other = one + 1 + step
      found.add(weight(other) > weight(one) ? other : one)
    }
  }
  return found
}

export type Written = { text: string; x: number; y: number }

/** The lines of a region's name as they are written, from the middle of its label; above the pieces where they took its place. */
export function nameLines(label: Label, name: string, measure: Measure, grown: number): Written[] {
  const last = label.lines.at(-1)?.y ?? 0
  if (label.lines.length)
    return label.lines.map(({ text, y }, nth) => ({ text, x: label.flag && !nth ? 5 : 0, y: last * label.scale - (last - y) * grown }))
  const lines = splits(name, measure).at(-1) ?? [name]
  return lines.map((text, nth) => ({ text, x: 0, y: (-label.height / 2) * label.scale - (lines.length - 1 - nth) * LINE * grown }))
}

export type Box = { left: number; right: number; top: number; bottom: number }
export type Named = { at: Point; set: Label; lines: readonly Written[]; wanted: boolean }
/** What a name must not lie on, and what it must not leave, both in pixels. */
export type Around = { covered: readonly Box[]; sheet: Box | null }

const shifted = ({ left, right, top, bottom }: Box, { x, y }: Point): Box => ({ left: left + x, right: right + x, top: top + y, bottom: bottom + y })
export const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const within = (a: Box, b: Box): boolean => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom
/** How much of its height small type fills above its line and below it. */
const ABOVE = 0.62
const BELOW = 0.12

/** How far a name may move from its place to be readable, in pixels. */
const ASIDE: readonly Point[] = [0, -8, 8, -15, 15].flatMap((y) => [0, -9, 9, -16, 16].map((x) => ({ x, y })))
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))

/** Where a name may be written: about its place, or, if it stands on its own pieces, also just below them. */
function stepsOf(lines: readonly Box[], pieces: readonly Box[]): readonly Point[] {
  if (!pieces.length) return ASIDE
  const below = Math.max(...pieces.map(({ bottom }) => bottom)) + 2 - Math.min(...lines.map(({ top }) => top))
  return [{ x: 0, y: 0 }, ...[0, -9, 9].map((x) => ({ x, y: below }))]
}

/**
 * The names that can be read, and where the lines of each are: none lies on another, on the pieces of another region or on what
 * covers the map, and none is cut by its edge. What may be picked is named first, then what has room; the rest shows its name from
 * nearer by. Places are in units of the map, `ratio` pixels each.
 */
export function legible(
  all: readonly Named[],
  ratio: number,
  size: number,
  measure: Measure,
  { covered, sheet }: Around,
): Map<number, { aside: Point; boxes: Box[] }> {
  const written = all.map(({ at, lines }) =>
    lines.map(({ text, x, y }): Box => {
      const [middle, foot, half] = [at.x * ratio + x, at.y * ratio + y, measure(text) / 2]
      return { left: middle - half, right: middle + half, top: foot - size * ABOVE, bottom: foot + size * BELOW }
    }),
  )
  const pieces = all.map(({ at, set }) =>
    set.items.map((item): Box => {
      const [middle, foot, half] = [at.x * ratio + item.x * set.scale, at.y * ratio + item.y * set.scale, (WIDTHS[item.kind] / 2) * set.scale]
      return { left: middle - half, right: middle + half, top: foot - (ROW - 6) * set.scale, bottom: foot }
    }),
  )
  const rank = ({ wanted, set }: Named): number => (wanted ? 0 : set.lines.length ? 1 : 2)
  const order = [...all.keys()].sort((a, b) => rank(all[a] as Named) - rank(all[b] as Named) || a - b)
  const kept = new Map<number, { aside: Point; boxes: Box[] }>()
  const taken: Box[] = []
  for (const at of order) {
    const lines = written[at] as Box[]
    const { wanted } = all[at] as Named
    const others = wanted ? taken : [...taken, ...pieces.filter((_, other) => other !== at).flat()]
    const free = (boxes: Box[]): boolean => !boxes.some((line) => others.some((box) => touch(line, box)))
    const clear = (boxes: Box[]): boolean => boxes.every((line) => (!sheet || within(line, sheet)) && !covered.some((box) => touch(line, box)))
    const places = stepsOf(lines, pieces[at] as Box[])
      .map((aside) => ({ aside, boxes: lines.map((line) => shifted(line, aside)) }))
      .filter(({ boxes }) => free(boxes))
    const place = places.find(({ boxes }) => clear(boxes)) ?? (wanted ? places[0] : undefined)
    if (!place) continue
    kept.set(at, place)
    taken.push(...place.boxes)
  }
  return kept
}
