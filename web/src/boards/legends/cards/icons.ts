/** Small signs on cards and plates, each a path in a box of 24 × 24, and the families of cards. */
import type { Catalogue } from '../types'

export const ICONS: Record<string, string> = {
  // what a card gives
  move: 'M8 2.5h6V12c3 .3 6.5 2 7.5 5v3.5H3V16c3-1 5-3 5-6ZM3.5 17.5H21',
  army: 'M4.5 7.5 8 4.5h11.5V17L16 20.5H4.5ZM4.5 7.5H16v13M16 7.5l3.5-3M10.3 10.5v7M6.8 14h7',
  flying:
    'M2.5 18C3 9 10 4 21.5 4c-1 3-2.5 4.5-4.5 5.5 1 0 2 0 3 .5-1.5 2.5-3.5 3.5-6 4 .8 0 1.5.2 2.2.7C14 17.5 10 19 6.5 18.5L2.5 21ZM6.5 18.5C8 13 12 9.5 17 9.5',
  elixir:
    'M9 2.5h6M10 2.5v6L4.5 18c-1 2 0 3.5 2 3.5h11c2 0 3-1.5 2-3.5L14 8.5v-6M7 14.5c2.5-1.5 4 1 6.5 0 1.5-.6 2.5-.6 3.8.2',
  coins: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  points: 'm12 2.8 2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8Z',
  immunity: 'M3.5 4.5C7 5 9.5 4 12 2.5c2.5 1.5 5 2.5 8.5 2V12c0 5-3.5 8-8.5 9.8C7 20 3.5 17 3.5 12ZM8 11.5l3 3.2 5.2-6',
  // what a card does
  place: 'M5 11.5 8 9h11v9.5L16 21.5H5ZM5 11.5h11v10M16 11.5 19 9M12 1.5V7M9.5 4.8 12 7.3l2.5-2.5',
  build: 'M3.5 21.5V11H2V6.5h4v2h2.5v-2H10v-2l2-3 2 3v2h1.5v2H18v-2h4V11h-1.5v10.5ZM9.5 21.5V17c0-3 5-3 5 0v4.5',
  destroy:
    'M3 3l4 .8L18 15.2l-2.8 2.8L3.8 7ZM21 3l-4 .8L6 15.2 8.8 18 20.2 7ZM3.5 16.5l4 4M20.5 16.5l-4 4M4.5 19.5 2.5 21.5M19.5 19.5l2 2',
  // holdings
  supply: 'M4.5 7.5 8 4.5h11.5V17L16 20.5H4.5ZM4.5 7.5H16v13M16 7.5l3.5-3',
  cities: 'M3.5 21.5V11H2V6.5h4v2h2.5v-2H10v-2l2-3 2 3v2h1.5v2H18v-2h4V11h-1.5v10.5Z',
  crossing:
    'M2.5 14.5h19c-1 3-3.5 4.5-9.5 4.5s-8.5-1.5-9.5-4.5ZM11 14V2.5c4 2 6.5 5.5 7 9h-7M11 5C8 6.5 6 9 5.5 11.5H11M2 22q2.5-1.8 5 0t5 0 5 0 5 0',
  captives: 'M4 3.5h16M4 20.5h16M7 3.5v17M12 3.5v17M17 3.5v17',
  cards: 'M4.5 6.5 13 3l6 13.5L10.5 20ZM8 8.5l3.5-1.5M14.5 4.5 20 6l-3 12',
  deck: 'M5 4.5h11v15H5ZM8 2.5h11v15',
  leader: 'M3 18.5 2 7.5l5.5 4L12 4l4.5 7.5 5.5-4-1 11ZM3 21h18',
}

/** The signs of the families; `plain` for cards without a word. */
export const SIGNS: Record<string, string> = {
  ancient:
    'M6 2.5h12M6 21.5h12M7.5 2.5c0 5 3.5 7 4.5 9.5 1-2.5 4.5-4.5 4.5-9.5M7.5 21.5c0-5 3.5-7 4.5-9.5 1 2.5 4.5 4.5 4.5 9.5M9.5 19h5',
  arcane: 'M12 2.5 19.5 17h-15ZM12 21.5 4.5 7h15Z',
  cursed:
    'M5.5 11.5C5 5.5 8 3 12 3s7 2.5 6.5 8.5c0 2.2-1 3.2-2 3.7V20h-9v-4.8c-1-.5-2-1.5-2-3.7ZM8.5 10.5h2v2.5h-2ZM13.5 10.5h2v2.5h-2ZM10.5 17.5V20M13.5 17.5V20',
  dire: 'M4 4c3 6 4 11 3.5 17M11 3c2 6 2.5 12 1.5 18.5M18 4c2 5.5 2 11 .5 16.5',
  forest: 'M4 20.5C3 10 9 4 20.5 3.5 21 14 15 20.5 6.5 18M4 20.5 15 9M9 15.5V11M12.5 12h4',
  mountain: 'M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM6.5 11l2.5 2 2-2',
  night: 'M15.5 3A9.5 9.5 0 1 0 21 15.5 8.5 8.5 0 0 1 15.5 3Z',
  noble: 'M3 18.5 2 7l5.5 4.5L12 4l4.5 7.5L22 7l-1 11.5ZM3.5 21.5h17',
  plain: 'M6 21.5V9H4.5V4h4v2h2V4h3v2h2V4h4v5H18v12.5ZM10 21.5V17c0-2.5 4-2.5 4 0v4.5',
}

export const FAMILIES = Object.keys(SIGNS)

const LEADER_FAMILIES: Record<string, string> = {
  'leader:fairy-queen': 'forest',
  'leader:bandit-king': 'plain',
  'leader:red-sorceress': 'dire',
  'leader:white-knight': 'mountain',
}

export const familyOf = (ref: string, catalogue: Catalogue): string =>
  LEADER_FAMILIES[ref] ?? catalogue.cards[ref]?.words[0] ?? 'plain'

/** The icon of an ability: what it gives, or the star of points. */
export const iconOf = (kind: string): string => ICONS[kind.startsWith('points') ? 'points' : kind] ?? ''
