/** What the board of Oath is told: the view (its shape stands in view.py and war_view.py) and the facts about the components. */

/** A ref, or the name of a back: "denizen", "vision", "relic", "site". */
export type Seen = string
export type Lying = { card: Seen; favor: number; secrets: number }
export type Adviser = Lying & { up: boolean }
export type SiteView = {
  site: Seen
  up: boolean
  cards: Lying[]
  relics: Seen[]
  /** Whose warbands stand here. */
  holder: string | null
  warbands: number
  favor: number
  secrets: number
  pawns: number[]
  rulers: number[]
  /** So many bandits rule it; 0: somebody else does. */
  bandits: number
  /** For how many cards there is room in all. */
  room: number
}
export type Role = 'chancellor' | 'citizen' | 'exile'
export type PlayerView = {
  role: Role
  colour: string | null
  favor: number
  secrets: number
  flipped: number
  /** On the board. */
  warbands: number
  bank: number
  supply: number
  /** After a rest now. */
  supply_next: number
  pawn: number | null
  advisers: Adviser[]
  /** For more advisers. */
  free_places: number
  relics: Lying[]
  vision: string | null
  prophecy: string | null
  hand: Seen[]
}
export type Wins = 'next-wake' | 'wake-after-next' | 'end-die' | 'end-of-round' | null
export type GoalClaim = { met: boolean; wins: Wins; goal: string; have: number; needs: number; holder: number | null }
export type Claim =
  | ({ way: 'usurper'; usurper: boolean } & GoalClaim)
  | ({ way: 'vision'; vision: string; visions_missing: number } & GoalClaim)
  | ({ way: 'successor' } & GoalClaim)
  | { way: 'empire'; met: boolean; wins: Wins; sixths: number; heir: number }
export type Side = 'attacker' | 'defender'
export const PARTS = ['declare', 'plans', 'roll', 'sacrifice', 'losses', 'spoils'] as const
export type Campaign = {
  attacker: number
  at: number
  part: (typeof PARTS)[number]
  defender: number | 'bandits' | null
  targets: { sites: number[]; things: string[]; buried: string[]; pawn: boolean; declared: boolean }
  /** Where the defense dice come from: targets, and the title by its oath. */
  brings: { what: string; dice: number }[]
  allies: number[]
  force: [number, number]
  dice: number
  shields: number
  plans: { card: string; user: number | 'bandits'; side: Side; expires: boolean }[]
  roll: number[] | null
  defense_roll: number[] | null
  attack: number
  defense: number
  skulls: number
  sacrificed: number
  /** So many sacrificed warbands would win it now. */
  price: number
  won: Side | null
  killed: [number, number]
  /** The attacker's chance, once the targets are named and while it is open. */
  odds: number | null
}
export type Scale = { favor: number; secrets: number; things: string[]; advisers: number[]; sites: number[] }
export type Deal = { proposer: number; other: number; gives: [Scale, Scale]; space: number | null; turned: boolean }
/** What the winner has written so far; step: null once all of it is. */
export type ChroniclePages = {
  step: 'oath' | 'citizens' | 'edifice' | 'suit' | null
  winner: number
  /** Whose word is awaited: the winner's, or that of who was invited. */
  asked: number | null
  oath: string | null
  offered: number[]
  accepted: number[]
  declined: number[]
  built: { slot: number; card: string } | null
  suit: string | null
}
export type OathView = {
  seats: number
  /** chronicle: after a game of a saga the winner writes it. */
  stage: 'setup' | 'play' | 'chronicle' | 'over'
  round: number
  active: number | null
  phase: 'wake' | 'act' | 'rest'
  doing: string | null
  oath: string
  title: number | null
  usurper: boolean
  visions_drawn: number
  /** What a search of the world deck costs by the track of visions. */
  search_supply: number
  end_die: number | null
  winner: number | null
  won_by: string[]
  banks: number[]
  shared: number
  people: { holder: number | null; favor: number; mob: boolean }
  darkest: { holder: number | null; secrets: number }
  sites: SiteView[]
  deck: { top: Seen | null; known: Record<'top' | 'inside' | 'bottom', string[]> }
  piles: Seen[][]
  relic_deck: { count: number; known: string[] }
  reliquary: (Seen | null)[]
  archive: string[]
  box: string[]
  players: PlayerView[]
  /** The ways to win of every seat, the nearest first. */
  claims: Claim[][]
  campaign: Campaign | null
  deal: Deal | null
  /** Those of earlier games, which everybody knows. */
  dispossessed: string[]
  chronicle: ChroniclePages | null
}

export type Cost = { favor?: number; secrets?: number; burn_favor?: number; burn_secrets?: number }
export type PowerFacts = { timing: string; modifies: string[]; persistent: boolean; must: boolean; side: string | null; cost: Cost }
export type CardFacts = {
  kind: string
  suit: string | null
  where: 'any' | 'adviser' | 'site'
  locked: boolean
  defense: number
  /** The card's other side. */
  other: string | null
  powers: PowerFacts[]
  capacity?: number
  bandits?: number
  recover?: Cost | null
  bank?: string | null
  /** What a vision promises: an oath's name. */
  oath?: string
}
export type RegionFacts = { ref: string; name: string; pile: string; places: { ref: string; slot: number }[] }
export type AttackFace = { swords: number; hollow_swords: number; skulls: number }
export type DefenseFace = { shields: number; doubles: boolean }
export type Catalogue = {
  suits: string[]
  regions: RegionFacts[]
  reliquary: { ref: string; trait: string }[]
  actions: string[]
  visions_to_win: number
  last_round: number
  /** `actions`: the least and the most that an action costs. */
  supply: { most: number; search: number[]; actions: Record<string, [number, number]> }
  dice: { attack: AttackFace[]; defense: DefenseFace[] }
  oaths: Record<string, { goal: string; successor: string; vision: string }>
  cards: Record<string, CardFacts>
}
