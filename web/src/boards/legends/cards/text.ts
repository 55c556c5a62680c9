/** What is written on a card. */
import type { Words } from '../../../lib/words'
import type { Ability, Catalogue, Step } from '../types'

export const abilityText = ({ kind, amount, word, count }: Ability, words: Words): string =>
  words.text(`ability-${kind}`, { amount, count, word: word ? words.text(`word-${word}`) : '' })

export const stepText = ({ kind, amount }: Step, words: Words): string => words.text(`step-${kind}`, { amount })

/** All of it in one line, for who hears it. */
export function cardText(card: string, catalogue: Catalogue, words: Words): string {
  const facts = catalogue.cards[card]
  if (!facts) return ''
  return words.text('legends-web-card-about', {
    gives: facts.abilities.map((ability) => abilityText(ability, words)).join(', '),
    does: facts.steps.map((step) => stepText(step, words)).join(` ${words.text(`join-${facts.join || 'and'}`)} `),
  })
}
