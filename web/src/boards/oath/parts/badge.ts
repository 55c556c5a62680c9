/** What choosing a thing leads to, as a sign and a number: for what is too small for a sentence. */
import type { Preview } from '../../../lib/protocol'

export type Badge = { sign: string | null; text: string }

/** By the preview's key: the sign, the fact that is counted, and what stands before the number. */
const COUNTED: Record<string, [string, string, string]> = {
  muster: ['warband', 'warbands', '+'],
  'trade-favor': ['favor', 'favor', '+'],
  'trade-secrets': ['secret', 'secrets', '+'],
  price: ['supply', 'supply', ''],
}

export function badgeOf({ key, facts }: Preview): Badge | null {
  if (key.startsWith('odds')) return { sign: null, text: `${Number(facts['after'])} %` }
  const [sign, fact, before] = COUNTED[key] ?? []
  return sign && fact ? { sign, text: `${before}${Number(facts[fact] ?? 0)}` } : null
}
