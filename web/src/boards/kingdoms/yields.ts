/** What collecting brings from the regions of a seat; powers may add to it. */
import type { Words } from '../../lib/words'
import { kindOf } from './map/tokens'
import { terrainsOf } from './score'
import type { Catalogue, KingdomsView, Stock, Terrain } from './types'

export const YIELDS: Partial<Record<Terrain, 0 | 1 | 2>> = { forest: 0, mountain: 1, plains: 2 }
export const RESOURCES = ['mana', 'ore', 'food'] as const

/** Mana, ore and food, never more than there is room for; and how many of one's own choice. */
export function harvestOf(seat: number, view: KingdomsView, catalogue: Catalogue): { stock: Stock; any: number } {
  const terrains = terrainsOf(catalogue)
  const stock: Stock = [0, 0, 0]
  let any = 0
  for (const { ref, armies, token } of view.territories.flatMap(({ regions }) => regions)) {
    const own = armies.filter(({ owner }) => owner === seat)
    if (!own.length) continue
    const amount = kindOf(token) === 'camp' ? 2 : 1
    const terrain = terrains.get(ref)
    const kind = terrain && YIELDS[terrain]
    if (kind !== undefined) stock[kind] += amount
    else if (terrain === 'ruins' && own.some(({ lying }) => lying)) any += amount
  }
  const player = view.players[seat]
  if (player?.armies === 1) any += 1
  const room = (at: 0 | 1 | 2): number => Math.min(stock[at], catalogue.most - (player?.resources[at] ?? 0))
  return { stock: [room(0), room(1), room(2)], any }
}

export function harvestText(seat: number, view: KingdomsView, catalogue: Catalogue, words: Words): string {
  const { stock, any } = harvestOf(seat, view, catalogue)
  const parts = RESOURCES.flatMap((name, at) =>
    stock[at] ? [words.text('kingdoms-web-gain', { amount: stock[at], resource: words.name(`resource:${name}`) })] : [],
  )
  if (any) parts.push(words.text('kingdoms-web-gain-any', { amount: any }))
  return parts.join(', ') || words.text('kingdoms-web-gain-nothing')
}
