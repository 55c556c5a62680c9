/** Where I know every card to be: for the almanac and the card to read. */
import type { Words } from '../../../lib/words'
import { isBack, nameOf } from '../describe'
import type { Catalogue, OathView } from '../types'

/** `told`: a place in words; `rulers`: who rules it, where the place does not say so. */
export type Found = { place: string; told: string; rulers: readonly number[] }

/** Every card that I see or have seen, with its place. What is in this world but not seen is not among them. */
export function whereabouts(view: OathView, catalogue: Catalogue, words: Words): Map<string, Found> {
  const found = new Map<string, Found>()
  const put = (card: string | null, place: string, facts: Record<string, string>, rulers: readonly number[] = []): void => {
    if (card !== null && !isBack(card)) found.set(card, { place, told: words.text(`oath-web-in-${place}`, facts), rulers })
  }
  for (const card of view.archive) put(card, 'archive', {})
  for (const card of view.box) put(card, 'box', {})
  for (const spot of ['top', 'inside', 'bottom'] as const) for (const card of view.deck.known[spot]) put(card, `deck-${spot}`, {})
  for (const card of view.relic_deck.known) put(card, 'relic-deck', {})
  for (const card of view.reliquary) put(card, 'reliquary', {})
  view.piles.forEach((pile, at) => pile.forEach((card) => put(card, 'pile', { region: words.name(catalogue.regions[at]?.ref ?? '') })))
  for (const site of view.sites) {
    const facts = { site: nameOf(site.site, words) }
    put(site.site, site.up ? 'map' : 'map-facedown', facts, site.rulers)
    for (const { card } of site.cards) put(card, 'site', facts, site.rulers)
    for (const relic of site.relics) put(relic, 'buried', facts)
  }
  view.players.forEach((player, seat) => {
    const facts = { name: words.player(seat) }
    for (const { card, up } of player.advisers) put(card, up ? 'adviser' : 'veiled', facts)
    for (const { card } of player.relics) put(card, 'court', facts)
    for (const card of player.hand) put(card, 'hand', facts)
    for (const card of [player.vision, player.prophecy]) put(card, 'revealed', facts)
  })
  // an edifice and its ruin are two sides of one card
  for (const [card, spot] of [...found]) {
    const other = catalogue.cards[card]?.other
    if (other && !found.has(other)) found.set(other, spot)
  }
  return found
}
