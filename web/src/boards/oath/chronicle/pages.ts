/** The pages of the chronicle: what stands on each, and which one lies open. Pure. */
import type { GameEvent } from '../../../lib/protocol'
import type { ChroniclePages } from '../types'

export const PAGES = ['oath', 'citizens', 'edifice', 'suit'] as const
export type PageName = (typeof PAGES)[number]
export type PageState = 'written' | 'open' | 'blank'

/** The events that a page tells. */
const TELLS: Record<PageName, readonly string[]> = {
  oath: ['new-oath'],
  citizens: ['boards-turned', 'invited', 'joined-winner', 'stayed-exile'],
  edifice: ['built', 'repaired'],
  suit: ['chronicle-suit'],
}

export function stateOf(page: PageName, { step }: ChroniclePages): PageState {
  if (step === page) return 'open'
  return step === null || PAGES.indexOf(page) < PAGES.indexOf(step) ? 'written' : 'blank'
}

/** The events of a page since the writing began. */
export function storyOf(page: PageName, past: readonly GameEvent[]): GameEvent[] {
  const began = past.findLastIndex(({ key }) => key === 'chronicle')
  return began < 0 ? [] : past.slice(began).filter(({ key }) => TELLS[page].includes(key))
}

/** The pages left and right of the fold: what is written lies on the left, what is being written on the right. */
export function leaves({ step }: ChroniclePages): [PageName[], PageName[]] {
  const fold = step === null ? 2 : PAGES.indexOf(step)
  return [PAGES.slice(0, fold), PAGES.slice(fold)]
}
