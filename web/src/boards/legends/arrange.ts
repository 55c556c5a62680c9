/** How map, row and holdings share the table: whatever leaves the map largest. Pure. */

export type Arrangement = {
  /** The row above the map, in two columns beside it, or everything in one column that scrolls (a phone). */
  mode: 'row' | 'beside' | 'column'
  /** How wide a card of the row is. */
  card: number
  /** Quarter turns of the whole chart. */
  turn: number
  /** How high the map is in a column. */
  height: number
}
type Size = { width: number; height: number }

export const GAP = 8
export const PRICE = 22
const NARROW = 640
const DOCK = 104
const DOCK_TALL = 146
export const PURSE = 44
const CARD = 120
/** A card wider than this helps nobody. */
const WIDEST = 168
/** The whole chart is turned only if it gets so much larger. */
const WORTH_TURNING = 1.14

const scale = (room: Size, sheet: Size): number => Math.min(room.width / sheet.width, room.height / sheet.height)

function turnFor(room: Size, sheet: Size, mayTurn: boolean): { turn: number; scale: number } {
  const upright = scale(room, sheet)
  const lying = scale(room, { width: sheet.height, height: sheet.width })
  return mayTurn && lying > upright * WORTH_TURNING ? { turn: 3, scale: lying } : { turn: 0, scale: upright }
}

export const cardHeight = (card: number): number => card * 1.4 + PRICE

export function arrange(table: Size, sheet: Size, mayTurn: boolean): Arrangement {
  const { width, height } = table
  if (width < NARROW) {
    const room = { width, height: Math.max(240, height - PURSE - 18) }
    const { turn, scale } = turnFor(room, sheet, mayTurn)
    const needed = (turn ? sheet.width : sheet.height) * scale + 24
    return { mode: 'column', card: Math.min(CARD + 10, (width - 4 * GAP) / 3), turn, height: Math.min(room.height, needed) }
  }
  const free = height - (width < 900 ? DOCK_TALL : DOCK)
  const options: (Arrangement & { scale: number })[] = []
  for (let card = WIDEST; card >= 104; card -= 4) {
    const over = { width, height: free - cardHeight(card) - 2 * GAP }
    const aside = { width: width - 2 * card - 3 * GAP, height: free }
    if (6 * card + 7 * GAP <= width) options.push({ mode: 'row', card, height: 0, ...turnFor(over, sheet, mayTurn) })
    if (3 * cardHeight(card) + 4 * GAP <= free) options.push({ mode: 'beside', card, height: 0, ...turnFor(aside, sheet, mayTurn) })
  }
  // a larger map is worth more than larger cards, but cards narrower than 120 are hard to read
  const worth = (option: Arrangement & { scale: number }): number =>
    option.scale * (1 + 0.0012 * option.card) * (option.card < CARD ? 0.8 : 1) * (option.mode === 'row' ? 1.03 : 1)
  const [best] = options.sort((a, b) => worth(b) - worth(a))
  return best ?? { mode: 'row', card: 104, turn: 0, height: 0 }
}
