/** What is written on a card. */
import type { Words } from '../../../lib/words'
import type { Ability, CardFacts, Catalogue, Step } from '../types'

export const abilityText = ({ kind, amount, word, count }: Ability, words: Words): string =>
  words.text(`ability-${kind}`, { amount, count, word: word ? words.text(`word-${word}`) : '' })

export const stepText = ({ kind, amount }: Step, words: Words): string => words.text(`step-${kind}`, { amount })

/** The action of a card in one line. */
export function actionText({ steps, join }: CardFacts, words: Words): string {
  const [first = '', ...more] = steps.map((step) => stepText(step, words))
  const then = `${join === 'or' ? '' : ','} ${words.text(`join-${join || 'and'}`)}`
  return [first, ...more.map((text) => `${then} ${text.charAt(0).toLowerCase()}${text.slice(1)}`)].join('')
}

/** All of it in one line, for a screen reader. */
export function cardText(card: string, catalogue: Catalogue, words: Words): string {
  const facts = catalogue.cards[card]
  if (!facts) return ''
  return words.text('legends-web-card-about', {
    gives: facts.abilities.map((ability) => abilityText(ability, words)).join(', '),
    does: actionText(facts, words),
  })
}

/** The paragraph that explains an ability, where its few words on the card do not. */
const RULES: Record<string, string> = {
  move: 'ability.move',
  army: 'ability.army',
  flying: 'ability.flying',
  elixir: 'end.elixirs',
  'points-per-word': 'ability.word',
  'points-per-set': 'ability.set',
  'points-per-coins': 'ability.per-coins',
  immunity: 'ability.immunity',
}

/** What the abilities of a card mean, each in a sentence of the rules. */
export function cardRules(card: string, catalogue: Catalogue, words: Words): string[] {
  const rules = (catalogue.cards[card]?.abilities ?? []).map(({ kind }) => RULES[kind])
  return rules.filter((rule) => rule !== undefined).map((rule) => words.rule(rule).split('\n')[0] as string)
}
