/** What the board is told. Made by `make schema` from the types of the game; change those. */

/** A ref, or the name of a back. */
export type Seen = string

export type Pair = [number, number]

/** Of the chronicle, in their order. */
export type PageName = 'oath' | 'citizens' | 'edifice' | 'suit'

export type Role = 'chancellor' | 'citizen' | 'exile'

export type Stage = 'setup' | 'play' | 'chronicle' | 'over'

export type Side = 'attacker' | 'defender'

/** Who a site belongs to: a seat, the Empire, the bandits; null while it lies face down. */
export type Flag = number | 'empire' | 'bandits' | null

/** A card with the favor and secrets on it. */
export type Lying = { card: Seen; favor: number; secrets: number }

/** A card of a court. */
export type Adviser = Lying & { up: boolean }

/** A place of the map with everything at it. */
export type SiteView = {
  site: Seen
  up: boolean
  cards: Lying[]
  relics: Seen[]
  /** Whose warbands stand here: a colour. */
  holder: string | null
  warbands: number
  favor: number
  secrets: number
  pawns: number[]
  rulers: number[]
  /** How many bandits rule it; 0: somebody else does. */
  bandits: number
  /** How many cards there is room for in all. */
  room: number
  /** How many more there is room for. */
  free: number
  flag: Flag
}

/** A player board and the court beside it. */
export type PlayerView = {
  role: Role
  colour: string | null
  favor: number
  secrets: number
  flipped: number
  /** On the board. */
  warbands: number
  /** Warbands in the bank of its banner's colour. */
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
  /** The vision that a warband of a False Prophet stands on. */
  prophecy: string | null
  hand: Seen[]
}

/** The People's Favor. */
export type PeopleView = { holder: number | null; favor: number; mob: boolean }

/** The Darkest Secret. */
export type DarkestView = { holder: number | null; secrets: number }

/** What a seat knows in the world deck, each from above. */
export type KnownCards = { top: string[]; inside: string[]; bottom: string[] }

/** The world deck; its size is a secret. */
export type DeckView = {
  /** A back; null: it is empty. */
  top: Seen | null
  known: KnownCards
}

/** The relic deck. */
export type RelicDeckView = {
  count: number
  /** From above. */
  known: string[]
}

/** What a power lets a seat do next. */
export type DueView = { seat: number; card: string }

/** When a claim comes true by itself. */
export type Wins = 'next-wake' | 'wake-after-next' | 'end-die' | 'end-of-round' | null

/** How far a seat has come with a goal. */
export type Progress = {
  goal: string
  /** Whether it is about the most of something; else about holding one thing. */
  counted: boolean
  have: number
  needs: number
  /** Of something that is held. */
  holder: number | null
}

/** A way to win by a goal. */
export type GoalClaim = Progress & { met: boolean; wins: Wins }

/** By the title. */
export type UsurperClaim = GoalClaim & { way: 'usurper'; usurper: boolean }

/** By a revealed vision. */
export type VisionClaim = GoalClaim & { way: 'vision'; vision: string; visions_missing: number }

/** By the successor's goal, instead of the Chancellor. */
export type SuccessorClaim = GoalClaim & { way: 'successor' }

/** By the Empire, if it keeps the oath. */
export type EmpireClaim = {
  way: 'empire'
  met: boolean
  wins: Wins
  /** With how many sides of the end die. */
  sixths: number
  /** Who wins then. */
  heir: number
}

export type Claim = UsurperClaim | VisionClaim | SuccessorClaim | EmpireClaim

/** Of a campaign, in their order. */
export type Part = 'declare' | 'plans' | 'roll' | 'sacrifice' | 'losses' | 'spoils'

export type Fighter = number | 'bandits'

/** What a campaign is about. */
export type Targets = {
  sites: number[]
  things: string[]
  buried: string[]
  pawn: boolean
  /** Whether all are named. */
  declared: boolean
}

/** Where defense dice come from: a target, or the title by its oath. */
export type Brings = { what: string; dice: number }

