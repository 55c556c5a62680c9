/** Legends in the option list: what an option would bring, what a card does, who stands in a region. */
import type { Decision } from '../../lib/protocol'
import type { Words } from '../../lib/words'
import { abilityText, actionText } from '../legends/cards/text'
import { controlText, forcesOf, forceText, previewText } from '../legends/describe'
import type { Catalogue, LegendsView } from '../legends/types'
import type { Explanation } from '../types'

export function explanation(
  ref: string,
  view: LegendsView,
  catalogue: Catalogue,
  words: Words,
  decision?: Decision,
): Explanation | null {
  const preview = decision?.previews?.[ref]
  const brings = preview ? [previewText(preview, words)] : []
  const card = catalogue.cards[ref]
  if (card) {
    const gives = card.abilities.map((ability) => abilityText(ability, words))
    return { text: [...brings, ...gives, actionText(card, words)].join(' · '), shown: true }
  }
  const region = view.regions?.find((found) => found.ref === ref)
  if (!region) return brings.length ? { text: brings.join(), shown: true } : null
  const forces = forcesOf(region).map((force) => forceText(force, words))
  if (preview) return { text: [...brings, ...forces].join('. '), shown: true }
  return { text: [controlText(region.control, words), ...forces].join('. '), shown: false }
}
