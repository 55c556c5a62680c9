/** The end die: what it shows, what it needs, and what follows. A campaign's dice are held on the war table itself. */
import type { ShowdownFinder } from '../types'

/** What follows from the die. */
const AFTER = ['bent-end-die', 'round', 'won']

export const showdowns: ShowdownFinder = (news, _, words) => {
  const at = news.findIndex(({ key }) => key === 'end-die')
  const die = news[at]
  if (!die) return []
  const hand = { seat: die.seat, value: Number(die.facts['face']), text: words.text('oath-web-end-die-needs', die.facts), won: false }
  const after = news.slice(at).find(({ key }) => AFTER.includes(key))
  return [{ title: words.text('oath-web-end-die'), hands: [hand], verdict: words.event(after ?? die) }]
}