/** A battle plan in use. */
export type PlanView = { card: string; user: Fighter; side: Side; expires: boolean }

/** Warbands that outlive a campaign. */
export type Survivors = { seat: number; warbands: number }

/** Warbands that a card has saved. */
export type Saved = { card: string; colour: string; warbands: number }

/** The campaign under way. All of it is public. */
export type CampaignView = {
  attacker: number
  /** The slot from which it attacks. */
  at: number
  step: number
  part: Part
  /** Null: not yet chosen. */
  defender: Fighter | null
  /** The Citizen who fights the Empire. */
  apart: number | null
  targets: Targets
  /** Plans may have changed the pool since. */
  brings: Brings[]
  /** Seats that join the defense. */
  allies: number[]
  /** Slots whose warbands join the attack. */
  joined: number[]
  /** The attacker's and the defender's, bandits included. */
  force: Pair
  /** The attack pool. */
  dice: number
  /** The defense pool. */
  shields: number
  plans: PlanView[]
  /** Seats that use no more plans. */
  passed: number[]
  /** What plans and powers have changed. */
  flags: string[]
  /** The faces of the attack dice, numbers in the catalogue's order. */
  roll: number[] | null
  defense_roll: number[] | null
  attack: number
  defense: number
  /** Still to be buried. */
  skulls: number
  sacrificed: number
  /** How many sacrificed warbands would win it now; 0: none are needed, or none can be sacrificed. */
  price: number
  won: Side | null
  /** The attacker's and the defender's. */
  killed: Pair
  survivors: Survivors[]
  saved: Saved[]
  /** The attacker's chance in percent, once the dice are counted and while it is open. */
  odds: number | null
}

/** What one side of a deal gives. */
export type Scale = {
  favor: number
  secrets: number
  things: string[]
  /** Places in the court. */
  advisers: number[]
  /** Slots. */
  sites: number[]
}

export type Scales = [Scale, Scale]

/** The deal under way. */
export type DealView = {
  proposer: number
  other: number
  rule: string
  /** The proposer's, and the other's. */
  gives: Scales
  /** The space of the Reliquary whose relic is promised with citizenship. */
  space: number | null
  /** The other player has changed it and given it back. */
  turned: boolean
  /** Who puts things on the scales, or is to answer. */
  asked: number
  /** It waits for an answer; else things are still put on the scales. */
  proposed: boolean
}

/** Where an edifice was built. */
export type BuiltEdifice = { slot: number; card: string }

/** What the winner has written so far. */
export type ChroniclePages = {
  /** Null once all is written. */
  step: PageName | null
  winner: number
  /** Whose answer is awaited: the winner's, or that of an invited player. */
  asked: number | null
  oath: string | null
  offered: number[]
  accepted: number[]
  declined: number[]
  built: BuiltEdifice | null
  suit: string | null
}

/** The whole public table, and what a seat has seen of the rest. Before the Chancellor is known (nobody has been asked yet) the lists are empty. */
export type OathView = {
  seats: number
  /** chronicle: after a game of a saga the winner writes it. */
  stage: Stage
  round: number
  active: number | null
  phase: 'wake' | 'act' | 'rest'
  /** The action or card that is being carried out. */
  doing: string | null
  chancellor: number
  oath: string
  /** Who keeps the oath. */
  title: number | null
  /** The Empire keeps it. */
  imperial: boolean
  usurper: boolean
  visions_drawn: number
  /** What a search of the world deck costs by the track of visions. */
  search_supply: number
  /** The least face that ends the game after this round. */
  end_die: number | null
  winner: number | null
  /** usurper, steadfast, empire, or the name of a vision. */
  won_by: string[]
  /** As the winner woke, by the end die, or at the end of the last round; null before. */
  won_at: 'wake' | 'end-die' | 'last-round' | null
  /** Favor by suit. */
  banks: number[]
  /** Favor in the shared bank. */
  shared: number
  /** Warbands in the banks, by colour. */
  reserve: number[]
  /** Warbands in the Obsidian Cage, by colour. */
  caged: number[]
  people: PeopleView
  darkest: DarkestView
  sites: SiteView[]
  deck: DeckView
  /** Cradle, provinces, hinterland, the top one first. */
  piles: Seen[][]
  relic_deck: RelicDeckView
  /** Null: open, its trait binds the Chancellor. */
  reliquary: (Seen | null)[]
  /** What is not in this world. */
  archive: string[]
  /** What has left the game. */
  box: string[]
  /** Those of earlier games, which everybody knows. */
  dispossessed: string[]
  players: PlayerView[]
  /** The ways to win of every seat, the nearest first. */
  claims: Claim[][]
  campaign: CampaignView | null
  deal: DealView | null
  /** The last first. */
  due: DueView[]
  chronicle: ChroniclePages | null
}

