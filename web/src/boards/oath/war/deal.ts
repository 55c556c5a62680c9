/** The deal under way: who is to speak, and which pan each option belongs to. Pure. */
import type { GameEvent } from '../../../lib/protocol'
import { DARKEST, PEOPLE, veiledRefs } from '../table'
import type { Catalogue, DealView, OathView } from '../types'

/** What is put into a pan by number: the proposer's and the other's. */
export const BY_NUMBER: readonly (readonly string[])[] = [
  ['give-favor', 'give-secrets'],
  ['ask-favor', 'ask-secrets'],
]

export type Word = { seat: number; fills: boolean }

/** Who puts things on the scales or has to answer, as the log tells it. */
export function wordOf(deal: DealView, past: readonly GameEvent[]): Word {
  const last = past.findLast(({ key }) => key === 'proposed' || key === 'changed-deal' || key === 'deal' || key === 'deal-refused')
  if (last?.key === 'proposed' && last.seat === deal.proposer) return { seat: deal.other, fills: deal.turned }
  if (last?.key === 'changed-deal' && deal.turned) return { seat: deal.proposer, fills: false }
  return { seat: deal.turned ? deal.other : deal.proposer, fills: true }
}

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
