/** The messages between house and client: docs/protocol.md in types. */

export type Fact = number | string | boolean | null | { ref: string } | { refs: string[] }
export type Facts = Record<string, Fact>

/** What happens if an option is taken, as the rules work it out: Fluent `preview-KEY`. */
export type Preview = { key: string; facts: Facts }
/** previews: by the ref of an option, where the game can tell. */
export type Decision = {
  seat: number
  seq: number
  prompt: string
  rule: string
  facts: Facts
  options: string[]
  previews?: Record<string, Preview>
}
/** An option that one would expect and cannot have now. */
export type WhyNot = { ref: string; reason: string; rule: string; facts: Facts }
export type GameEvent = { at: number; key: string; seat: number | null; facts: Facts; private?: true }
export type ScoreItem = { key: string; points: number; facts: Facts }
/** The total is null where a sum of the items means nothing. */
export type Score = { seat: number; total: number | null; items: ScoreItem[] }

export type Player = {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  bot: string | null
  stand_in: boolean
  online: boolean
}

export type Clock = { kind: 'none' } | { kind: 'live'; minutes: number } | { kind: 'days'; days: number }
export type OptionValue = string | number | boolean
export type OptionValues = Record<string, OptionValue>

export type TableInfo = {
  id: string
  game: string
  options: OptionValues
  saga: string | null
  /** Which game of the saga this is, from 1. */
  saga_game: number | null
  status: 'waiting' | 'playing' | 'over'
  public: boolean
  host: boolean
  players: Player[]
  me: number[]
  clock: Clock
  /** Whether who is asked may ask the house for a hint. */
  hints: boolean
  left: number[] | null
  asked: number[]
  since: number | null
  seed_hash: string
  seed: string | null
  created: number
  answers: number
  next: string | null
  /** A saga's points so far, with this game once it is over. */
  standing: number[] | null
  /** After the saga's last game: its seats from first to last. */
  saga_ranking: number[][] | null
}

export type OptionSchema = {
  name: string
  type: 'bool' | 'str' | 'int'
  default: OptionValue
  among?: string[]
  low?: number
  high?: number
  needs?: string
}

export type GameInfo = {
  name: string
  seats: [number, number]
  /** How long a game takes, about. */
  minutes: number
  options: OptionSchema[]
  sagas: string[]
  bots: string[]
}

/** All null for a stranger. */
export type Me = {
  id: string | null
  name: string | null
  login: string | null
  email: string | null
  webhook: string | null
}

export type NewTable = {
  game: string
  seats: string[]
  options: OptionValues
  public: boolean
  clock: Clock
  /** null: as the house does it, for who plays against bots alone. */
  hints: boolean | null
  saga: string | null
}

export type Moment = { answers: number; view: unknown; events: GameEvent[]; decisions: Decision[] }

/** Points that a seat wins or loses, and what for. */
export type Gain = ScoreItem & { seat: number }
/** An option: from 0, lost, to 1, won; what it changes in the points; and how the turn could go on. */
export type Hint = { ref: string; value: number; gains: Gain[]; line: string[] }
/** Somebody has asked for a hint among people, after so many answers. */
export type Hinted = { at: number; seat: number }

export type Chances = { answers: number; chances: number[] }
export type Mistake = {
  /** After how many answers it was made. */
  answers: number
  seat: number
  prompt: string
  facts: Facts
  chosen: string
  best: string
  loss: number
}
/** judged: so many answers were judged before time was up. */
export type Review = { judged: number; graph: Chances[]; mistakes: Mistake[] }

// -- the socket -------------------------------------------------------------------------------------------------

export type ClientMessage =
  | { type: 'answer'; seat: number; seq: number; ref: string; id?: string }
  | { type: 'undo'; seat: number }
  | { type: 'consent'; yes: boolean }
  | { type: 'why'; seat: number }
  | { type: 'hint'; seat: number }
  | { type: 'review' }
  | { type: 'standing_answer'; seat: number; prompt: string; ref: string | null }
  | { type: 'resign'; seat: number }
  | { type: 'return'; seat: number }
  | { type: 'chat'; text: string }
  | { type: 'ping' }

export type Answer = Extract<ClientMessage, { type: 'answer' }>

export type Path = (string | number)[]
export type Patch = [Path, unknown][]
export type StandingAnswers = Record<string, string>
export type Chat = { at: number; name: string; seat: number | null; text: string }
/** by: null is a request of the house (an admin), not of a seat. */
export type UndoAsked = { by: number | null; needs: number[]; why: string }

export type StateMessage = {
  type: 'state'
  seq: number
  table: TableInfo
  seat: number | null
  view: unknown
  decisions: Decision[]
  events: GameEvent[]
  scores: Score[] | null
  /** The seats from first to last, when the game is over; who shares a place stands in one list.
   *  An empty first place: nobody at the table has won. */
  ranking?: number[][] | null
  standing_answers: StandingAnswers
  undo: UndoAsked | null
  chat: Chat[]
  hinted?: Hinted[]
}

export type MoveMessage = {
  type: 'move'
  seq: number
  by: number | null
  patch: Patch
  decisions: Decision[]
  events: GameEvent[]
  asked: number[]
  since: number | null
  left: number[] | null
  answers: number
  scores: Score[] | null
  ranking?: number[][] | null
}

export type ServerMessage =
  | StateMessage
  | MoveMessage
  | { type: 'table'; table: TableInfo }
  | { type: 'undo'; by: number | null; needs: number[]; why: string }
  | { type: 'why'; seat: number; seq: number; why_not: WhyNot[] }
  | { type: 'hint'; seat: number; seq: number; hints: Hint[] }
  | ({ type: 'hinted' } & Hinted)
  | { type: 'review'; done: number; total: number; review: Review | null; failed?: true }
  | ({ type: 'chat' } & Chat)
  | { type: 'error'; key: string; text: string; id?: string }
  | { type: 'pong' }

/** Until the boards say WhyNot themselves. */
export type Refusal = WhyNot