export type Where = 'any' | 'adviser' | 'site'

/** What has to be placed and burned; what is zero is left out. */
export type CostFacts = { favor?: number; secrets?: number; burn_favor?: number; burn_secrets?: number }

/** A power of a card, without what it does. */
export type PowerFacts = {
  timing: string
  modifies: string[]
  persistent: boolean
  must: boolean
  /** attacker, defender or either; null if it is not a battle plan. */
  side: string | null
  cost: CostFacts
  /** When the card is discarded at the end of the campaign. */
  ends: string | null
}

/** What a site starts with, or what a homeland gives. */
export type Tokens = { relics: number; favor: number; secrets: number; warbands: number }

/** What a site has and no other card. */
export type SiteFacts = {
  capacity?: number
  bandits?: number
  coastal?: boolean
  start?: Tokens
  recover?: CostFacts | null
  bank?: string | null
  homeland?: string | null
  reward?: Tokens
}

/** A card. */
export type CardFacts = SiteFacts & {
  kind: string
  number: number
  suit: string | null
  where: Where
  locked: boolean
  first_game: boolean
  defense: number
  /** The card's other side. */
  other: string | null
  powers: PowerFacts[]
  provenance: string
  /** What a vision promises: an oath's name. */
  oath?: string
}

/** Where a site lies. */
export type PlaceFacts = { ref: string; slot: number }

/** A region of the map. */
export type RegionFacts = {
  ref: string
  name: string
  pile: string
  /** The pile that takes what is discarded here. */
  discards: string
  /** The Supply to every region. */
  travel: number[]
  places: PlaceFacts[]
}

/** A colour and its warbands. */
export type ColourFacts = { ref: string; name: string; warbands: number }

/** A space of the Reliquary and its trait. */
export type SpaceFacts = { ref: string; trait: string }

/** What Supply there is, and what it buys. */
export type SupplyFacts = {
  most: number
  /** This much Supply with at least this many warbands in the bank. */
  chancellor: Pair[]
  exile: Pair[]
  /** By visions drawn. */
  search: number[]
  search_pile: number
  search_darkest: number
  /** The least and the most that an action costs before any power changes it. */
  actions: Record<string, Pair>
}

/** A side of an attack die. */
export type AttackFace = { swords: number; hollow_swords: number; skulls: number }

/** A side of a defense die. */
export type DefenseFace = { shields: number; doubles: boolean }

/** The dice, and how many of them defend a pawn and the title. */
export type DiceFacts = {
  attack: AttackFace[]
  defense: DefenseFace[]
  pawn: number
  oathkeeper: number
  usurper: number
}

/** What an oath asks for. */
export type OathFacts = { goal: string; successor: string; vision: string }

/** All that is the same at every table. */
export type Catalogue = {
  favor: number
  suits: string[]
  colours: ColourFacts[]
  regions: RegionFacts[]
  reliquary: SpaceFacts[]
  actions: string[]
  most_relics: number
  supply: SupplyFacts
  visions_to_win: number
  /** By round: the least face that ends the game. */
  end_die: Record<string, number>
  last_round: number
  dice: DiceFacts
  oaths: Record<string, OathFacts>
  cards: Record<string, CardFacts>
}
