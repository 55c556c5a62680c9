/** The census: the hands of one kind of unit opened side by side, and who showed most. */
import type { GameEvent } from '../../lib/protocol'
import type { Words } from '../../lib/words'
import type { Showdown, ShowdownFinder } from '../types'
import { refOf } from './facts'
import Unit from './tiles/Unit.svelte'

export const showdowns: ShowdownFinder = (news, _, words) => {
  // empty hands all round are no showdown: the table of the census has them
  const units = new Set(news.filter(({ key }) => key === 'most-units').map(unitOf))
  const shown = new Set(news.filter(({ key }) => key === 'showed').map(unitOf))
  return [...units].filter((unit) => shown.has(unit)).map((unit) => showdown(unit, news.filter((event) => unitOf(event) === unit), words))
}

const unitOf = ({ facts }: GameEvent): string => refOf(facts['unit'])

function showdown(unit: string, news: readonly GameEvent[], words: Words): Showdown {
  const shown = news.filter(({ key }) => key === 'showed')
  const first = news.find(({ key }) => key === 'most-units')
  const hands = shown.map(({ seat, facts }) => {
    const value = Number(facts['units'])
    return { seat, value, of: unit, text: words.text('xidit-web-hand-shows', { units: value }), won: value === first?.facts['units'] }
  })
  const title = words.text('xidit-web-hands-of', { unit: { ref: unit } })
  const winners = hands.filter(({ won }) => won)
  if (winners.length === 1 && first) return { title, hands, verdict: words.event(first), face: Unit }
  return { title, hands, verdict: words.text('xidit-web-census-tied'), tie: words.text('xidit-web-census-tie'), face: Unit }
}
