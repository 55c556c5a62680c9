/** There are many drawings: they are loaded once the board is drawn, and until then a sign stands in for each. */
import type { Drawing } from './draw'

type Drawer = (ref: string) => Drawing | null
let drawer: Drawer | null = $state.raw(null)
let sent: Promise<void> | null = null

/** The emblem of a ref; null for what has none, and while the drawings are on their way. */
export const drawingOf: Drawer = (ref) => drawer?.(ref) ?? null

/** Sends for the drawings, once. */
export function fetchDrawings(): Promise<void> {
  sent ??= import('./draw').then(
    (drawings) => void (drawer = drawings.drawingOf),
    // without them the signs stay; the next one to draw tries again
    () => void (sent = null),
  )
  return sent
}
