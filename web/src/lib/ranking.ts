/** The ranking at the end. */
import type { GameEvent, Score, ScoreItem } from './protocol'
import type { Words } from './words'

/** Why the game has ended, if it says so (`why-ended`): with the facts of what brought the end, where it is not always the same. */
export function whyEnded(log: readonly GameEvent[], words: Words): string {
  if (!words.has('why-ended')) return ''
  const cause = log.findLast(({ key }) => key === 'end-triggered')
  return words.text('why-ended', { ...cause?.facts, player: typeof cause?.seat === 'number' ? words.player(cause.seat) : '' })
}

/** Whether the game itself has won: then the house leaves the first place empty. */
export function nobodyWon(ranking: number[][] | null): boolean {
  return ranking?.[0]?.length === 0
}

/** The items of a score to show: those told so far, and without a total also those worth no points. */
export function toldItems(score: Score, told: ReadonlySet<string>): ScoreItem[] {
  return score.items.filter((item) => told.has(item.key) && (item.points !== 0 || score.total === null))
}

/** The kinds of points in the order in which they are told. */
export function chapters(scores: readonly Score[]): string[] {
  return [...new Set(scores.flatMap((score) => score.items.map((item) => item.key)))]
}

export type Segment = { x: number; width: number; item: ScoreItem; shown: boolean }

/** A bar of points, item after item, on a scale where `most` points are 100. What is not told yet has no width. */
export function segments(score: Score, told: ReadonlySet<string>, most: number): Segment[] {
  let x = 0
  return score.items
    .filter((item) => item.points > 0)
    .map((item) => {
      const shown = told.has(item.key)
      const width = shown ? (item.points / Math.max(1, most)) * 100 : 0
      const segment = { x, width, item, shown }
      x += width
      return segment
    })
}
