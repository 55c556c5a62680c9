/** Refs: what a thing is called in answers, events and views. */
import type { Fact, Facts, GameEvent } from './protocol'

/** The ref of a fact that names one thing; empty if it names none. */
export const refOf = (fact: Fact | undefined): string =>
  typeof fact === 'object' && fact !== null && 'ref' in fact ? fact.ref : ''
export const refOrNull = (fact: Fact | undefined): string | null => refOf(fact) || null

/** A fact that is a list: of refs, of numbers, of seats. */
export const refsOf = (fact: Fact | undefined): string[] =>
  typeof fact === 'object' && fact !== null && 'refs' in fact ? fact.refs : []
export const numbersOf = (fact: Fact | undefined): number[] => refsOf(fact).map(Number)
export const seatsOf = (fact: Fact | undefined): number[] => refsOf(fact).map((ref) => Number(ref.slice('seat:'.length)))

/** The refs that occur in facts. */
export function factRefs(facts: Facts): string[] {
  const found: string[] = []
  for (const fact of Object.values(facts)) {
    if (typeof fact !== 'object' || fact === null) continue
    if ('ref' in fact) found.push(fact.ref)
    else if ('refs' in fact) found.push(...fact.refs)
  }
  return found
}

export function eventRefs(events: readonly GameEvent[]): Set<string> {
  return new Set(events.flatMap((event) => factRefs(event.facts)))
}

/** The events of the last answer that caused any. The set-up is nobody's move. */
export function lastEvents(log: readonly GameEvent[]): GameEvent[] {
  const at = log.at(-1)?.at
  return at ? log.filter((event) => event.at === at) : []
}
