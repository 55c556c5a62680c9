import { describe, expect, it, vi } from 'vitest'
import type { LessonProgress, LessonNote } from '../src/lib/protocol'
import type { TableModel } from '../src/lib/table.svelte'
import { Coach } from '../src/table/coach/coach.svelte'
import { around, overlap, placeBeside } from '../src/table/coach/place'
import { roomForNotes } from '../src/table/coach/target'

const note = (number: number, ...take: string[]): LessonNote => ({ key: `lesson-first-${number}`, number, pin: 'question', take })
const progress = (stage: LessonProgress['stage'], ...notes: LessonNote[]): LessonProgress => ({ stage, count: 9, notes })

/** A coach at a table where only the lesson counts. */
function coachWith(lesson: LessonProgress): Coach {
  const coach = new Coach({ lesson, scores: null } as unknown as TableModel)
  coach.follow(lesson)
  return coach
}

describe('the coach', () => {
  it('has a note read before the next, and leads to a move', () => {
    const coach = coachWith(progress('following', note(1), note(2, 'n:2')))
    expect([coach.note?.number, coach.take]).toEqual([1, null])
    coach.next()
    expect([coach.note?.number, coach.take]).toEqual([2, 'n:2'])
  })

  it('says once that the lesson has been left, and not to whoever comes in later', () => {
    const coach = coachWith(progress('left'))
    expect(coach.note).toBeNull()
    coach.follow(progress('following', note(1, 'a')))
    expect(coach.note?.key).toBe('web-lesson-left')
    coach.next()
    expect(coach.note).toBeNull()
    expect(coach.free).toBe(true)
  })

  it('falls silent when the last note has been read', () => {
    const coach = coachWith(progress('done', note(9)))
    expect(coach.note?.number).toBe(9)
    coach.next()
    expect(coach.note).toBeNull()
  })
})

describe('a bubble', () => {
  const room = { left: 0, top: 50, width: 1000, height: 650 }
  const bubble = { width: 300, height: 160 }

  it.each([
    ['a card at the left edge', { left: 0, top: 100, width: 120, height: 180 }, 'right'],
    ['a plate at the right edge', { left: 800, top: 300, width: 200, height: 40 }, 'left'],
    ['a row across the top', { left: 0, top: 50, width: 1000, height: 120 }, 'below'],
    ['a dock across the bottom', { left: 0, top: 560, width: 1000, height: 140 }, 'above'],
  ])('stands beside %s', (_, thing, side) => {
    const place = placeBeside(thing, bubble, room)
    expect(place.side).toBe(side)
    expect(overlap({ ...place, ...bubble }, thing)).toBe(0)
    expect(place.left).toBeGreaterThanOrEqual(room.left)
    expect(place.top).toBeGreaterThanOrEqual(room.top)
    expect(place.left + bubble.width).toBeLessThanOrEqual(room.width)
    expect(place.top + bubble.height).toBeLessThanOrEqual(room.top + room.height)
  })

  it('does not cover what is to be taken either', () => {
    const thing = { left: 300, top: 300, width: 60, height: 60 }
    const goal = { left: 420, top: 300, width: 60, height: 60 }
    const place = placeBeside(thing, bubble, room, [goal])
    expect(overlap({ ...place, ...bubble }, thing) + overlap({ ...place, ...bubble }, goal)).toBe(0)
  })

  it('stands beside the whole row where the card beside it would be covered', () => {
    const cards = [0, 130, 260].map((left) => ({ left, top: 100, width: 120, height: 180 }))
    const row = around(cards)!
    const place = placeBeside(cards[0]!, bubble, { ...room, height: 250 }, cards, [row])
    expect(cards.map((card) => overlap({ ...place, ...bubble }, card))).toEqual([0, 0, 0])
    expect(place.left).toBe(380 + 14)
  })

  it('takes the first side that is free, also where an edge pushes it nearer on another', () => {
    const thing = { left: bubble.width + 14 + 5, top: 300, width: 80, height: 40 } // on the left it would have to come 3 px nearer
    expect(placeBeside(thing, bubble, room).side).toBe('right')
  })

  it('rather covers a corner of something than stands far away', () => {
    const thing = { left: 0, top: 100, width: 100, height: 160 }
    const near = { left: 400, top: 100, width: 100, height: 20 }
    const far = { left: 300, top: 100, width: 500, height: 160 }
    expect(placeBeside(thing, bubble, { ...room, top: 90, height: 180 }, [near], [far]).left).toBe(100 + 14)
  })
})

describe('the room for notes', () => {
  const room = (strip: { bottom: number } | null, unrolled = false): unknown => {
    const boxes: Record<string, object | null> = { '#board': { top: 50 }, '.strip:not(.unrolled)': unrolled ? null : strip }
    const at = (selector: string): object | null => (boxes[selector] ?? null) && { getBoundingClientRect: () => boxes[selector] }
    vi.stubGlobal('document', { querySelector: at })
    vi.stubGlobal('innerWidth', 1440)
    vi.stubGlobal('innerHeight', 900)
    try {
      return roomForNotes()
    } finally {
      vi.unstubAllGlobals()
    }
  }
  it('begins below the news of the others, which a learner is to read', () => {
    expect(room({ bottom: 110 })).toEqual({ left: 0, top: 110, width: 1440, height: 790 })
    expect(room(null)).toMatchObject({ top: 50, height: 850 })
  })
  it('is not squeezed by news that are unrolled over the board', () => {
    expect(room({ bottom: 600 }, true)).toMatchObject({ top: 50 })
  })
})
