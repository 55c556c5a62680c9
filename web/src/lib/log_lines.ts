/** The log as it is read: what happens several times in a row is one line, and every turn starts a new one. */
import type { GameEvent, HintTaken } from './protocol'

export type Line = {
  event: GameEvent
  text: string
  /** How often it happened in a row, and after how many answers first and last. */
  times: number
  from: number
  to: number
  /** Somebody else begins to act here. */
  turn: boolean
}

/** The key of the line that tells of a hint: the house's own, no game has it. */
export const HINTED = 'house hint'

/** The log with the hints that were asked for, each behind what had happened by then. */
export function withHints(log: readonly GameEvent[], hinted: readonly HintTaken[]): readonly GameEvent[] {
  if (!hinted.length) return log
  const told = hinted.map(({ at, seat }): GameEvent => ({ at, key: HINTED, seat, facts: {} }))
  return [...log, ...told].sort((a, b) => a.at - b.at) // stable: the hint comes after the move
}

export function logLines(log: readonly GameEvent[], tell: (event: GameEvent) => string): Line[] {
  const lines: Line[] = []
  let acting: number | null = null
  for (const event of log) {
    const text = tell(event)
    const last = lines.at(-1)
    if (last && last.text === text && last.event.seat === event.seat && event.at > 0) {
      last.times += 1
      last.to = event.at
      continue
    }
    // bids that are revealed together belong together; what follows an event without an actor does not
    const apart = event.at !== last?.to || last.event.seat === null
    const turn = event.seat !== null && event.seat !== acting && event.at > 0 && apart
    if (event.seat !== null) acting = event.seat
    lines.push({ event, text, times: 1, from: event.at, to: event.at, turn: turn && lines.length > 0 })
  }
  return lines
}
