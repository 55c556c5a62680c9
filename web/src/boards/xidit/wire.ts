/** What the board is told. Made by `make schema` from the types of the game; change those. */

export type Five = number[]

export type Phase = 'setup' | 'placing' | 'planning' | 'orders' | 'census' | 'over'

/** A guildhall. */
export type GuildView = { seat: number; storeys: number }

/** A city and what lies in it. */
export type CityView = {
  ref: string
  side: 'recruits' | 'threat' | null
  tile: string | null
  /** Those that wait here. */
  units: Five
  guild: GuildView | null
}

/** A region and the bards in it. */
export type RegionView = {
  ref: string
  closed: boolean
  /** Of every seat; in the Bastion null for seats that one cannot know. */
  bards: (number | null)[]
  /** In the Bastion alone. */
  total?: number
}

/** The tiles to come. */
export type QueueView = {
  next: string | null
  /** Of the pile. */
  top: string | null
  /** How many are in the pile. */
  left: number
  /** How many are in the discard. */
  gone: number
  /** From the top, `hidden` for a tile not seen yet. */
  pile: string[]
  /** From the oldest. */
  discard: string[]
}

/** A stack of Titans. */
export type StackView = {
  needs: number
  /** From the top, `hidden` if unknown. */
  titans: string[]
  awake: boolean
}

/** How the neutral player stands in a column. */
export type NeutralView = { division: number; points: number }

/** The kind of unit that is counted now. */
export type CensusView = {
  unit: string
  /** Null until they are opened. */
  hands: number[] | null
}

/** What a player has; null is what stands behind a screen. */
export type OwnView = {
  /** A city; null before it is placed. */
  hero: string | null
  /** Left to build. */
  storeys: number
  /** Storeys that wait for a guildhall. */
  kept: number
  /** Six orders, null where a wheel is not set; null while it is secret. */
  plan: (string | null)[] | null
  /** Cities where the seat has acted this year. */
  acted: string[]
  units: Five | null
  coins: number | null
  /** In stock. */
  bards: number | null
  /** Bards in the Bastion. */
  bastion: number | null
}

/** A player, and how they stand in what everybody can see. */
export type PlayerView = OwnView & {
  /** Storeys on the map. */
  influence: number
  /** Points of the regions now, without a Bastion that is not open. */
  reputation: number
}

/** A place in a scoring. */
export type HallPlace = {
  /** Null: the neutral player. */
  seat: number | null
  points: number
  /** Null unless another has as many points, so that units decide. */
  units: number | null
}

/** A scoring of the hall of fame: the places from the top, and who goes out. */
export type ScoringView = { column: string; places: HallPlace[]; out: (number | null)[] }

/** What is known from the start. */
export type SetUpView = {
  seats: number
  years: number
  /** Counts from 1; 0 before the set-up. */
  year: number
  phase: Phase
  /** The seat with the first player's token. */
  first: number | null
  /** The wheel, 1 to 6, that is carried out now. */
  order: number | null
  /** The seat whose order it is. */
  acting: number | null
  /** Its key in the catalogue's `editions`. */
  edition: string
  reconstructed: boolean
  /** Whether everybody sees what stands behind the screens. */
  open_screens: boolean
  /** The years that end with a census. */
  censuses: number[]
}

/** The table once the board is laid out. */
export type XiditView = SetUpView & {
  closed: string[]
  cities: CityView[]
  regions: RegionView[]
  /** Whether everybody sees whose bards are in the Bastion. */
  bastion_open: boolean
  recruits: QueueView
  threats: QueueView
  barracks: Five
  /** Coins that the bank has paid out to all. */
  paid: number
  lair: StackView[]
  /** The columns in the order in which they are scored. */
  scorings: string[]
  /** How many go out in each scoring. */
  out: number[]
  /** By column. */
  neutral: Record<string, NeutralView> | null
  census: CensusView | null
  players: PlayerView[]
  /** Null before the end. */
  hall: ScoringView[] | null
  /** The seat that has won; null before the end, or if the neutral player has. */
  saviour: number | null
}

/** A place on the board, as shares of its width and height. */
export type Pair = [number, number]

export type Names = [string, string]

export type Points = [number, number]

export type Colour = 'black' | 'red' | 'blue'

/** What a deed brings, one of them. */
export type Rewards = { coins: number; bards: number; guild: number }

/** A city of the board. */
export type CityFacts = {
  number: number
  x: number
  y: number
  guild: Pair
  /** By order: the city that the road leads to. */
  roads: Record<string, string | null>
  regions: string[]
}

/** A road: its line beside its colour, and the control point of a quadratic Bézier. */
export type RoadFacts = {
  colour: Colour
  pattern: string
  cities: Names
  curve: Pair | null
  provenance: string
}

/** A side of a region. */
export type OutlinePart = { to: Pair; curve: Pair | null }

/** A region of the board. */
export type RegionFacts = {
  terrain: string
  /** Points for the most bards, and for the second most. */
  lyre: Points
  label: Pair
  central: boolean
  /** With this few players it is closed. */
  closes: number | null
  cities: string[]
  outline: OutlinePart[]
}

/** A tile, both of its sides. */
export type TileFacts = {
  city: string
  crown: boolean
  recruit: Five
  cost: Five
  rewards: Rewards
  provenance: string
}

/** A Titan. */
export type TitanFacts = { stack: number; needs: number; rewards: Rewards; provenance: string }

/** What is printed on the components of an edition. */
export type EditionFacts = {
  reconstructed: boolean
  name: string
  digest: string
  aspect: Pair
  cities: Record<string, CityFacts>
  roads: RoadFacts[]
  regions: Record<string, RegionFacts>
  tiles: Record<string, TileFacts>
  titans: Record<string, TitanFacts>
  /** The neutral player's points by column and division. */
  neutral: Record<string, number[]>
}

/** What the most units of a kind give in a census. */
export type Prize = { reward: string; count: number }

/** A kind of unit. */
export type UnitFacts = { total: number; prize: Prize }

/** All that is the same at every table. */
export type Catalogue = {
  units: Record<string, UnitFacts>
  orders: string[]
  orders_a_year: number
  bards: number
  storeys: number
  /** The most storeys of a guildhall. */
  highest: number
  editions: Record<string, EditionFacts>
}
