/** The census as far as the log tells it: hands, kind by kind, and who had most. */
import type { GameEvent } from '../../../lib/protocol'
import { numbersOf, refOf, seatsOf } from '../../../lib/refs'
import { UNITS } from '../types'

export type Count = { unit: string; hands: Map<number, number>; most: Set<number> }

/** What has been shown since the last census began. */
export function countsOf(log: readonly GameEvent[]): Count[] {
  const start = log.findLastIndex(({ key }) => key === 'census')
  const counts = UNITS.map((unit): Count => ({ unit, hands: new Map(), most: new Set() }))
  if (start < 0) return counts
  for (const { key, facts } of log.slice(start)) {
    const count = counts.find(({ unit }) => unit === refOf(facts['unit']))
    if (!count || (key !== 'showed' && key !== 'nobody-showed')) continue
    count.hands = new Map(numbersOf(facts['hands']).entries())
    count.most = new Set(seatsOf(facts['most']))
  }
  return counts
}
