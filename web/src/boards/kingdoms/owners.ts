/** Owners of armies: seats and the neutral colour, with their liveries. */
import { livery, type Livery } from '../../ui/livery'
import type { Words } from '../../lib/words'
import type { Owner } from './types'

export const seatOf = (owner: Owner): number | null => (owner === 'neutral' ? null : owner)
export const liveryOf = (owner: Owner): Livery => livery(seatOf(owner))
export const ownerName = (owner: Owner, words: Words): string =>
  owner === 'neutral' ? words.name('neutral') : words.player(owner)
