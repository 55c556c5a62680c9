/** The war as the log tells it: after the reveal it stays on the table until the next one begins or the turn goes on. Pure. */
import type { Fact, GameEvent } from '../../../lib/protocol'
import { refOf } from '../../../lib/refs'

export type Paid = { seat: number; number: number; mana: number; ore: number; food: number }
export type Outcome = {
  region: string
  attacker: number
  defender: string
  dials: [number, number] | null
  winner: number | null
  /** What broke a tie of the dials: the `defender`, `fury`, or `no` tie. */
  tie: string
  allied: boolean
  paid: Paid[]
  /** What the log said about it that matters afterwards: the dials, who won, where the loser went. */
  story: GameEvent[]
}

const numberOf = (fact: Fact | undefined): number => Number(fact ?? 0)

/** Events that begin something new: the last war is over then. */
const NEXT = new Set(['selected', 'cleared', 'moved', 'collected', 'declined', 'game-over'])

const STORY = new Set([
  'dials', 'raised', 'allied', 'no-alliance', 'won', 'captured', 'alliance-broken', 'crown-taken', 'razed',
  'retreated', 'removed', 'sheltered', 'last-army-saved', 'last-army-stays',
])

/** Whether a seat fought in a war that has been decided. */
export const foughtBy = (war: Outcome, seat: number | null): boolean =>
  seat !== null && (war.attacker === seat || war.defender === `seat:${seat}`) && war.story.length > 1

/** What happened to the armies and the alliance once the winner was known. */
export const aftermath = ({ story }: Outcome): GameEvent[] => story.filter(({ key }) => !SHOWN.has(key))

/** What the dials and the names beside them say already. */
const SHOWN = new Set(['dials', 'raised', 'allied', 'no-alliance', 'won', 'captured'])

const fresh = (region: string, attacker: number, defender: string): Outcome => ({
  region,
  attacker,
  defender,
  dials: null,
  winner: null,
  tie: 'no',
  allied: false,
  paid: [],
  story: [],
})

/** The last war of a log, the place where it begins, and the event with which something new began. */
export type Told = { at: number; war: Outcome; next: GameEvent | null }

/** Of all wars, or of those in which a seat fought: bots may fight another one before I have looked. */
export function lastWar(log: readonly GameEvent[], of?: number | null): Told | null {
  const concerns = ({ seat, facts }: GameEvent): boolean =>
    of === undefined || (of !== null && (seat === of || refOf(facts['defender']) === `seat:${of}`))
  const at = log.findLastIndex((event) => event.key === 'war' && concerns(event))
  const first = log[at]
  if (!first || first.seat === null) return null
  let war = fresh(refOf(first.facts['region']), first.seat, refOf(first.facts['defender']))
  for (const event of log.slice(at + 1)) {
    if (NEXT.has(event.key)) return { at, war, next: event }
    war = follow(war, event)
  }
  return { at, war, next: null }
}

function follow(before: Outcome, event: GameEvent): Outcome {
  const { key, seat, facts } = event
  const war = STORY.has(key) ? { ...before, story: [...before.story, event] } : before
  if (seat === null) return war
  if (key === 'dials') return { ...war, dials: [numberOf(facts['mine']), numberOf(facts['theirs'])] }
  if (key === 'raised' && war.dials) {
    const number = numberOf(facts['number'])
    return { ...war, dials: seat === war.attacker ? [number, war.dials[1]] : [war.dials[0], number] }
  }
  if (key === 'won') return { ...war, winner: seat, tie: String(facts['tie'] ?? 'no') }
  if (key === 'captured' || key === 'no-alliance') return { ...war, winner: seat }
  if (key === 'allied') return { ...war, allied: true }
  if (key !== 'paid') return war
  const [number = 0, mana = 0, ore = 0, food = 0] = ['number', 'mana', 'ore', 'food'].map((name) => numberOf(facts[name]))
  return { ...war, paid: [...war.paid, { seat, number, mana, ore, food }] }
}
