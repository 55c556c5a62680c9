/** How good a hint is beside the best one. Pure. */
import type { Hint } from '../lib/protocol'

/** Below the first the house sees no difference; below the second, a small one. */
const EVEN = 0.02
const CLOSE = 0.06

/** Whether all hints are about as good. */
export const areEven = (hints: readonly Hint[]): boolean => hints.length > 1 && hints[0]!.value - hints.at(-1)!.value < EVEN

/** The chance to win in per cent, where the house knows it; else in a word how far a hint is behind the best. */
export function merit(hints: readonly Hint[], at: number): { key: string; percent?: number } | null {
  const { chance, value } = hints[at]!
  if (chance !== null) return { key: 'web-hint-value', percent: Math.round(chance * 100) }
  if (!at) return null
  const behind = hints[0]!.value - value
  return { key: behind < EVEN ? 'web-hint-as-good' : behind < CLOSE ? 'web-hint-close' : 'web-hint-weaker' }
}
