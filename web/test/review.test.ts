import { describe, expect, it } from 'vitest'
import { logLines, HINTED, withHints } from '../src/lib/log_lines'
import type { GameEvent } from '../src/lib/protocol'
import { DASHES, Plot } from '../src/table/review/graph'

const graph = [
  { answers: 0, chances: [0.5, 0.5] },
  { answers: 4, chances: [0.25, 0.75] },
  { answers: 10, chances: [0, 1] },
]
const plot = new Plot(graph, { left: 0, right: 100, top: 0, bottom: 200 })

describe('the graph of a review', () => {
  it('puts moments across and chances up', () => {
    expect(plot.path(0)).toBe('M0.0 100.0L40.0 150.0L100.0 200.0')
    expect(plot.path(1)).toBe('M0.0 100.0L40.0 50.0L100.0 0.0')
  })

  it('finds the moment at a place and before an answer', () => {
    expect([0, 19, 21, 69, 71, 500].map((x) => plot.nearest(x))).toEqual([0, 0, 1, 1, 2, 2])
    expect([0, 3, 4, 9, 10].map((answers) => plot.momentAt(answers))).toEqual([0, 0, 1, 1, 2])
  })

  it('wears charges on its lines, not at the same places for all', () => {
    const [mine, others] = [plot.marks(0, 2, 50), plot.marks(1, 2, 50)]
    expect(mine.map((mark) => mark.x)).toEqual([20, 70])
    expect(mine[0]?.y).toBe(125)
    expect(others.some((mark) => mine.some(({ x }) => x === mark.x))).toBe(false)
  })

  it('gives every livery a dash of its own', () => {
    expect(new Set(DASHES).size).toBe(6)
  })
})

describe('a hint among people', () => {
  const event = (at: number, key: string): GameEvent => ({ at, key, seat: 0, facts: {} })

  it('stands in the log behind the move before it', () => {
    const log = [event(0, 'a'), event(1, 'b'), event(3, 'c')]
    const lines = logLines(withHints(log, [{ at: 1, seat: 1 }]), (told) => told.key)
    expect(lines.map((line) => line.text)).toEqual(['a', 'b', HINTED, 'c'])
    expect(withHints(log, [])).toBe(log)
  })
})
