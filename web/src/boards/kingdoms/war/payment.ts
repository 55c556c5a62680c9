/** Paying for a war, and for what mana may stand in for: what an answer would spend and leave. Pure. */
import type { Decision } from '../../../lib/protocol'
import type { Words } from '../../../lib/words'
import type { KingdomsView, SideView, Stock } from '../types'
import { RESOURCES } from '../yields'

/** What need not be paid when it is paid like this: some discounts ask for one kind of resource, or for mana alone. */
export function discountOf(side: SideView, way: Stock): number {
  const kinds = way.filter(Boolean).length
  return side.discount + (kinds <= 1 ? side.one_kind : 0) + (way[1] || way[2] ? 0 : side.mana_only)
}

/** `1 mana + 2 ore`. */
export function stockText(stock: Stock, words: Words, sign = ' + '): string {
  const parts = RESOURCES.flatMap((name, at) => (stock[at] ? [words.text(`kingdoms-web-stock-${name}`, { amount: stock[at] })] : []))
  return parts.join(sign) || words.text('kingdoms-web-war-pays-nothing')
}

const anyOf = (ways: Stock[], words: Words): string =>
  ways.map((way) => stockText(way, words)).join(`; ${words.text('kingdoms-web-war-or')} `)

/** The ways of paying that an answer leaves open. */
function waysOf(amount: number, decision: Decision, view: KingdomsView): Stock[] {
  const { prompt, facts, seat } = decision
  if (prompt === 'mana-instead') {
    const resource = facts['resource']
    const at = RESOURCES.findIndex((name) => typeof resource === 'object' && resource !== null && 'ref' in resource && resource.ref === `resource:${name}`)
    const way: Stock = [amount, 0, 0]
    if (at > 0) way[at] = Number(facts['cost']) - amount
    return [way]
  }
  const ways = view.war?.sides.find((side) => side.seat === seat)?.ways ?? []
  if (prompt === 'dial') return ways[amount - 1] ?? []
  const open = ways[Number(facts['number']) - 1] ?? []
  if (prompt.endsWith('-mana')) return open.filter((way) => way[0] === amount)
  return open.filter((way) => way[0] === facts['mana'] && way[2] === amount)
}

const PROMPTS = new Set(['dial', 'mana-instead', 'pay-mana', 'pay-food', 'storm-mana', 'storm-food'])

/** What a number among the options would cost, and what would be left. */
export function paymentText(ref: string, decision: Decision, view: KingdomsView, words: Words): string | null {
  if (!PROMPTS.has(decision.prompt)) return null
  const ways = waysOf(Number(ref.slice(2)), decision, view)
  const have = view.players[decision.seat]?.resources
  const [only] = ways
  if (!only || !have) return null
  if (ways.length > 1 || decision.prompt === 'dial') return anyOf(ways, words)
  const left: Stock = [have[0] - only[0], have[1] - only[1], have[2] - only[2]]
  return words.text('kingdoms-web-pay', { way: stockText(only, words), left: stockText(left, words, ', ') })
}
