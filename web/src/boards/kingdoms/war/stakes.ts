/** What a war means, in sentences: for one side, or for who looks on. Pure. */
import type { Words } from '../../../lib/words'
import type { KingdomsView, SideView, WarView } from '../types'

export type Stake = { key: 'win' | 'lose' | 'flags' | 'alliance' | 'last' | 'bound'; text: string }

/** war.battle. A tie goes to the defender, or to the only one whose power wins ties. */
function winsTie(war: WarView, side: SideView): boolean {
  const [attacker, defender] = [war.attacker, war.defender].map((seat) => war.sides.find((each) => each.seat === seat))
  return (side.seat === war.attacker) === (attacker?.wins_ties === true && !defender?.wins_ties)
}

export function stakesOf(war: WarView, side: SideView | undefined, view: KingdomsView, words: Words): Stake[] {
  const t = (key: string, facts = {}): string => words.text(`kingdoms-web-war-${key}`, facts)
  const stakes: Stake[] = []
  const add = (key: Stake['key'], text: string): number => stakes.push({ key, text })
  const shared = { refs: war.at_stake.filter((ref) => ref !== war.region) }
  if (shared.refs.length) add('alliance', t(side ? 'breaks' : 'breaks-theirs', { regions: shared }))
  if (!side) return stakes
  const food = view.players[side.seat]?.resources[2] ?? 0
  const tie = winsTie(war, side) ? 'mine' : 'theirs'
  if (side.bound) add('bound', t('bound'))
  add('win', t(side.seat === war.attacker ? 'win-attacker' : 'win-defender', { tie }))
  const way = !side.retreat_to.length ? 'nowhere' : food >= side.retreat_cost ? 'retreat' : 'hungry'
  add('lose', t(`lose-${way}`, { cost: side.retreat_cost, food, tie }))
  if (risksAll(war, side, view)) add('last', t('last'))
  add('flags', t(view.seats > 2 ? 'flags' : 'flags-two'))
  return stakes
}

/** war.last. Whether a side has no army but those that it may have to take away. */
function risksAll(war: WarView, side: SideView, view: KingdomsView): boolean {
  const regions = view.territories.flatMap((territory) => territory.regions)
  const armies = regions.filter(({ ref }) => war.at_stake.includes(ref)).flatMap((region) => region.armies)
  return armies.filter(({ owner }) => owner === side.seat).length === view.players[side.seat]?.armies
}
