import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pace, stepTime } from '../src/lib/pace'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the pace of moves', () => {
  it('shows the first at once and the others one by one', () => {
    const shown: number[] = []
    const pace = new Pace<number>((item) => shown.push(item))
    for (const item of [1, 2, 3]) pace.push(item)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(stepTime(0, 0))
    expect(shown).toEqual([1, 2])
    vi.runAllTimers()
    expect(shown).toEqual([1, 2, 3])
    expect(pace.busy).toBe(false)
  })
  it('keeps the order of what comes after', () => {
    const shown: string[] = []
    const pace = new Pace<string>((item) => shown.push(item))
    pace.push('a')
    pace.push('b')
    pace.after('table')
    vi.runAllTimers()
    expect(shown).toEqual(['a', 'b', 'table'])
    pace.after('now')
    expect(shown.at(-1)).toBe('now')
  })
  it('can be hurried and dropped', () => {
    const shown: number[] = []
    const pace = new Pace<number>((item) => shown.push(item))
    for (const item of [1, 2, 3]) pace.push(item)
    pace.flush()
    expect(shown).toEqual([1, 2, 3])
    for (const item of [4, 5]) pace.push(item)
    pace.drop()
    vi.runAllTimers()
    expect(shown).toEqual([1, 2, 3, 4])
  })
  it('never takes long, however many wait', () => {
    const shown: number[] = []
    const pace = new Pace<number>((item) => shown.push(item))
    for (let item = 0; item < 20; item++) pace.push(item)
    vi.advanceTimersByTime(4500)
    expect(shown).toHaveLength(20)
  })
})
describe('a pause', () => {
  it('lets nothing go on until it is over, and keeps the order', () => {
    const shown: number[] = []
    const pace = new Pace<number>((item) => shown.push(item))
    pace.push(1)
    pace.push(2)
    pace.pause()
    pace.push(3)
    vi.runAllTimers()
    expect(shown).toEqual([1])
    pace.resume()
    vi.runAllTimers()
    expect(shown).toEqual([1, 2, 3])
  })
})
