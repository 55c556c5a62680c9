/** What a card is worth to a seat as things stand. The same counting as scoring.py, for cards alone. */
import type { Catalogue, PlayerView } from '../types'

const countWord = (player: PlayerView, word: string, catalogue: Catalogue): number =>
  player.cards.filter((card) => catalogue.cards[card]?.words.includes(word)).length

/** Points of a card now; null for a card that never brings any. */
export function worthOf(card: string, player: PlayerView, catalogue: Catalogue): number | null {
  let points: number | null = null
  for (const { kind, amount, word, count } of catalogue.cards[card]?.abilities ?? []) {
    const more =
      kind === 'points-per-word'
        ? amount * countWord(player, word, catalogue)
        : kind === 'points-per-set'
          ? countWord(player, word, catalogue) >= count
            ? amount
            : 0
          : kind === 'points-per-coins'
            ? amount * Math.floor(player.coins / count)
            : kind === 'points-per-flying'
              ? amount * player.flying
              : null
    if (more !== null) points = (points ?? 0) + more
  }
  return points
}
