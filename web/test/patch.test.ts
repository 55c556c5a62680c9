import { describe, expect, it } from 'vitest'
import type { Patch } from '../src/lib/protocol'
import { applyPatch, BadPatch } from '../src/lib/patch'
import { read } from './files'

const view = { turn: 1, row: [{ card: 'card:lake', price: 0 }, { card: 'card:graveyard', price: 1 }], regions: { a: { armies: 2 } } }

describe('a patch', () => {
  it('replaces what is at a path', () => {
    expect(applyPatch(view, [[['row', 1, 'price'], 3]])).toEqual({
      ...view,
      row: [view.row[0], { card: 'card:graveyard', price: 3 }],
    })
  })
  it('leaves what it does not touch the same object', () => {
    const next = applyPatch(view, [[['turn'], 2]]) as typeof view
    expect(next).not.toBe(view)
    expect(next.row).toBe(view.row)
    expect(view.turn).toBe(1)
  })
  it('removes keys that are gone', () => {
    expect(applyPatch(view, [[['regions', 'a'], { gone: true }]])).toEqual({ ...view, regions: {} })
  })
  it('knows a value with a field "gone" from the mark', () => {
    expect(applyPatch(view, [[['turn'], { gone: true, more: 1 }]])).toMatchObject({ turn: { gone: true, more: 1 } })
  })
  it('adds keys and appends', () => {
    expect(applyPatch({ list: [1] }, [[['list', 1], 2], [['new'], null]])).toEqual({ list: [1, 2], new: null })
  })
  it('with an empty path replaces everything', () => {
    expect(applyPatch(view, [[[], { fresh: true }]])).toEqual({ fresh: true })
    expect(applyPatch(null, [[[], { first: 1 }], [['first'], 2]])).toEqual({ first: 2 })
  })
  it('that does not fit says so', () => {
    expect(() => applyPatch(view, [[['nowhere', 'deep'], 1]])).toThrow(BadPatch)
    expect(() => applyPatch(view, [[['row', 9, 'price'], 1]])).toThrow(BadPatch)
    expect(() => applyPatch(null, [[['row'], 1]])).toThrow(BadPatch)
  })
  it('of the house makes of any view the one that came after it, and leaves the old one alone', () => {
    type Case = { before: unknown; patch: Patch; after: unknown }
    const cases = JSON.parse(read('test/patches.json')) as Case[]
    expect(cases.length).toBeGreaterThan(300)
    for (const { before, patch, after } of cases) {
      const kept = structuredClone(before)
      expect(applyPatch(before, patch)).toStrictEqual(after)
      expect(before).toStrictEqual(kept)
    }
  })
})
