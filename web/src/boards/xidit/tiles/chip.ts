/** How large a tile is drawn on the map. */
export const CHIP = 84
export const chipHeight = (side: 'recruits' | 'threat' | null, terse: boolean): number =>
  side === 'threat' ? (terse ? 50 : 62) : side === 'recruits' ? 38 : 26
