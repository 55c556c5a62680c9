/** From events to what moves on the maps. Pure. */
import type { GameEvent } from '../../../lib/protocol'
import { refOf } from '../../../lib/refs'
import type { Owner } from '../types'

export type Effect = { kind: 'go' | 'come' | 'fall'; owner: Owner; at: string; to?: string }

/** How long one effect lasts, and the most that a whole batch may last. */
export const ONE = 420
export const ALL = 940

const ownerOf = (ref: string): Owner => (ref.startsWith('seat:') ? Number(ref.slice(5)) : 'neutral')

const GOES = new Set(['moved', 'retreated', 'last-army-saved', 'sheltered', 'swapped'])
const COMES = new Set(['expanded', 'conscripted'])

export function effectsOf(events: readonly GameEvent[]): Effect[] {
  const found: Effect[] = []
  for (const { key, seat, facts } of events) {
    if (seat === null) continue
    const [at, source, target] = ['region', 'source', 'target'].map((name) => refOf(facts[name])) as [string, string, string]
    if (GOES.has(key)) found.push({ kind: 'go', owner: seat, at: source, to: target })
    if (key === 'swapped') found.push({ kind: 'go', owner: ownerOf(refOf(facts['foe'])), at: target, to: source })
    if (COMES.has(key)) found.push({ kind: 'come', owner: seat, at })
    if (key === 'removed' || key === 'lost-in-ruins') found.push({ kind: 'fall', owner: seat, at })
    if (key === 'captured') found.push({ kind: 'fall', owner: 'neutral', at })
  }
  return found
}

/** When each of a number of effects begins. */
export const delayOf = (at: number, many: number): number =>
  many < 2 ? 0 : at * Math.min(ONE * 0.8, (ALL - ONE) / (many - 1))
