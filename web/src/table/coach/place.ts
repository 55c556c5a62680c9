/** Where a coach's note stands: beside the thing that it speaks of, never on it. */
export type Box = { left: number; top: number; width: number; height: number }
export type Size = { width: number; height: number }
export type Side = 'right' | 'left' | 'below' | 'above'
export type Place = { left: number; top: number; side: Side }

const GAP = 14
const EDGE = 8

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

const within = (at: number, size: number, start: number, room: number): number =>
  Math.max(start + EDGE, Math.min(at, start + room - size - EDGE))

/** What it must not cover counts more than what it should not: the thing itself, then what is to be taken. */
const THING = 8
const ALONG = [0.5, 0, 1]

/** The first place beside the thing where the note covers neither that nor what it should avoid; else the best one. */
export function placeBeside(thing: Box, note: Size, room: Box, avoid: readonly Box[] = []): Place {
  const covers = (place: Place): number =>
    avoid.reduce((sum, box) => sum + overlap({ ...place, ...note }, box), THING * overlap({ ...place, ...note }, thing))
  return placesBeside(thing, note, room).reduce((best, place) => (covers(place) < covers(best) ? place : best))
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
      left: within(left, note.width, room.left, room.width),
      top: within(top, note.height, room.top, room.height),
    }))
  })
}
