/** Owners of pieces: seats and the neutral colour, with their liveries. */
import { liveries, type Livery } from '../../ui/livery'
import type { Owner } from './types'

export const seatOf = (owner: Owner): number | null => (owner.startsWith('seat:') ? Number(owner.slice(5)) : null)
/** What the owners wear: ask for it while a component is made. */
export function ownerLiveries(): (owner: Owner) => Livery {
  const livery = liveries()
  return (owner) => livery(seatOf(owner))
}

/** Seats in order, neutrals last. */
export const inOrder = (owners: Iterable<Owner>): Owner[] =>
  [...owners].sort((a, b) => (seatOf(a) ?? 99) - (seatOf(b) ?? 99))
