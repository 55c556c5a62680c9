/** Legends in the option list: what a card costs and does, who stands in a region. */
import type { Words } from '../../lib/words'
import { controlText, forcesOf, forceText } from '../legends/describe'
import type { CardFacts, Catalogue, LegendsView } from '../legends/types'
import type { Hint } from '../types'

export function hint(ref: string, view: LegendsView, catalogue: Catalogue, words: Words): Hint | null {
  if (ref.startsWith('card:')) return cardHint(ref, view, catalogue, words)
  const region = view.regions?.find((found) => found.ref === ref)
  if (!region) return null
  const parts = [controlText(region.control, words), ...forcesOf(region).map((force) => forceText(force, words))]
  return { text: parts.join('. '), shown: false }
}

function cardHint(ref: string, view: LegendsView, catalogue: Catalogue, words: Words): Hint | null {
  const card = catalogue.cards[ref]
  if (!card) return null
  const place = view.row.find((found) => found.card === ref)
  const price = place ? [`${words.text('picture-price')} ${place.price}`] : []
  return { text: [...price, ...abilities(card, words), action(card, words)].filter(Boolean).join(' · '), shown: true }
}

const abilities = (card: CardFacts, words: Words): string[] =>
  card.abilities.map(({ kind, amount, count, word }) =>
    words.text(`ability-${kind}`, { amount, count, word: word ? words.text(`word-${word}`) : '' }),
  )

const action = (card: CardFacts, words: Words): string =>
  card.steps
    .map((step) => words.text(`step-${step.kind}`, { amount: step.amount }))
    .join(card.join ? `, ${words.text(`join-${card.join}`)} ` : ', ')
