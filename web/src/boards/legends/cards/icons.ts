/** Small signs on cards and plates, each a path in a box of 24 × 24, and the families of cards. */
import type { Catalogue } from '../types'

export const ICONS: Record<string, string> = {
  // what a card gives
  move: 'M8 2.500h6V12c3 .3 6.500 2 7.500 5v3.500H3V16c3-1 5-3 5-6ZM3.500 17.500H21',
  army: 'M4.500 7.500 8 4.500h11.500V17L16 20.500H4.500ZM4.500 7.500H16v13M16 7.500l3.500-3M10.300 10.500v7M6.800 14h7',
  flying: 'M2.500 18C3 9 10 4 21.500 4c-1 3-2.500 4.500-4.500 5.500 1 0 2 0 3 .5-1.500 2.500-3.500 3.500-6 4 .8 0 1.500.2 2.200.7C14 17.500 10 19 6.500 18.500L2.500 21ZM6.500 18.500C8 13 12 9.500 17 9.500',
  elixir: 'M9 2.500h6M10 2.500v6L4.500 18c-1 2 0 3.500 2 3.500h11c2 0 3-1.500 2-3.500L14 8.500v-6M7 14.500c2.500-1.500 4 1 6.500 0 1.500-.6 2.500-.6 3.800.2',
  coins: 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17ZM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  points: 'm12 2.800 2.800 6 6.500.8-4.800 4.500 1.300 6.500L12 17.400l-5.800 3.200 1.300-6.500L2.700 9.600l6.500-.8Z',
  immunity: 'M3.500 4.500C7 5 9.500 4 12 2.500c2.500 1.500 5 2.500 8.500 2V12c0 5-3.500 8-8.500 9.800C7 20 3.500 17 3.500 12ZM8 11.500l3 3.200 5.200-6',
  // what a card does
  place: 'M5 11.500 8 9h11v9.500L16 21.500H5ZM5 11.500h11v10M16 11.500 19 9M12 1.500V7M9.500 4.800 12 7.300l2.500-2.500',
  build: 'M3.500 21.500V11H2V6.500h4v2h2.500v-2H10v-2l2-3 2 3v2h1.500v2H18v-2h4V11h-1.500v10.500ZM9.500 21.500V17c0-3 5-3 5 0v4.500',
  destroy: 'M3 3l4 .8L18 15.200l-2.800 2.800L3.800 7ZM21 3l-4 .8L6 15.200 8.800 18 20.200 7ZM3.500 16.500l4 4M20.500 16.500l-4 4M4.500 19.500 2.500 21.500M19.500 19.500l2 2',
  // holdings
  supply: 'M4.500 7.500 8 4.500h11.500V17L16 20.500H4.500ZM4.500 7.500H16v13M16 7.500l3.500-3',
  cities: 'M3.500 21.500V11H2V6.500h4v2h2.500v-2H10v-2l2-3 2 3v2h1.500v2H18v-2h4V11h-1.500v10.500Z',
  crossing: 'M2.500 14.500h19c-1 3-3.500 4.500-9.500 4.500s-8.500-1.500-9.500-4.500ZM11 14V2.500c4 2 6.500 5.500 7 9h-7M11 5C8 6.500 6 9 5.500 11.500H11M2 22q2.500-1.800 5 0t5 0 5 0 5 0',
  captives: 'M4 3.500h16M4 20.500h16M7 3.500v17M12 3.500v17M17 3.500v17',
  cards: 'M4.500 6.500 13 3l6 13.500L10.500 20ZM8 8.500l3.500-1.500M14.500 4.500 20 6l-3 12',
  deck: 'M5 4.500h11v15H5ZM8 2.500h11v15',
  leader: 'M3 18.500 2 7.500l5.500 4L12 4l4.500 7.500 5.500-4-1 11ZM3 21h18',
}

/** The signs of the families; `plain` for cards without a word. */
export const SIGNS: Record<string, string> = {
  ancient: 'M6 2.500h12M6 21.500h12M7.500 2.500c0 5 3.500 7 4.500 9.500 1-2.500 4.500-4.500 4.500-9.500M7.500 21.500c0-5 3.500-7 4.500-9.500 1 2.500 4.500 4.500 4.500 9.500M9.500 19h5',
  arcane: 'M12 2.500 19.500 17h-15ZM12 21.500 4.500 7h15Z',
  cursed: 'M5.500 11.500C5 5.500 8 3 12 3s7 2.500 6.500 8.500c0 2.200-1 3.200-2 3.700V20h-9v-4.800c-1-.5-2-1.500-2-3.700ZM8.500 10.500h2v2.500h-2ZM13.500 10.500h2v2.500h-2ZM10.500 17.500V20M13.500 17.500V20',
  dire: 'M4 4c3 6 4 11 3.500 17M11 3c2 6 2.500 12 1.500 18.500M18 4c2 5.500 2 11 .5 16.500',
  forest: 'M4 20.500C3 10 9 4 20.500 3.500 21 14 15 20.500 6.500 18M4 20.500 15 9M9 15.500V11M12.500 12h4',
  mountain: 'M1.500 20.500 9 6l4 7 2.500-4 7 11.500ZM6.500 11l2.500 2 2-2',
  night: 'M15.500 3A9.500 9.500 0 1 0 21 15.500 8.500 8.500 0 0 1 15.500 3Z',
  noble: 'M3 18.500 2 7l5.500 4.500L12 4l4.500 7.500L22 7l-1 11.500ZM3.500 21.500h17',
  plain: 'M6 21.500V9H4.500V4h4v2h2V4h3v2h2V4h4v5H18v12.500ZM10 21.500V17c0-2.500 4-2.500 4 0v4.500',
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
