/** Who has brought the end, and by what. Pure. */
import type { GameEvent } from '../../lib/protocol'

export type Trigger = { seat: number; by: string }

/** The goal that somebody has reached, as the log tells it. */
export function triggered(log: readonly GameEvent[]): Trigger | null {
  const told = log.findLast(({ key }) => key === 'end-triggered')
  return told && told.seat !== null ? { seat: told.seat, by: String(told.facts['by']) } : null
}
