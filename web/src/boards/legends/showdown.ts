/** The auction: everybody's bid side by side, who chooses the first player, and what broke a tie. */
import type { ShowdownFinder } from '../types'
import Bid from './cards/Bid.svelte'

const TIES = ['youth-breaks-tie', 'die-breaks-tie']

export const showdowns: ShowdownFinder = (news, _, words) => {
  const won = news.find(({ key }) => key === 'auction-won')
  if (!won) return []
  const tie = news.find(({ key }) => TIES.includes(key))
  const bids = news.filter(({ key }) => key === 'bid')
  const hands = bids.map(({ seat, facts }) => {
    const value = Number(facts['coins'])
    const wins = seat === won.seat
    const note = words.text(wins ? 'legends-web-bid-paid' : 'legends-web-bid-kept')
    return { seat, value, text: words.text('legends-web-bid-coins', { coins: value }), note, won: wins }
  })
  const title = words.text('legends-web-auction')
  return [{ title, hands, verdict: words.event(won), tie: tie && words.event(tie), face: Bid }]
}
