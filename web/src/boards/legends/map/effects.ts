/** From events to what moves on the map. Pure. */
import type { GameEvent } from '../../../lib/protocol'
import { refOf } from '../../../lib/refs'

export type Effect = {
  kind: 'come' | 'go' | 'fall' | 'rise' | 'take'
  what: 'army' | 'city' | 'token' | 'coin'
  owner: string
  at: string
  to?: string
  token?: string
}

/** How long one effect lasts, and the most that a whole batch may last. */
export const ONE = 230
export const ALL = 940


export function effectsOf(events: readonly GameEvent[]): Effect[] {
  const found: Effect[] = []
  for (const { key, seat, facts } of events) {
    const owner = seat === null ? 'neutral' : `seat:${seat}`
    const at = refOf(facts['region'])
    if (key === 'placed-army' || key === 'mustered') found.push({ kind: 'come', what: 'army', owner, at })
    else if (key === 'neutral-army') found.push({ kind: 'come', what: 'army', owner: 'neutral', at })
    else if (key === 'built-city') found.push({ kind: 'rise', what: 'city', owner, at })
    else if (key === 'moved-army')
      found.push({ kind: 'go', what: 'army', owner, at: refOf(facts['source']), to: refOf(facts['target']) })
    else if (key === 'destroyed-army')
      found.push({ kind: 'fall', what: 'army', owner: refOf(facts['owner']) || 'neutral', at })
    else if (key === 'explored') found.push({ kind: 'take', what: 'token', owner, at, token: refOf(facts['token']) })
    else if (key === 'dragon-beaten') found.push({ kind: 'take', what: 'token', owner, at, token: 'token:dragon' })
    else if (key === 'robbed') found.push({ kind: 'take', what: 'coin', owner, at })
  }
  return found
}

/** When each of a number of effects begins. */
export const delayOf = (at: number, many: number): number =>
  many < 2 ? 0 : at * Math.min(ONE * 0.8, (ALL - ONE) / (many - 1))

export type March = { from: string; to: string; owner: string; count: number }

/** The marches of the player who moved last, to leave a trace. */
export function marchesOf(effects: readonly Effect[]): March[] {
  const found = new Map<string, March>()
  const last = effects.at(-1)?.owner
  for (const { kind, owner, at, to } of effects) {
    if (kind !== 'go' || !to || owner !== last) continue
    const key = `${owner} ${at} ${to}`
    const known = found.get(key)
    if (known) known.count++
    else found.set(key, { from: at, to, owner, count: 1 })
  }
  return [...found.values()]
}
