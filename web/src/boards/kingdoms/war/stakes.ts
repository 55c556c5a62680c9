/** What a war means for one side, in sentences: winning, losing, two flags. Pure. */
import type { Words } from '../../../lib/words'
import type { KingdomsView, SideView, WarView } from '../types'

export type Stake = { key: 'win' | 'lose' | 'tie' | 'flags' | 'alliance'; text: string }

export function stakesOf(war: WarView, side: SideView, view: KingdomsView, words: Words): Stake[] {
  const t = (key: string, facts = {}): string => words.text(`kingdoms-web-war-${key}`, facts)
  const attacks = side.seat === war.attacker
  const region = { ref: war.region }
  const food = view.players[side.seat]?.resources[2] ?? 0
  const stakes: Stake[] = [{ key: 'win', text: t(attacks ? 'win-attacker' : 'win-defender', { region }) }]
  const places = side.retreat_to.length
  const facts = { cost: side.retreat_cost, food, places }
  if (!places) stakes.push({ key: 'lose', text: t('lose-nowhere') })
  else stakes.push({ key: 'lose', text: t(food >= side.retreat_cost ? 'lose-retreat' : 'lose-hungry', facts) })
  stakes.push({ key: 'tie', text: t(attacks ? 'tie-attacker' : 'tie-defender') })
  stakes.push({ key: 'flags', text: t(view.seats > 2 ? 'flags' : 'flags-two') })
  const foe = attacks ? war.defender : war.attacker
  const shared = view.alliances
    .filter(({ seats }) => seats.includes(side.seat) && foe !== 'neutral' && seats.includes(foe))
    .flatMap(({ regions }) => regions)
    .filter((ref) => ref !== war.region)
  if (shared.length) stakes.push({ key: 'alliance', text: t('breaks', { regions: { refs: shared } }) })
  return stakes
}
