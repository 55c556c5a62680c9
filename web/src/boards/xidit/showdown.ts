/** The census: the hands of one kind of unit opened side by side, and who showed most. */
import type { GameEvent } from '../../lib/protocol'
import type { Words } from '../../lib/words'
import type { Showdown, ShowdownFinder } from '../types'
import { numbersOf, refOf, seatsOf } from '../../lib/refs'
import Unit from './tiles/Unit.svelte'

// if all hands are empty there is no showdown: the census table shows that
export const showdowns: ShowdownFinder = (news, _, words) => news.filter(({ key }) => key === 'showed').map((event) => showdown(event, words))

function showdown({ facts }: GameEvent, words: Words): Showdown {
  const of = refOf(facts['unit'])
  const most = seatsOf(facts['most'])
  const hands = numbersOf(facts['hands']).map((value, seat) => ({
    seat, value, of, text: words.text('xidit-web-hand-shows', { units: value }), won: most.includes(seat),
  }))
  const title = words.text('xidit-web-hands-of', { unit: { ref: of } })
  const [first, ...tied] = most
  if (first !== undefined && !tied.length)
    return { title, hands, verdict: words.text('xidit-web-census-most', { player: words.player(first) }), face: Unit }
  return { title, hands, verdict: words.text('xidit-web-census-tied'), tie: words.text('xidit-web-census-tie'), face: Unit }
}
