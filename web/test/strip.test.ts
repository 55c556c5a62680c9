import { describe, expect, it } from 'vitest'
import { fitting } from '../src/table/strip/fitting'

describe('the strip', () => {
  const inside = { right: 200, bottom: 48 }
  const line = (row: number, rows = 1): { right: number; bottom: number } => ({ right: 150, bottom: 16 * (row + rows) })

  it('shows whole sentences only', () => {
    expect(fitting(inside, [line(0), line(1), line(2)])).toBe(3)
    expect(fitting(inside, [line(0), line(1, 3), line(4)])).toBe(1)
    expect(fitting(inside, [line(0), { right: 240, bottom: 16 }])).toBe(1)
    expect(fitting(inside, [])).toBe(0)
  })

  it('never hides the first one', () => {
    expect(fitting(inside, [line(0, 5), line(5)])).toBe(1)
  })

  it('hides every change that does not fit', () => {
    expect(fitting(inside, [{ right: 230, bottom: 18 }], 0)).toBe(0)
  })

  it('does not mind fractions of a pixel', () => {
    expect(fitting(inside, [line(0), { right: 200.4, bottom: 48.4 }])).toBe(2)
  })
})
