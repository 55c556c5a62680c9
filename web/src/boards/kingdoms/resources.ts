/** The three resources in their order, and amounts of them in words. */
import type { Fact, Preview } from '../../lib/protocol'
import type { Words } from '../../lib/words'
import type { Stock } from './types'

export const RESOURCES = ['mana', 'ore', 'food'] as const

/** `1 mana + 2 ore`. */
export function stockText(stock: Stock, words: Words): string {
  const parts = RESOURCES.flatMap((name, at) => (stock[at] ? [words.text(`kingdoms-web-stock-${name}`, { amount: stock[at] })] : []))
  return parts.join(' + ') || words.text('kingdoms-web-war-pays-nothing')
}

/** A way to pay, and the discount for paying that way. */
export type Way = { stock: Stock; off: number }

const many = (fact: Fact | undefined): number[] =>
  typeof fact === 'object' && fact !== null && 'refs' in fact ? fact.refs.map(Number) : fact === undefined ? [] : [Number(fact)]

/** The ways to pay that a preview lists: one or several. */
export function waysOf({ facts }: Preview): Way[] {
  const [mana, ore, food, off] = [...RESOURCES, 'off'].map((name) => many(facts[name])) as [number[], number[], number[], number[]]
  return mana.map((amount, at) => ({ stock: [amount, ore[at] ?? 0, food[at] ?? 0], off: off[at] ?? 0 }))
}

export const waysText = (ways: Way[], words: Words): string =>
  ways
    .map(({ stock, off }) => words.text('kingdoms-web-war-way', { way: stockText(stock, words), off }))
    .join(`; ${words.text('kingdoms-web-war-or')} `)
