/** The shelves of the almanac: the cards by suit, then what has none; on each shelf first what is in this world. */
import type { Words } from '../../../lib/words'
import type { CardFacts, Catalogue } from '../types'
import type { Found } from './where'

export type AlmanacCard = { card: string; facts: CardFacts; found: Found | undefined }
export const SHELVES = ['arcane', 'beast', 'discord', 'hearth', 'nomad', 'order', 'edifice', 'relic', 'vision', 'site'] as const
export type Shelf = (typeof SHELVES)[number]
/** Parts of a shelf: seen in this world, somewhere unseen, not in this world. */
export const PARTS = ['seen', 'unseen', 'away'] as const
export type Part = (typeof PARTS)[number]

const AWAY = new Set(['archive', 'box'])
export const partOf = ({ found }: AlmanacCard): Part => (!found ? 'unseen' : AWAY.has(found.place) ? 'away' : 'seen')

/** On which shelf a card stands; banners and traits always lie open and stand on none. */
export function shelfOf({ kind, suit }: CardFacts): Shelf | null {
  if (kind === 'denizen') return suit as Shelf
  if (kind === 'ruin') return 'edifice'
  return (SHELVES as readonly string[]).includes(kind) ? (kind as Shelf) : null
}

/** The entries of a shelf by name; with something to search for, those of every shelf whose name has it. */
export function entries(shelf: Shelf, query: string, catalogue: Catalogue, whereabouts: ReadonlyMap<string, Found>, words: Words): AlmanacCard[] {
  const sought = query.trim().toLocaleLowerCase(words.language)
  return Object.entries(catalogue.cards)
    .filter(([card, facts]) => {
      const stands = shelfOf(facts)
      if (!stands) return false
      return sought ? words.name(card).toLocaleLowerCase(words.language).includes(sought) : stands === shelf
    })
    .map(([card, facts]) => ({ card, facts, found: whereabouts.get(card) }))
    .sort((a, b) => words.name(a.card).localeCompare(words.name(b.card), words.language))
}
