/** A campaign as the log tells it: for the moment of the roll, and after its end, when the view knows it no more. Pure. */
import type { GameEvent } from '../../../lib/protocol'
import { numbersOf, refOf } from '../../../lib/refs'
import type { Campaign, OathView, Side } from '../types'

export type Battle = {
  war: Campaign
  /** What followed once it was decided, and what the skulls did before, as the log says it. */
  story: GameEvent[]
  over: boolean
}

const BEGINS = 'campaign'
const ENDS = 'campaign-over'
export const ROLLED = 'attack'

/** What the drawing says already, or what is not a consequence of it. */
const DRAWN = new Set([
  'target', 'pools', 'ally', 'plan-used', 'plan-used-by-bandits', 'rolled', 'defense', 'defense-of-bandits', 'attack',
  'sacrificed', 'campaign-won', 'campaign-repelled', 'repelled-by-bandits', 'used', ENDS,
])

const fighterOf = (ref: string): number | 'bandits' => (ref.startsWith('seat:') ? Number(ref.slice(5)) : 'bandits')

const fresh = (attacker: number, at: number, defender: number | 'bandits'): Campaign => ({
  attacker,
  at,
  part: 'declare',
  defender,
  targets: { sites: [], things: [], buried: [], pawn: false, declared: true },
  brings: [],
  allies: [],
  force: [0, 0],
  dice: 0,
  shields: 0,
  plans: [],
  roll: null,
  defense_roll: null,
  attack: 0,
  defense: 0,
  skulls: 0,
  sacrificed: 0,
  price: 0,
  won: null,
  killed: [0, 0],
  odds: null,
})

/** The last campaign of a log; what the view still knows of it goes first. */
export function lastBattle(log: readonly GameEvent[], view: OathView): Battle | null {
  const from = log.findLastIndex(({ key }) => key === BEGINS)
  const first = log[from]
  if (!first || first.seat === null) return view.campaign && { war: view.campaign, story: [], over: false }
  const after = log.slice(from + 1)
  const end = after.findIndex(({ key }) => key === ENDS)
  const told = end < 0 ? after : after.slice(0, end)
  const slotOf = (ref: string): number => view.sites.findIndex(({ site }) => site === ref)
  const war = fresh(first.seat, slotOf(refOf(first.facts['site'])), fighterOf(refOf(first.facts['defender'])))
  for (const event of told) follow(war, event, slotOf)
  const story = told.filter(({ key }) => !DRAWN.has(key))
  return { war: end < 0 && view.campaign ? view.campaign : war, story, over: end >= 0 }
}

/** The campaign when its dice fell: all that the log says up to there, on what the table knew before. */
export function atRoll(log: readonly GameEvent[], before: OathView): Battle | null {
  const battle = lastBattle(log, { ...before, campaign: null })
  if (!battle) return null
  const { roll, defense_roll, attack, defense, plans, allies, force } = battle.war
  const known = before.campaign
  const forces: Campaign['force'] = [known?.force[0] ?? 0, force[1]]
  const war = known ? { ...known, roll, defense_roll, attack, defense, plans, allies, force: forces, odds: null } : battle.war
  return { war: { ...war, part: 'roll' }, story: [], over: false }
}

function follow(war: Campaign, { key, seat, facts }: GameEvent, slotOf: (ref: string) => number): void {
  const number = (name: string): number => Number(facts[name] ?? 0)
  if (key === 'target') aim(war, refOf(facts['target']), slotOf)
  else if (key === 'pools') [war.dice, war.shields] = [number('dice'), number('shields')]
  else if (key === 'ally' && seat !== null) war.allies.push(seat)
  else if (key === 'plan-used' || key === 'plan-used-by-bandits') {
    const side: Side = seat === war.attacker ? 'attacker' : 'defender'
    war.plans.push({ card: refOf(facts['card']), user: seat ?? 'bandits', side, expires: false })
  } else if (key === 'rolled' && facts['kind'] === 'attack') war.roll = numbersOf(facts['faces'])
  else if (key === 'rolled' && facts['kind'] === 'defense') war.defense_roll = numbersOf(facts['faces'])
  else if (key === 'defense' || key === 'defense-of-bandits') {
    war.defense = number('value')
    war.force[1] = number('force')
  } else if (key === ROLLED) [war.attack, war.skulls] = [number('value'), number('skulls')]
  else if (key === 'sacrificed') war.sacrificed += number('amount')
  else if (key === 'campaign-won') war.won = 'attacker'
  else if (key === 'campaign-repelled' || key === 'repelled-by-bandits') war.won = 'defender'
}

function aim(war: Campaign, ref: string, slotOf: (ref: string) => number): void {
  if (ref === 'pawn') war.targets.pawn = true
  else if (ref.startsWith('site:')) war.targets.sites.push(slotOf(ref))
  else war.targets.things.push(ref)
}

export const foughtBy = (war: Campaign, seat: number | null): boolean =>
  seat !== null && (war.attacker === seat || war.defender === seat || war.allies.includes(seat))
