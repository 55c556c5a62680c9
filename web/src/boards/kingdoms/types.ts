/** What the board of Kingdoms is told: the view (its shape stands in view.py) and the facts about the components. */

import type { Facts, ScoreItem } from '../../lib/protocol'

export type Point = [number, number]
export type Terrain = 'forest' | 'mountain' | 'plains' | 'capital' | 'ruins' | 'water' | 'crags'
export type Owner = number | 'neutral'
export type Stock = [mana: number, ore: number, food: number]

export type ArmyView = { owner: Owner; lying: boolean }
/** What collecting here gives to whom; without a resource it is of their choice. */
export type YieldView = { seat: number; resource: string | null; amount: number }
export type RegionView = { ref: string; armies: ArmyView[]; token: string | null; yields: YieldView[] }
export type TerritoryView = { ref: string; seat: number | null; regions: RegionView[] }
export type AllianceView = { seats: [number, number]; regions: string[] }
/** What a war means, in a sentence: Fluent `stake-KEY`. */
export type Stake = { key: 'win' | 'lose' | 'flags' | 'alliance' | 'last' | 'bound'; facts: Facts }
export type SideView = {
  seat: number
  limit: number
  discount: number
  /** What more is taken off for paying with one kind of resource, or with mana alone. */
  one_kind: number
  mana_only: number
  mana_value: number
  food_value: number
  /** So much food together pays so much; null without such a power. */
  feast: [food: number, points: number] | null
  retreat_cost: number
  stakes: Stake[]
}
export type WarView = {
  region: string
  attacker: number
  defender: Owner
  /** The attacker's and the defender's; 0 is the flag. */
  dials: [number, number] | null
  neutral_price: number | null
  stakes: Stake[]
  sides: SideView[]
}
export type PlayerView = {
  faction: string | null
  cards: string[]
  home: string | null
  resources: Stock
  tower: number
  magic: number
  powers: string[]
  shapes: string[]
  armies: number
  supply: number
  lying: number
  points: number
  score: ScoreItem[]
  crown: boolean
  captured: number
  /** What collecting would bring now: resources, how many of one's choice, and how many without a choice. */
  harvest: Harvest | null
  costs: { build: number | null; research: number | null; expand: number | null }
  status: 'selects' | 'acts' | 'acted' | null
}
export type Harvest = { mana: number; ore: number; food: number; choice: number; sure: number }
export type Edition = { name: string; reconstructed: boolean }
export type KingdomsView = {
  seats: number
  edition: Edition
  stage: 'setup' | 'play' | 'over'
  first: number | null
  active: number | null
  turn: number
  offered: string[]
  shields: string[]
  selected: string | null
  acting: number | null
  ending: boolean
  tower: number[][]
  territories: TerritoryView[]
  /** What taking a region of the Lost Kingdom costs now. */
  neutral_price: number | null
  alliances: AllianceView[]
  war: WarView | null
  players: PlayerView[]
  box: number
}

export type RegionFacts = { ref: string; terrain: Terrain; yields: string | null; edge: boolean; at: Point; outline: Point[] }
export type BorderFacts = { between: [string, string]; river: boolean; line: Point[] }
export type TerritoryFacts = { regions: RegionFacts[]; borders: BorderFacts[]; provenance: Record<string, string> }
export type LevelFacts = { power: string; cost: number; provenance: string }
export type Catalogue = {
  edition: Edition
  armies: number
  shields: number
  most: number
  highest_dial: number
  resources: string[]
  actions: string[]
  tower: { cost: number[]; points: number[]; provenance: Record<string, string> }
  tokens: Record<string, { kind: string; stays: boolean; provenance: string }>
  factions: Record<string, { extra: boolean; levels: LevelFacts[] }>
  territories: Record<string, TerritoryFacts>
}
