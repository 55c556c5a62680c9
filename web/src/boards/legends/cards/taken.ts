/** A card that leaves the row flies to the player who took it. */
import type { GameEvent } from '../../../lib/protocol'
import type { TransitionConfig } from 'svelte/transition'

const LASTS = 240

/** Which seat has taken a card, by the newest events. */
export function takerOf(card: string, events: readonly GameEvent[]): number | null {
  for (const { key, seat, facts } of events) {
    const fact = facts['card']
    if (key === 'took-card' && typeof fact === 'object' && fact !== null && 'ref' in fact && fact.ref === card)
      return seat
  }
  return null
}

export function toSeat(node: Element, { seat, motion }: { seat: number | null; motion: boolean }): TransitionConfig {
  const plate = seat === null ? null : node.closest('.legends')?.querySelector(`[data-seat="${seat}"]`)
  if (!motion || !plate) return { duration: 0 }
  const from = node.getBoundingClientRect()
  const to = plate.getBoundingClientRect()
  const dx = to.x + Math.min(to.width, 120) / 2 - from.x - from.width / 2
  const dy = to.y + to.height / 2 - from.y - from.height / 2
  return {
    duration: LASTS,
    css: (t, u) =>
      `position: absolute; z-index: 5; transform: translate(${dx * u}px, ${dy * u}px) scale(${0.25 + 0.75 * t}); opacity: ${0.25 + 0.75 * t}`,
  }
}
