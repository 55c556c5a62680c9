/** What moves comes to rest: a page that nobody touches repaints nothing, and spares the battery. */
import { expect, test } from 'vitest'
import { sources } from './files'

test('no animation goes on for ever', () => {
  const animations = sources().flatMap((text) => text.match(/animation: [^;]*/g) ?? [])
  expect(animations.length).toBeGreaterThan(20)
  expect(animations.filter((animation) => animation.includes('infinite'))).toEqual([])
})
