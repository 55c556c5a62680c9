/** The war as events tell it: after the reveal it stays on the table until the next one begins or the turn goes on. Pure. */
import type { Fact, GameEvent } from '../../../lib/protocol'
import type { WarView } from '../types'

export type Paid = { seat: number; number: number; mana: number; ore: number; food: number }
export type Outcome = {
  region: string
  attacker: number
  defender: string
  dials: [number, number] | null
  winner: number | null
  allied: boolean
  paid: Paid[]
  /** What was told of it and matters afterwards: the dials, who won, where the loser went. */
  story: GameEvent[]
}

const refOf = (fact: Fact | undefined): string =>
  typeof fact === 'object' && fact !== null && 'ref' in fact ? fact.ref : ''
const numberOf = (fact: Fact | undefined): number => Number(fact ?? 0)

/** What begins something new: then the last war is history. */
const NEXT = new Set(['selected', 'cleared', 'moved', 'collected', 'declined', 'game-over'])

const STORY = new Set([
  'dials', 'raised', 'allied', 'no-alliance', 'won', 'captured', 'alliance-broken', 'crown-taken', 'razed',
  'retreated', 'removed', 'sheltered', 'last-army-saved', 'last-army-stays',
])

/** Whether a seat fought in a war that has been decided. */
export const foughtBy = (war: Outcome, seat: number | null): boolean =>
  seat !== null && (war.attacker === seat || war.defender === `seat:${seat}`) && war.story.length > 1

/** A war that somebody finds under way when they come to the table. */
export const begun = ({ region, attacker, defender, dials }: WarView): Outcome => ({
  ...fresh(region, attacker, defender === 'neutral' ? defender : `seat:${defender}`),
  dials,
})

const fresh = (region: string, attacker: number, defender: string): Outcome => ({
  region,
  attacker,
  defender,
  dials: null,
  winner: null,
  allied: false,
  paid: [],
  story: [],
})

export function follow(before: Outcome | null, events: readonly GameEvent[]): Outcome | null {
  let war = before
  for (const event of events) {
    const { key, seat, facts } = event
    if (war && key !== 'war' && STORY.has(key)) war = { ...war, story: [...war.story, event] }
    if (key === 'war' && seat !== null) {
      war = fresh(refOf(facts['region']), seat, refOf(facts['defender']))
    } else if (NEXT.has(key)) war = null
    else if (!war || seat === null) continue
    else if (key === 'dials') war = { ...war, dials: [numberOf(facts['mine']), numberOf(facts['theirs'])] }
    else if (key === 'raised' && war.dials) {
      const number = numberOf(facts['number'])
      war = { ...war, dials: seat === war.attacker ? [number, war.dials[1]] : [war.dials[0], number] }
    } else if (key === 'won' || key === 'captured' || key === 'no-alliance') war = { ...war, winner: seat }
    else if (key === 'allied') war = { ...war, allied: true }
    else if (key === 'paid') {
      const [number, mana, ore, food] = ['number', 'mana', 'ore', 'food'].map((name) => numberOf(facts[name]))
      war = { ...war, paid: [...war.paid, { seat, number: number ?? 0, mana: mana ?? 0, ore: ore ?? 0, food: food ?? 0 }] }
    }
  }
  return war
}
