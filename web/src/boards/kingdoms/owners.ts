/** Owners of armies: seats and the neutral colour, with their liveries. */
import { liveries, type Livery } from '../../ui/livery'
import type { Words } from '../../lib/words'
import type { Owner } from './types'

export const seatOf = (owner: Owner): number | null => (owner === 'neutral' ? null : owner)
/** What the owners wear: ask for it while a component is made. */
export function ownerLiveries(): (owner: Owner) => Livery {
  const livery = liveries()
  return (owner) => livery(seatOf(owner))
}
export const ownerName = (owner: Owner, words: Words): string =>
  owner === 'neutral' ? words.name('neutral') : words.player(owner)
