/** What the board is told. Made by `make schema` from the types of the game; change those. */

import type { Facts, ScoreItem } from '../../lib/wire'

export type StakeKey = 'win' | 'lose' | 'flags' | 'alliance' | 'last' | 'bound'

/** A seat, or nobody's armies. */
export type Owner = number | 'neutral'

/** Mana, ore and food. */
export type Stock = [number, number, number]

export type Pair = [number, number]

/** What is printed on the components of this table. */
export type EditionName = {
  /** The value of the variant. */
  name: string
  reconstructed: boolean
}

/** An army in a region. */
export type ArmyView = { owner: Owner; lying: boolean }

/** What collecting in a region gives, and to whom. */
export type YieldView = {
  seat: number
  /** Null: of their choice. */
  resource: string | null
  amount: number
}

/** A region and what is in it. */
export type RegionView = {
  ref: string
  armies: ArmyView[]
  /** A ref, or `hidden` while it lies face down. */
  token: string | null
  yields: YieldView[]
}

/** A side on the table, with its regions in the catalogue's order. */
export type TerritoryView = {
  ref: string
  /** Null: the Lost Kingdom. */
  seat: number | null
  regions: RegionView[]
}

/** Two allies, and the regions that they share. */
export type AllianceView = { seats: Pair; regions: string[] }

/** What a war means, in a sentence: the message `stake-KEY`. */
export type StakeView = { key: StakeKey; facts: Facts }

/** What one side of a war could show and pay, and where it could go. */
export type SideView = {
  seat: number
  /** The highest number that it can pay. */
  limit: number
  discount: number
  /** What more is taken off for paying with one kind of resource. */
  one_kind: number
  /** What more is taken off for paying with mana alone. */
  mana_only: number
  mana_value: number
  food_value: number
  /** This much food together pays this much; null without such a power. */
  feast: Pair | null
  retreat_cost: number
  stakes: StakeView[]
}

/** The war under way. */
export type WarView = {
  region: string
  attacker: number
  defender: Owner
  /** The attacker's and the defender's; 0 is the flag. */
  dials: Pair | null
  neutral_price: number | null
  /** What everybody should know about it. */
  stakes: StakeView[]
  /** Attacker and defender; only the attacker against neutrals. */
  sides: SideView[]
}

/** What collecting would bring now. */
export type HarvestView = {
  mana: number
  ore: number
  food: number
  /** How many of one's choice. */
  choice: number
  /** How many without a choice. */
  sure: number
}

/** What the next step costs; null: there is none. */
export type Costs = { build: number | null; research: number | null; expand: number | null }

/** What lies before a seat. */
export type PlayerView = {
  faction: string | null
  /** Territories to choose from. */
  cards: string[]
  home: string | null
  resources: Stock
  tower: number
  magic: number
  /** Those learned, level by level. */
  powers: string[]
  /** Factions drawn. */
  shapes: string[]
  armies: number
  supply: number
  lying: number
  points: number
  score: ScoreItem[]
  crown: boolean
  captured: number
  harvest: HarvestView | null
  costs: Costs
  /** In this turn. */
  status: 'selects' | 'acts' | 'acted' | null
}

/** The same for every seat. Before the seats have settled there are no territories. */
export type KingdomsView = {
  seats: number
  edition: EditionName
  stage: 'setup' | 'play' | 'over'
  first: number | null
  active: number | null
  /** Counts turns from 0. */
  turn: number
  /** Factions that can still be chosen. */
  offered: string[]
  /** Actions under a shield, in the order in which they were selected. */
  shields: string[]
  /** How many more actions can be selected before the card is cleared. */
  selections_left: number
  /** The action of this turn. */
  selected: string | null
  /** The seat whose turn to act or collect it is. */
  acting: number | null
  /** Whether the end has been triggered. */
  ending: boolean
  /** By level from 0, the seats whose token stands there. */
  tower: number[][]
  /** In seat order, the Lost Kingdom last. */
  territories: TerritoryView[]
  /** What taking a region of the Lost Kingdom costs now. */
  neutral_price: number | null
  alliances: AllianceView[]
  war: WarView | null
  players: PlayerView[]
  /** How many exploration tokens stayed in the box, unseen. */
  box: number
}

export type Point = [number, number]

export type Terrain = 'forest' | 'mountain' | 'plains' | 'capital' | 'ruins' | 'water' | 'crags'

/** A region as it is printed. */
export type RegionFacts = {
  ref: string
  code: string
  terrain: Terrain
  yields: string | null
  edge: boolean
  open: boolean
  coast: boolean
  near: string[]
  at: Point
  slots: Point[]
  outline: Point[]
}

/** A border between two regions. */
export type BorderFacts = { between: string[]; river: boolean; line: Point[] }

/** A side of a territory card. */
export type TerritoryFacts = {
  card: number
  side: string
  provenance: Record<string, string>
  regions: RegionFacts[]
  borders: BorderFacts[]
}

/** A level of a faction's magic. */
export type LevelFacts = { power: string; cost: number; provenance: string }

/** A faction card. */
export type FactionFacts = { extra: boolean; levels: LevelFacts[] }

/** An exploration token. */
export type TokenFacts = { kind: string; stays: boolean; provenance: string }

/** The tower, level by level from 1. */
export type TowerFacts = { cost: number[]; points: number[]; provenance: Record<string, string> }

/** All that is the same at every table. */
export type Catalogue = {
  edition: EditionName
  /** Width to height of a territory card. */
  aspect: number
  armies: number
  shields: number
  /** Of a resource. */
  most: number
  highest_dial: number
  resources: string[]
  actions: string[]
  tower: TowerFacts
  tokens: Record<string, TokenFacts>
  factions: Record<string, FactionFacts>
  territories: Record<string, TerritoryFacts>
}
