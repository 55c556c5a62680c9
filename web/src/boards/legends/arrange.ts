/** How map, row and holdings share the table: whatever leaves the map largest. Pure. */

export type Arrangement = {
  /** The row above the map, in two columns beside it, or everything in one column that scrolls (a phone). */
  mode: 'row' | 'beside' | 'column'
  /** How wide a card of the row is, and how many stand abreast. */
  card: number
  columns: number
  /** Quarter turns of the whole chart. */
  turn: number
  /** How high the map is in a column. */
  height: number
  /** The phone is in landscape: what I have stands in a column beside the map, not under it. */
  aside: boolean
}
type Size = { width: number; height: number }

export const GAP = 8
export const PRICE = 22
const NARROW = 640
const DOCK = 104
const DOCK_TALL = 136
export const PURSE = 68
export const ASIDE = 104
/** How much of the cards shows below the map, as a cue to scroll. */
const GLIMPSE = 18
const CARD = 120
/** A card wider than this is no more readable. */
const WIDEST = 168
/** A map smaller than this is not usable: scrolling is better. */
const LEAST_SCALE = 0.19
/** The map must get this much larger to be turned, or to have my holdings moved beside it. */
const WORTH_TURNING = 1.14

const scale = (room: Size, sheet: Size): number => Math.min(room.width / sheet.width, room.height / sheet.height)

function turnFor(room: Size, sheet: Size, mayTurn: boolean): { turn: number; scale: number } {
  const upright = scale(room, sheet)
  const lying = scale(room, { width: sheet.height, height: sheet.width })
  return mayTurn && lying > upright * WORTH_TURNING ? { turn: 3, scale: lying } : { turn: 0, scale: upright }
}

export const cardHeight = (card: number): number => card * 1.4 + PRICE

function column({ width, height }: Size, sheet: Size, mayTurn: boolean, aside: boolean): Arrangement & { scale: number } {
  const room = aside
    ? { width: width - ASIDE, height: height - GLIMPSE }
    : { width, height: Math.max(240, height - PURSE - GLIMPSE) }
  const { turn, scale } = turnFor(room, sheet, mayTurn)
  const needed = (turn ? sheet.width : sheet.height) * scale + 24
  const columns = width < NARROW ? 3 : 6
  const card = Math.min(CARD + 10, (room.width - (columns + 1) * GAP) / columns)
  return { mode: 'column', card, columns, turn, scale, height: Math.min(room.height, needed), aside }
}

/** `purse`: there is somebody whose holdings are always in view. */
export function arrange(table: Size, sheet: Size, mayTurn: boolean, purse = true): Arrangement {
  const { width, height } = table
  const below = column(table, sheet, mayTurn, false)
  const beside = column(table, sheet, mayTurn, true)
  const scrolling = purse && beside.scale > below.scale * WORTH_TURNING ? beside : below
  if (width < NARROW) return scrolling
  const free = height - (width < 900 ? DOCK_TALL : DOCK)
  const options: (Arrangement & { scale: number })[] = []
  for (let card = WIDEST; card >= 104; card -= 4) {
    const over = { width, height: free - cardHeight(card) - 2 * GAP }
    const aside = { width: width - 2 * card - 3 * GAP, height: free }
    if (6 * card + 7 * GAP <= width) {
      options.push({ mode: 'row', card, columns: 6, height: 0, aside: false, ...turnFor(over, sheet, mayTurn) })
    }
    if (3 * cardHeight(card) + 2 * GAP <= free) {
      options.push({ mode: 'beside', card, columns: 2, height: 0, aside: false, ...turnFor(aside, sheet, mayTurn) })
    }
  }
  // a larger map is worth more than larger cards, but cards narrower than 120 are hard to read
  const worth = (option: Arrangement & { scale: number }): number =>
    option.scale * (1 + 0.0012 * option.card) * (option.card < CARD ? 0.8 : 1) * (option.mode === 'row' ? 1.03 : 1)
  const [best] = options.sort((a, b) => worth(b) - worth(a))
  return best && (best.scale > LEAST_SCALE || best.scale * 1.4 > scrolling.scale) ? best : scrolling
}
