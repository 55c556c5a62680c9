/** What a coach asks for next on the planning board. */
import type { EditionFacts } from '../types'

/** An order onto a wheel; or the plan lies there as it was told, and can be handed in. */
export type Coached = { wheel: number; order: string } | 'seal' | null

/** `told` are the orders from the first wheel on that is not yet set on the table. */
export function coachedOf(told: readonly string[], wheels: readonly (string | null)[], set: number): Coached {
  if (!told.length) return null
  const wheel = wheels.findIndex((order, at) => at >= set && order !== told[at - set])
  if (wheel < 0) return 'seal'
  const order = told[wheel - set]
  return order === undefined ? null : { wheel, order }
}

/** The cities on the way of a plan, the one where it begins first. */
export function wayOf(orders: readonly (string | null)[], from: string | null, edition: EditionFacts): Set<string> {
  const way = new Set<string>()
  let at = from
  for (const order of [null, ...orders]) {
    at = (at && order && edition.cities[at]?.roads[order]) || at
    if (at) way.add(at)
  }
  return way
}
