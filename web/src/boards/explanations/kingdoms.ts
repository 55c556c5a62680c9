/** Kingdoms in the option list: what an option leads to, or else what it is. */
import type { Decision } from '../../lib/protocol'
import type { Words } from '../../lib/words'
import { actionText, regionLines } from '../kingdoms/describe'
import { waysOf, waysText } from '../kingdoms/resources'
import type { Catalogue, KingdomsView } from '../kingdoms/types'
import type { Explanation } from '../types'

/** Previews that a player must see on a phone too. */
const WARS = new Set(['war', 'storm'])
const shown = (text: string): Explanation => ({ text, shown: true })

export function explanation(
  ref: string,
  view: KingdomsView,
  catalogue: Catalogue,
  words: Words,
  decision?: Decision,
): Explanation | null {
  const preview = decision?.previews?.[ref]
  if (preview) {
    // the cost of a dial reads the same whether there is one way to pay or several; what a defeat means is on the war table
    const text = /^dial$|-ways$/.test(preview.key) ? waysText(waysOf(preview), words) : words.preview(preview)
    return { ...shown(text), warns: WARS.has(preview.key) }
  }
  if (ref.startsWith('action:')) return shown(actionText(ref, view, catalogue, words))
  if (ref.startsWith('faction:')) {
    return shown((catalogue.factions[ref]?.levels ?? []).map(({ power }) => words.name(power)).join(' · '))
  }
  if (ref.startsWith('territory:')) return shown(territoryText(ref, catalogue, words))
  if (ref.startsWith('region:')) {
    const facts = Object.values(catalogue.territories)
      .flatMap(({ regions }) => regions)
      .find((region) => region.ref === ref)
    const region = view.territories.flatMap(({ regions }) => regions).find((found) => found.ref === ref)
    const allied = view.alliances.some(({ regions }) => regions.includes(ref))
    return facts ? { text: regionLines(region, facts, allied, words).join(' '), shown: false } : null
  }
  return null
}

function territoryText(ref: string, catalogue: Catalogue, words: Words): string {
  const counts = new Map<string, number>()
  for (const { terrain } of catalogue.territories[ref]?.regions ?? []) counts.set(terrain, (counts.get(terrain) ?? 0) + 1)
  return [...counts].map(([terrain, count]) => `${words.text(`terrain-${terrain}`)}${count > 1 ? ` × ${count}` : ''}`).join(', ')
}
