/** Where a coach's note stands: beside the thing that it is about, never on it, and where it hides the least. */
export type Box = { left: number; top: number; width: number; height: number }
export type Size = { width: number; height: number }
export type Side = 'right' | 'left' | 'below' | 'above'
export type Place = { left: number; top: number; side: Side }

const GAP = 14
const EDGE = 8

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

const fitted = (at: number, size: number, start: number, room: number): number =>
  Math.max(start + EDGE, Math.min(at, start + room - size - EDGE))

/** What it must not cover weighs more than what it should not: the thing itself, then the options. */
const THING = 8
/** How much it may cover to stand a pixel nearer to the thing; nearer than the gap, where an edge pushes it, is no better. */
const NEAR = 12
const ALONG = [0.5, 0, 1]

/**
 * The place where the note covers least of the thing and of what it should avoid: beside the thing, or beside a whole group
 * that the thing is one of (a row of cards, a list of answers), and rather near than far.
 */
export function placeBeside(thing: Box, note: Size, room: Box, avoid: readonly Box[] = [], groups: readonly Box[] = []): Place {
  const cost = (place: Place): number => {
    const box = { ...place, ...note }
    return avoid.reduce((sum, other) => sum + overlap(box, other), THING * overlap(box, thing)) + NEAR * Math.max(GAP, distance(box, thing))
  }
  const beside = [thing, ...groups].flatMap((box) => placesBeside(box, note, room))
  return beside.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

/** How far two boxes are apart, edge to edge. */
function distance(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width)
  const down = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height)
  return Math.hypot(across, down)
}

/** The box around several; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** The part of a box that lies in another. */
export function within(box: Box, frame: Box): Box {
  const left = Math.max(box.left, frame.left)
  const top = Math.max(box.top, frame.top)
  const right = Math.min(box.left + box.width, frame.left + frame.width)
  const bottom = Math.min(box.top + box.height, frame.top + frame.height)
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

/** On every side, along its middle, its beginning and its end. */
function placesBeside(thing: Box, note: Size, room: Box): Place[] {
  const right = thing.left + thing.width + GAP
  const below = thing.top + thing.height + GAP
  return ALONG.flatMap((share) => {
    const across = thing.left + (thing.width - note.width) * share
    const down = thing.top + (thing.height - note.height) * share
    const wanted: [Side, number, number][] = [
      ['right', right, down],
      ['left', thing.left - note.width - GAP, down],
      ['below', across, below],
      ['above', across, thing.top - note.height - GAP],
    ]
    return wanted.map(([side, left, top]) => ({
      side,
      left: fitted(left, note.width, room.left, room.width),
      top: fitted(top, note.height, room.top, room.height),
    }))
  })
}
