/** Kingdoms in the option list: what an action does and costs, what collecting brings, how a war is paid. */
import type { Decision } from '../../lib/protocol'
import type { Words } from '../../lib/words'
import { regionLines, warText } from '../kingdoms/describe'
import type { Catalogue, KingdomsView } from '../kingdoms/types'
import { paymentText } from '../kingdoms/war/payment'
import { harvestText } from '../kingdoms/yields'
import type { Hint } from '../types'

const shown = (text: string): Hint => ({ text, shown: true })

export function hint(
  ref: string,
  view: KingdomsView,
  catalogue: Catalogue,
  words: Words,
  decision?: Decision,
): Hint | null {
  if (ref.startsWith('n:')) {
    const text = decision && paymentText(ref, decision, view, words)
    return text ? shown(text) : null
  }
  if (ref === 'collect' && view.acting !== null) return shown(harvestText(view.acting, view, catalogue, words))
  if (ref.startsWith('action:')) return shown(words.text(`kingdoms-web-about-${ref.slice(7)}`))
  if (ref.startsWith('faction:')) {
    return shown((catalogue.factions[ref]?.levels ?? []).map(({ power }) => words.name(power)).join(' · '))
  }
  if (ref.startsWith('territory:')) return shown(territoryText(ref, catalogue, words))
  if (ref.startsWith('region:')) {
    const facts = Object.values(catalogue.territories)
      .flatMap(({ regions }) => regions)
      .find((region) => region.ref === ref)
    const region = view.territories.flatMap(({ regions }) => regions).find((found) => found.ref === ref)
    const war = decision && warText(region, view, words, decision)
    if (war) return { ...shown(war), warns: true }
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
