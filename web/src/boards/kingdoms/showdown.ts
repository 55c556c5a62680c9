/** A war: both dials opened and compared, who won, and what broke a tie. And the goal that brings the end. */
import type { Words } from '../../lib/words'
import type { Hand, Showdown, ShowdownFinder } from '../types'
import { triggered, type Trigger } from './ending'
import Goal from './middle/Goal.svelte'
import Dial from './war/Dial.svelte'
import { lastWar, type Outcome } from './war/outcome'

const OPENED = new Set(['dials', 'won', 'allied', 'no-alliance'])

/** A war that is decided as soon as its dials are open is one showdown; one that waits for an answer, two. */
export const showdowns: ShowdownFinder = (news, log, words) => {
  const wars = new Map<number, Outcome>()
  for (let at = log.length - news.length; at < log.length; at++) {
    const told = OPENED.has(log[at]?.key ?? '') ? lastWar(log.slice(0, at + 1)) : null
    if (told?.war.dials) wars.set(told.at, told.war)
  }
  const end = triggered(news)
  return [...[...wars.values()].map((war) => showdown(war, words)), ...(end ? [lastRound(end, words)] : [])]
}

function lastRound({ seat, by }: Trigger, words: Words): Showdown {
  const t = (key: string, facts = {}): string => words.text(`kingdoms-web-end-${key}`, facts)
  const hand = { seat, value: 0, of: by, text: '', note: t('by', { by }), won: false } // a note must be readable on a phone too
  return { title: t('title'), hands: [hand], verdict: t('then'), tie: t('points'), face: Goal }
}

function showdown(war: Outcome, words: Words): Showdown {
  const t = (key: string, facts = {}): string => words.text(`kingdoms-web-war-${key}`, facts)
  const hand = (seat: number, value: number, side: string): Hand => ({
    seat,
    value,
    text: value ? t('shows', { number: value }) : t('shows-flag'),
    note: t(side),
    won: war.allied || war.winner === seat,
  })
  const [mine, theirs] = war.dials ?? [0, 0]
  const hands = [hand(war.attacker, mine, 'attacker'), hand(Number(war.defender.slice(5)), theirs, 'defender')]
  const verdict = war.allied ? t('allied') : war.winner === null ? t('shown') : t('won', { player: words.player(war.winner) })
  const tie = war.tie === 'no' ? undefined : t(`tie-${war.tie}`)
  return { title: t('title', { region: { ref: war.region } }), hands, verdict, tie, face: Dial }
}
