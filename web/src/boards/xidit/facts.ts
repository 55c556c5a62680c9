/** Reading the facts of events, questions and previews. */
import type { Fact } from '../../lib/protocol'

export const refOf = (fact: Fact | undefined): string =>
  typeof fact === 'object' && fact !== null && 'ref' in fact ? fact.ref : ''
export const refOrNull = (fact: Fact | undefined): string | null => refOf(fact) || null
export const refsOf = (fact: Fact | undefined): string[] =>
  typeof fact === 'object' && fact !== null && 'refs' in fact ? fact.refs : []
export const numbersOf = (fact: Fact | undefined): number[] => refsOf(fact).map(Number)
export const seatsOf = (fact: Fact | undefined): number[] => refsOf(fact).map((ref) => Number(ref.slice('seat:'.length)))
