/** What the board is told. Made by `make schema` from the types of the game; change those. */

/** `seat:2` or `neutral`. */
export type Owner = string

/** A side of a piece on the table, and by how many quarters it is turned. */
export type Piece = [string, number]

/** A region and what is in it; owners with nothing there are not listed. */
export type RegionView = {
  ref: string
  armies: Record<Owner, number>
  cities: Record<Owner, number>
  control: Owner | null
  /** A ref, or `hidden`. */
  token: string | null
  /** The seats that have looked at it. */
  peeked: number[]
}

/** The regions of an island, and who controls it. */
export type IslandView = { regions: string[]; control: Owner | null }

/** A card on offer, and the price of its place. */
export type PlaceInRow = { card: string; price: number }

/** What a seat has. */
export type HoldingsView = {
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
}

/** What a seat has, and its points as if the game ended now. */
export type PlayerView = HoldingsView & {
  points: number
  /** Where the points come from. */
  score: Record<string, number>
  /** What each card that scores brings. */
  card_points: Record<string, number>
}

/** What lies on the map, once it is laid out. */
export type LandView = { regions?: RegionView[]; islands?: IslandView[] }

/** Everything on the table but the order of the deck and the tokens that lie face down. */
export type LegendsView = LandView & {
  seats: number
  earlier: number[]
  layout: string
  /** The side that is being turned. */
  laying: string | null
  pieces: Piece[]
  deck: number
  row: PlaceInRow[]
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
  /** Only once everybody has pieces. */
  players?: PlayerView[]
}

export type Pair = [number, number]

export type Point = [number, number]

export type Kind = 'creature' | 'place'

export type Join = '' | 'and' | 'or'

export type Lane = [Point, Point]

export type Edge = 'N' | 'E' | 'S' | 'W'

/** A slot and its edge, and those that they touch. */
export type Link = [string, string, string, string]

/** An ability at the top of a card. */
export type Ability = {
  kind: string
  amount: number
  /** The word that is counted. */
  word: string
  /** How many cards make a set, how many coins a point. */
  count: number
}

/** An action on a card's scroll. */
export type Step = { kind: string; amount: number }

/** A creature or place. */
export type CardFacts = {
  words: string[]
  kind: Kind
  /** It is in the deck with this many players or more. */
  players: number
  abilities: Ability[]
  steps: Step[]
  /** How two steps belong together. */
  join: Join
}

/** A region on a side; its middle as shares of the piece. */
export type PrintedRegion = { ref: string; code: string; x: number; y: number }

/** Where bridges, lanes and exits touch the coast. */
export type Shore = { bridges: Lane[]; water: Lane[]; exits: Record<Edge, Point> }

/** A side of a piece of the map. Regions are numbered from 1. */
export type SideFacts = {
  code: string
  regions: PrintedRegion[]
  islands: number[][]
  land: Pair[]
  bridges: Pair[]
  water: Pair[]
  exits: Record<Edge, number>
  shore: Shore
}

/** How four pieces lie. */
export type LayoutFacts = {
  /** Column and row of every slot. */
  slots: Record<string, Pair>
  links: Link[]
}

/** A token of the swamp or of the castle. */
export type TokenFacts = { kind: string; points: number }

/** All that is the same at every table. */
export type Catalogue = {
  armies: number
  cities: number
  prices: number[]
  /** By the number of players. */
  cards_each: Record<string, number>
  /** Width to height of a piece. */
  aspect: number
  layouts: Record<string, LayoutFacts>
  edges: string
  sides: Record<string, SideFacts>
  cards: Record<string, CardFacts>
  leaders: string[]
  tokens: Record<string, TokenFacts>
}
