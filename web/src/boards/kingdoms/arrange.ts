/** How the kingdoms share the table: the others behind, the cards in the middle, my own in front. Pure. */

export const GAP = 8
/** Width to height of a map. */
export const ASPECT = 1.4
/** The dials under my map, the strips of a phone. */
export const DIALS = 70
export const STRIP = 52
export const TABS = 50
export const PURSE = 34
export const WHO = 28
/** On a phone in landscape the buttons of the kingdoms stand in a column. */
export const WAYS = 92

export type Arrangement =
  | {
      mode: 'table'
      /** How many kingdoms stand behind the cards; one more may stand beside mine. */
      behind: number
      /** Widths of the maps: behind, beside mine, mine. */
      other: number
      beside: number
      own: number
      /** No room for a panel beside my map: the dials stand there, a plate below. */
      tight: boolean
    }
  | { mode: 'single'; own: number; lying: boolean }

type Size = { width: number; height: number }
const PANEL = 310
/** The dials in a column beside my map. */
export const COLUMN = 122
const LEAST_OTHER = 190
const LEAST_OWN = 250
/** The board of a phone is this wide only in landscape. */
const ON_ITS_SIDE = 440

/** The plate of a kingdom under its map: three lines, or two where there is room. */
export const plateOf = (map: number): number => (map < 330 ? 74 : 54)
/** The line that says where the game is, and the cards under it. */
export const PHASE = 24
export const CARDS = 88
/** Between that line and the cards; between a map and what stands under it. */
const SEAM = 4

export function arrange({ width, height }: Size, others: number): Arrangement {
  const behind = Math.min(others, 3)
  const room = height - PHASE - SEAM - CARDS - 5 * GAP
  const widest = (width - (behind + 1) * GAP) / behind
  const fit = (plate: number): number => Math.floor(Math.min(widest, (room * 0.48 - plate) * ASPECT))
  const other = fit(plateOf(fit(plateOf(widest))))
  const front = room - other / ASPECT - SEAM - plateOf(other)
  const beside = others > 3 ? Math.floor(Math.min(other, (front - SEAM - plateOf(other)) * ASPECT)) : 0
  const free = width - (beside ? beside + GAP : 0) - 3 * GAP
  const tight = free - PANEL < LEAST_OWN
  const own = Math.floor(
    tight
      ? Math.min((front - SEAM - plateOf(free)) * ASPECT, free - COLUMN)
      : Math.min((front - DIALS) * ASPECT, free - PANEL),
  )
  if (other < LEAST_OTHER || own < LEAST_OWN) {
    const high = height - STRIP - PURSE - WHO
    const below = Math.min(width, (high - TABS) * ASPECT)
    const aside = Math.min(width - WAYS, high * ASPECT)
    const lying = width >= ON_ITS_SIDE && aside > below
    return { mode: 'single', own: Math.floor(Math.max(200, lying ? aside : below)), lying }
  }
  return { mode: 'table', behind, other, beside, own, tight }
}
