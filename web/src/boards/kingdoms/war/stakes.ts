/** What a war means for one side, in sentences: winning, losing, a tie, two flags. Pure. */
import type { Words } from '../../../lib/words'
import type { KingdomsView, SideView, WarView } from '../types'

export type Stake = { key: 'win' | 'lose' | 'tie' | 'flags' | 'alliance' | 'bound'; text: string }

/** war.battle. A tie goes to the defender, or to the only one whose power wins ties. */
function winsTie(war: WarView, side: SideView): boolean {
  const [attacker, defender] = [war.attacker, war.defender].map((seat) => war.sides.find((each) => each.seat === seat))
  return (side.seat === war.attacker) === (attacker?.wins_ties === true && !defender?.wins_ties)
}

export function stakesOf(war: WarView, side: SideView, view: KingdomsView, words: Words): Stake[] {
  const t = (key: string, facts = {}): string => words.text(`kingdoms-web-war-${key}`, facts)
  const stakes: Stake[] = []
  const add = (key: Stake['key'], text: string): number => stakes.push({ key, text })
  const food = view.players[side.seat]?.resources[2] ?? 0
  const shared = war.at_stake.filter((ref) => ref !== war.region)
  if (side.bound) add('bound', t('bound'))
  add('win', t(side.seat === war.attacker ? 'win-attacker' : 'win-defender', { region: { ref: war.region } }))
  if (!side.retreat_to.length) add('lose', t('lose-nowhere'))
  else add('lose', t(food >= side.retreat_cost ? 'lose-retreat' : 'lose-hungry', { cost: side.retreat_cost, food }))
  add('tie', t(winsTie(war, side) ? 'tie-mine' : 'tie-theirs'))
  add('flags', t(view.seats > 2 ? 'flags' : 'flags-two'))
  if (shared.length) add('alliance', t('breaks', { regions: { refs: shared } }))
  return stakes
}
