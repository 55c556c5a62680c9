/** What the board of Lords of Xidit is told: the view of a seat and the facts about the components. */

export type Five = number[]
export type CityView = {
  ref: string
  side: 'recruits' | 'threat' | null
  tile: string | null
  units: Five
  guild: { seat: number; storeys: number } | null
}
export type RegionView = { ref: string; closed: boolean; bards: (number | null)[]; total?: number }
/** The next tile, the top of the pile, and how many lie in pile and discard. */
export type QueueView = { next: string | null; top: string | null; left: number; gone: number }
export type StackView = { needs: number; titans: string[]; awake: boolean }
export type PlayerView = {
  hero: string | null
  influence: number
  reputation: number
  storeys: number
  kept: number
  plan: (string | null)[] | null
  units: Five | null
  coins: number | null
  bards: number | null
  bastion: number | null
}
export type ScoringView = { column: string; places: { seat: number | null; points: number; units: number | null }[]; out: (number | null)[] }
export type Phase = 'setup' | 'placing' | 'planning' | 'orders' | 'census' | 'over'
export type XiditView = {
  seats: number
  years: number
  year: number
  phase: Phase
  first: number | null
  order: number | null
  acting: number | null
  edition: string
  reconstructed: boolean
  open_screens: boolean
  bastion_open: boolean
  censuses: number[]
  closed: string[]
  cities: CityView[]
  regions: RegionView[]
  recruits: QueueView
  threats: QueueView
  barracks: Five
  paid: number
  lair: StackView[]
  scorings: string[]
  out: number[]
  neutral: Record<string, { division: number; points: number }> | null
  census: { unit: string; hands: number[] | null } | null
  players: PlayerView[]
  hall: ScoringView[] | null
  saviour: number | null
}

export type Pair = [number, number]
export type Rewards = { coins: number; bards: number; guild: number }
export type CityFacts = {
  number: number
  x: number
  y: number
  guild: Pair
  roads: Record<string, string | null>
  regions: string[]
}
export type RoadFacts = { colour: 'black' | 'red' | 'blue'; pattern: string; cities: [string, string]; curve: Pair | null }
export type RegionFacts = {
  terrain: string
  lyre: Pair
  label: Pair
  central: boolean
  closes: number | null
  cities: string[]
  outline: { to: Pair; curve: Pair | null }[]
}
export type TileFacts = { city: string; crown: boolean; recruit: Five; cost: Five; rewards: Rewards; from: string }
export type TitanFacts = { stack: number; needs: number; rewards: Rewards; from: string }
export type Edition = {
  reconstructed: boolean
  digest: string
  aspect: Pair
  cities: Record<string, CityFacts>
  roads: RoadFacts[]
  regions: Record<string, RegionFacts>
  tiles: Record<string, TileFacts>
  titans: Record<string, TitanFacts>
  neutral: Record<string, number[]>
}
export type Catalogue = {
  units: Record<string, { total: number; prize: { reward: string; count: number } }>
  orders: string[]
  orders_a_year: number
  bards: number
  storeys: number
  highest: number
  editions: Record<string, Edition>
}

export const UNITS = ['unit:militia', 'unit:archer', 'unit:infantry', 'unit:cleric', 'unit:mage'] as const
export const ORDERS = ['order:black', 'order:red', 'order:blue', 'order:act', 'order:wait'] as const
export const REWARDS = ['coins', 'bards', 'guild'] as const
export const COLUMNS = ['column:wealth', 'column:influence', 'column:reputation'] as const
