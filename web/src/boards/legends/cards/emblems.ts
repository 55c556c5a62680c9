/**
 * One large emblem for every card and leader, drawn with a few strokes in a box of 100 × 100.
 * A layer is `how path`. How: a the family's colour, b paper, c ink, g gold, d deep shade, w water, l the pen,
 * t a thin pen, y a pale one;
 * a capital letter draws the layer and its mirror image.
 */
import { PLACES } from './emblems-places'
import { CREATURES } from './emblems-creatures'
import { LEADERS } from './emblems-leaders'

export type Layer = { how: string; mirror: boolean; path: string }

export const EMBLEMS: Record<string, string[]> = { ...CREATURES, ...PLACES, ...LEADERS }

const parsed = new Map<string, Layer[]>()

/** The layers of a card's or a leader's emblem. */
export function emblemOf(ref: string): Layer[] {
  const id = ref.split(':')[1] ?? ''
  let layers = parsed.get(id)
  if (!layers) {
    layers = (EMBLEMS[id] ?? []).map((text) => {
      const how = text[0] as string
      return { how: how.toLowerCase(), mirror: how !== how.toLowerCase(), path: text.slice(2) }
    })
    parsed.set(id, layers)
  }
  return layers
}
