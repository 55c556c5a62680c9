/** Owners of pieces: seats and the neutral colour, with their liveries. */
import { livery, type Livery } from '../../ui/livery'
import type { Owner } from './types'

export const seatOf = (owner: Owner): number | null => (owner.startsWith('seat:') ? Number(owner.slice(5)) : null)
export const liveryOf = (owner: Owner): Livery => livery(seatOf(owner))

/** Seats in order, neutrals last. */
export const inOrder = (owners: Iterable<Owner>): Owner[] =>
  [...owners].sort((a, b) => (seatOf(a) ?? 99) - (seatOf(b) ?? 99))
