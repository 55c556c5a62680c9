/** The six liveries: a colour and a heraldic charge each. Which one a seat wears is the game's affair and comes with
 * the players; it is the same on pieces, plates, log and charts. The letter is the seat's own, whatever it wears. */
import { getContext, setContext } from 'svelte'
import type { Player } from '../lib/wire'

export const LETTERS = 'ABCDEF'
export const CHARGES = ['chevron', 'cross', 'bend', 'roundel', 'lozenge', 'star'] as const

/** A charge as an SVG path in a box of 24 × 24. */
export const CHARGE_PATHS: Record<(typeof CHARGES)[number] | 'neutral', string> = {
  chevron: 'M12 6.2 20.5 14v4.8L12 11 3.5 18.8V14Z',
  cross: 'M9.8 4h4.4v5.8H20v4.4h-5.8V20H9.8v-5.8H4V9.8h5.8Z',
  bend: 'M3.6 7.6 7.4 3.7 20.6 16.8 16.8 20.6Z',
  roundel: 'M12 5.6a6.4 6.4 0 1 1 0 12.8 6.4 6.4 0 0 1 0-12.8Z',
  lozenge: 'M12 3.4 18.4 12 12 20.6 5.6 12Z',
  star: 'm12 3.6 2.5 5.4 5.9.7-4.4 4 1.2 5.9-5.2-2.9-5.2 2.9L8 13.7l-4.4-4 5.9-.7Z',
  neutral: 'M6 10.4h12v3.2H6Z',
}

export type Livery = { letter: string; charge: keyof typeof CHARGE_PATHS; path: string; field: string; ink: string }

const made = (letter: string, charge: Livery['charge'], at: number | 'neutral'): Livery => ({
  letter,
  charge,
  path: CHARGE_PATHS[charge],
  field: `var(--livery-${at})`,
  ink: `var(--livery-${at}-charge)`,
})
const NEUTRAL = made('–', 'neutral', 'neutral')

/** The letter of a seat. */
export const letterOf = (seat: number): string => LETTERS[seat % 6] as string

/** A livery by its number, on a seat. */
export const livery = (number: number, seat: number): Livery => made(letterOf(seat), CHARGES[number % 6]!, number % 6)

type Worn = () => readonly Pick<Player, 'livery'>[]
const WORN = Symbol('liveries')

/** Everything inside the component that calls this shows what these players wear. */
export function dress(players: Worn): void {
  setContext(WORN, players)
}

/** What the seats wear at the table that a component belongs to: ask for it while the component is made. Seat N wears
 * livery N where there is no table, and null is the neutral colour. */
export function liveries(): (seat: number | null) => Livery {
  const players = getContext<Worn | undefined>(WORN)
  return (seat) => (seat === null ? NEUTRAL : livery(players?.()[seat]?.livery ?? seat, seat))
}
