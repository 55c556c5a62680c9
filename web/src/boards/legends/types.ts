/** What the board of Legends is told: the view of a seat and the facts about the components. */

export type Owner = string // seat:2 or neutral
export type RegionView = {
  ref: string
  armies: Record<Owner, number>
  cities: Record<Owner, number>
  control: Owner | null
  token: string | null
  peeked: number[]
}
export type PlayerView = {
  coins: number
  supply: number
  cities: number
  moves: number
  recruits: number
  crossing: number
  flying: number
  elixirs: number
  immune: boolean
  captives: number
  cards: string[]
  tokens: string[]
  leader: string | null
  /** As if the game ended now; `score` says where they come from, `card_points` what each card that scores brings. */
  points: number
  score: Record<string, number>
  card_points: Record<string, number>
}
export type LegendsView = {
  seats: number
  earlier: number[]
  layout: string
  /** The side whose turn is asked. */
  laying: string | null
  pieces: [string, number][]
  deck: number
  row: { card: string; price: number }[]
  turn: number
  /** How many there are in the whole game. */
  turns: number
  /** Whose turn it is. */
  acting: number | null
  first: number | null
  ages: number[]
  bids: number[]
  cards_each: number
  /** Only once the map is laid out. */
  board?: string
  start?: string | null
  regions?: RegionView[]
  islands?: { regions: string[]; control: Owner | null }[]
  /** Only once everybody has pieces. */
  players?: PlayerView[]
}

export type Ability = { kind: string; amount: number; word: string; count: number }
export type Step = { kind: string; amount: number }
export type CardFacts = {
  words: string[]
  kind: 'creature' | 'place'
  players: number
  abilities: Ability[]
  steps: Step[]
  join: '' | 'and' | 'or'
}
export type SideFacts = {
  code: string
  regions: { ref: string; code: string; x: number; y: number }[]
  islands: number[][]
  land: [number, number][]
  bridges: [number, number][]
  water: [number, number][]
  exits: Record<'N' | 'E' | 'S' | 'W', number>
  shore: { exits: Record<'N' | 'E' | 'S' | 'W', [number, number]> }
}
export type Catalogue = {
  armies: number
  cities: number
  prices: number[]
  layouts: Record<string, { slots: Record<string, [number, number]>; links: [string, string, string, string][] }>
  sides: Record<string, SideFacts>
  cards: Record<string, CardFacts>
  leaders: string[]
  tokens: Record<string, { kind: string; points: number }>
}
