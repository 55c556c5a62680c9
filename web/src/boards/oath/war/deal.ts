/** The deal under way: which pan each option belongs to. Pure. */
import type { GameEvent } from '../../../lib/protocol'
import { DARKEST, PEOPLE, veiledRefs } from '../table'
import type { Catalogue, DealView, OathView } from '../types'

/** What is put into a pan by number: the proposer's and the other's. */
export const BY_NUMBER: readonly (readonly string[])[] = [
  ['give-favor', 'give-secrets'],
  ['ask-favor', 'ask-secrets'],
]

export type Goods = {
  ref: string
  kind: 'card' | 'place' | 'number'
  /** What is known of it. */
  seen: string
}

/** What may be put into the pan of a side, or taken out again. */
export function offeredTo(side: number, deal: DealView, view: OathView, catalogue: Catalogue, offered: ReadonlySet<string>): Goods[] {
  const seat = side ? deal.other : deal.proposer
  const player = view.players[seat]
  if (!player) return []
  const veiled = veiledRefs(view, seat)
  const goods: Goods[] = [
    ...(BY_NUMBER[side] ?? []).map((ref) => ({ ref, kind: 'number' as const, seen: ref })),
    ...player.relics.map(({ card }) => ({ ref: card, kind: 'card' as const, seen: card })),
    ...(view.people.holder === seat ? [{ ref: PEOPLE, kind: 'card' as const, seen: PEOPLE }] : []),
    ...(view.darkest.holder === seat ? [{ ref: DARKEST, kind: 'card' as const, seen: DARKEST }] : []),
    ...player.advisers.map(({ card }, at) => ({ ref: veiled[at] ?? card, kind: 'card' as const, seen: card })),
    ...catalogue.regions
      .flatMap(({ places }) => places)
      .filter(({ slot }) => view.sites[slot]?.rulers.includes(seat))
      .map(({ ref, slot }) => ({ ref, kind: 'place' as const, seen: view.sites[slot]?.site ?? 'site' })),
  ]
  return goods.filter(({ ref }) => offered.has(ref))
}
