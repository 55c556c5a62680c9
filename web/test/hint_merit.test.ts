import { describe, expect, it } from 'vitest'
import type { Hint } from '../src/lib/protocol'
import { areEven, merit } from '../src/table/hint_merit'

const hint = (value: number, chance: number | null = null): Hint => ({ ref: 'n:1', value, chance, gains: [], line: ['n:1'], why: [], steps: [] })

describe('what is said of a hint beside its name', () => {
  it('is a chance to win only where the house knows one', () => {
    expect(merit([hint(0.6), hint(0.55)], 0)).toBeNull()
    expect(merit([hint(0.6, 0.42)], 0)).toEqual({ key: 'web-hint-value', percent: 42 })
  })
  it('is otherwise a word for how far it is behind the best', () => {
    const hints = [hint(0.6), hint(0.59), hint(0.56), hint(0.4)]
    expect([1, 2, 3].map((at) => merit(hints, at)?.key)).toEqual(['web-hint-as-good', 'web-hint-close', 'web-hint-weaker'])
  })
  it('is nothing where all are about as good', () => {
    expect(areEven([hint(0.6), hint(0.59)])).toBe(true)
    expect(areEven([hint(0.6), hint(0.5)])).toBe(false)
    expect(areEven([hint(0.6)])).toBe(false)
  })
})
