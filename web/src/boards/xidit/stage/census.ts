/** The census as far as the log tells it: hands, kind by kind, and who had most. */
import type { GameEvent } from '../../../lib/protocol'
import { refOf } from '../facts'
import { UNITS } from '../types'

export type Count = { unit: string; hands: Map<number, number>; most: Set<number> }

/** What has been shown since the last census began. */
export function countsOf(log: readonly GameEvent[]): Count[] {
  const start = log.findLastIndex(({ key }) => key === 'census')
  const counts = UNITS.map((unit): Count => ({ unit, hands: new Map(), most: new Set() }))
  if (start < 0) return counts
  for (const { key, seat, facts } of log.slice(start)) {
    const count = counts.find(({ unit }) => unit === refOf(facts['unit']))
    if (!count || seat === null) continue
    if (key === 'showed') count.hands.set(seat, Number(facts['units']))
    if (key === 'most-units') count.most.add(seat)
  }
  return counts
}
