/** What goes over the wire. Made by `make schema` from the types of the server; change those. */

/** One component. */
export type Ref = { ref: string }

/** Several components, or plain values, in a row. */
export type Refs = { refs: string[] }

export type Fact = number | string | boolean | Ref | Refs | null

export type Facts = Record<string, Fact>

/** What happens if an option is taken, as the rules work it out: the message `preview-KEY`. */
export type Preview = { key: string; facts: Facts }

/** What a seat is asked. */
export type Decision = {
  seat: number
  /** Goes back with the answer, so that a late one is found out. */
  seq: number
  prompt: string
  rule: string
  facts: Facts
  options: string[]
  /** By the ref of an option, where the game can tell. */
  previews: Record<string, Preview>
  /** Whether it makes sense to leave the same answer for every time that this is asked. */
  repeatable?: true
}

/** A sentence about a saga: the message `annals-KEY`. */
export type Line = { key: string; facts: Facts }

/** What a saga's annals tell of one of its games. */
export type Chapter = {
  number: number
  lines: Line[]
  /** How the land lay after it, for games that can draw it. */
  land?: unknown
  title?: Line
  /** Who played, by seat, if names are known. */
  names?: string[]
  /** How many lines stand in each paragraph, for games that tell a longer story. */
  paragraphs?: number[]
}

/** How far a game has come: the message `progress-KEY`. */
export type Progress = { key: string; facts: Record<string, number | string> }

/** A place of a small map: its middle on a sheet of 100 by 64, and whose it is. */
export type SmallPlace = { x: number; y: number; seat: number | null }

/** A map in a few dots, drawn by the house in the same way for every game. */
export type SmallMap = {
  places: SmallPlace[]
  /** The places that are one land, or joined by a road, by their numbers from 0. */
  links: [number, number][]
}

/** What a small card tells of a game under way; null: the game does not say. */
export type Glance = { progress: Progress | null; map: SmallMap | null }

/** Something that one would expect among the options and cannot have now. */
export type WhyNot = { ref: string; reason: string; rule: string; facts: Facts }

/** Something that has happened. */
export type GameEvent = {
  /** After how many answers. */
  at: number
  key: string
  seat: number | null
  facts: Facts
  /** Only I am told these facts. */
  private?: true
}

/** Points, and what they are for. */
export type ScoreItem = { key: string; points: number; facts: Facts }

/** The points of a seat. */
export type Score = {
  seat: number
  /** Null where a sum means nothing. */
  total: number | null
  items: ScoreItem[]
}

/** Two places of equal points, one right behind the other, and what set them apart: the message `tie-KEY`. */
export type Tie = {
  ahead: number[]
  /** Nobody if the seats in `ahead` share their place. */
  behind: number[]
  key: string
  facts: Facts
}

/** Points that a seat wins or loses, and what for. */
export type Gain = ScoreItem & { seat: number }

/** One of the best options of a decision. */
export type Hint = {
  ref: string
  /** From 0, lost, to 1, won. */
  value: number
  /** What it changes in the points. */
  gains: Gain[]
  /** How the turn could go on, from this option. */
  line: string[]
  /** What it is for and what it risks, a sentence each (`hint-KEY`); without any, the gains say it. */
  why: Preview[]
  /** What a whole plan comes to, answer by answer from its first. */
  steps: Preview[]
}

/** What a series of answers that somebody has in mind would come to, as the rules work it out. */
export type Forecast = {
  seat: number
  seq: number
  /** Null: not decided yet. */
  refs: (string | null)[]
  /** None where the game foresees nothing. */
  steps: Preview[]
}

/** Somebody has asked for a hint among people. */
export type HintTaken = {
  /** After how many answers. */
  at: number
  seat: number
}

/** How likely every seat was to win. */
export type Chances = { answers: number; chances: number[] }

/** An answer that lost a part of the way from losing to winning. */
export type Mistake = {
  /** After how many answers it was given. */
  answers: number
  seat: number
  prompt: string
  facts: Facts
  chosen: string
  best: string
  loss: number
}

/** What the review of a game has found. */
export type Review = {
  /** How many answers were judged before time was up. */
  judged: number
  graph: Chances[]
  /** The worst of each seat, the worst of all first. */
  mistakes: Mistake[]
}

/** Something that the coach says. */
export type LessonNote = {
  /** The message with its text. */
  key: string
  /** Which of the lesson's notes it is, from 1; 0 for the word after the game. */
  number: number
  /** What it points at: a ref, or `question`, `options`, `seats` or `log`. */
  pin: string
  /** The answers that it leads to, in order; none if it only explains. */
  take: string[]
}

/** How far the learner has come. */
export type LessonProgress = {
  /** `left`: the learner has played otherwise, and it is free play; `done`: all notes are behind, likewise. */
  stage: 'following' | 'left' | 'done'
  /** How many notes the lesson has. */
  count: number
  /** Those for this moment, to be read in order. */
  notes: LessonNote[]
}

/** A seat at a table. */
export type Player = {
  seat: number
  /** Who plays this seat now. */
  kind: 'open' | 'person' | 'bot'
  /** Empty for an open seat. */
  name: string
  /** The bot's name, also while it stands in for somebody. */
  bot: string | null
  /** A bot plays for a person who has left; it goes when the person returns. */
  stand_in: boolean
  online: boolean
}

export type NoClock = { kind: 'none' }

/** So many minutes a player for the whole game. */
export type LiveClock = { kind: 'live'; minutes: number }

/** So many days for every move. */
export type DaysClock = { kind: 'days'; days: number }

export type Clock = NoClock | LiveClock | DaysClock

export type VariantValue = string | number | boolean

export type VariantValues = Record<string, VariantValue>

/** Where a table stands in its saga; all null where there is none. */
export type SagaInfo = {
  saga: string | null
  /** The saga's page: the id of its first table. */
  saga_id: string | null
  /** Which game of the saga this is, from 1. */
  saga_game: number | null
  /** Before the start: what every seat will play because of the games before, the message `role-KEY`. */
  roles: (string | null)[] | null
  /** The saga's points so far, if it counts any, with this game once it is over. */
  standing: number[] | null
  /** After the saga's last game: its seats from first to last. */
  saga_ranking: number[][] | null
}

/** What a person adds to the seed. */
export type SeedPart = {
  seat: number
  /** The hash of the part. */
  commitment: string
  /** Null: not shown yet; once the game has started: left out. */
  part: string | null
}

/** Where the seed of a table comes from. */
export type SeedInfo = {
  /** The table is about to start and waits a moment: for commitments, or for the parts themselves. */
  shuffling: 'commit' | 'show' | null
  /** Of the house's part of the seed. */
  seed_hash: string
  /** Those of people, in seat order. */
  seed_parts: SeedPart[]
  /** Shown when the game is over. */
  house_part: string | null
  /** Shown when the game is over; without parts of people it is the house's. */
  seed: string | null
}

/** A table, for the lobby and the frame. */
export type TableInfo = SagaInfo & SeedInfo & {
  id: string
  game: string
  variants: VariantValues
  status: 'waiting' | 'playing' | 'over'
  public: boolean
  /** Whether I am the host. */
  host: boolean
  players: Player[]
  /** The seats that are mine. */
  me: number[]
  clock: Clock
  /** Seconds left of each seat (live: of the game; days: of this move). */
  left: number[] | null
  /** The lesson that is played here, by its name. */
  lesson: string | null
  /** Whether whoever is asked may ask the house for a hint. */
  hints: boolean
  /** Whom the table waits for. */
  asked: number[]
  /** Since when, in Unix seconds. */
  since: number | null
  /** Whether it starts by itself as soon as all who are seated have come. */
  gathers: boolean
  /** After how many seconds it starts without who is missing; this runs once the first of the seated has come. */
  starts_in: number | null
  created: number
  answers: number
  /** The table of the rematch or of the saga's next game. */
  next: string | null
}

/** A table in a list. */
export type TableCard = TableInfo & { glance: Glance }

/** A variant of a game's set-up. */
export type VariantSchema = {
  name: string
  type: 'bool' | 'str' | 'int'
  default: VariantValue
  among?: string[]
  low?: number
  high?: number
  /** A yes/no variant that this one cannot do without. */
  needs?: string
  /** Values (`yes` and `no` of a yes/no variant) that only these numbers of seats can have. */
  only_for?: Record<string, number[]>
}

/** A set-up that is chosen as a whole; its words are `preset-NAME`. */
export type PresetInfo = {
  name: string
  /** Those that differ from their default. */
  variants: VariantValues
  saga: string | null
}

/** A saga that a game can be played as. */
export type SagaKind = {
  name: string
  /** It never ends; bots may play ahead before it begins. */
  endless: boolean
  /** Its later games wait until the host starts them, and others may come. */
  seats_may_change: boolean
  begins_from_text: boolean
}

/** A game of the house. */
export type GameInfo = {
  name: string
  /** The fewest and the most. */
  seats: [number, number]
  /** How long a game takes, about. */
  minutes: number
  variants: VariantSchema[]
  /** The simplest first; every number of seats can have each of them. */
  presets: PresetInfo[]
  sagas: SagaKind[]
  /** By name; `first` is for whoever does not know the game. */
  lessons: string[]
  bots: string[]
}

/** What a new table is asked for with. */
export type NewTable = {
  game: string
  /** `me`, `open` or the name of a bot. */
  seats: string[]
  variants: VariantValues
  public: boolean
  clock: Clock
  /** Null: only where somebody plays against bots alone. */
  hints: boolean | null
  saga: string | null
  /** What the saga begins from, where it may. */
  saga_text?: string
}

/** A table after so many answers, as a seat saw it. */
export type Moment = { answers: number; view: unknown; events: GameEvent[]; decisions: Decision[] }

/** Something that a seat has more or less of than before. */
export type Change = {
  /** The word for it is `tally-KEY`. */
  key: string
  by: number
}

/** What a seat has done since my last turn, and what it has more or less of by now. */
export type SeatNews = {
  /** Null: what nobody did. */
  seat: number | null
  /** None of my own. */
  events: GameEvent[]
  changes: Change[]
}

/** What has happened between my last turn and this one. */
export type News = {
  /** After how many answers it begins … */
  since: number
  /** … and ends. */
  until: number
  /** From my left on; I come last. */
  seats: SeatNews[]
}

/** What I have noted about a moment, for myself. */
export type Note = {
  /** After how many answers the moment is. */
  answers: number
  text: string
}

/** An undo that waits for consent. */
export type Undo = {
  /** Null: the house (an administrator) proposes it. */
  by: number | null
  /** The seats that have yet to agree. */
  needs: number[]
  /** `chance`, `revealed`, `answered`, `host`, `refused` or `over`. */
  why: string
  /** All that the seat has answered in this turn is taken back, and not its last answer alone. */
  whole_turn: boolean
}

/** Something that somebody has said. */
export type ChatLine = { at: number; name: string; seat: number | null; text: string }

export type Patch = ([(string | number)[], unknown])[]

export type StandingAnswers = Record<string, string>

export type Ranking = number[][]

/** A game that I have played to its end. */
export type PastGame = {
  table: string
  game: string
  /** In Unix seconds. */
  ended: number
  players: Player[]
  me: number[]
  /** The seats from first to last; the first place may be empty: then nobody at the table has won. */
  ranking: number[][]
  /** The best place of my seats, from 1. */
  place: number
}

/** A page of my games, the newest first. */
export type PastGames = {
  games: PastGame[]
  /** Whether another page follows. */
  more: boolean
}

/** How many games, and how many of them were won. */
export type Tally = { played: number; won: number }

/** At tables with so many seats. */
export type SeatsTally = Tally & { seats: number }

/** At tables with a bot of this kind. */
export type BotTally = Tally & { bot: string }

/** What I have played of one game. */
export type GameStatistics = Tally & {
  game: string
  average_place: number
  by_seats: SeatsTally[]
  against: BotTally[]
}

/** What I have played, game by game. */
export type MyStatistics = {
  /** The most played first. */
  games: GameStatistics[]
  /** The people I have played with, whom I have met most often first. */
  companions: string[]
}

/** Who I am; all null for a stranger. */
export type Me = {
  id: string | null
  name: string | null
  login: string | null
  email: string | null
  /** Whether the owner of the address has confirmed it; before, no digests go there. Null: no mail at all. */
  verified: boolean | null
  webhook: string | null
}

/** Where somebody is logged in. */
export type MyDevice = {
  id: string
  created: number
  /** The device that asks. */
  here: boolean
}

/** Notices on the device that asks. */
export type MyPush = {
  /** The key of the house that a browser subscribes with; null: this house sends none. */
  key: string | null
  /** Whether they come to this device. */
  on: boolean
}

/** How far the bots are that play a saga's first games. */
export type PlayingAhead = { done: number; total: number }

/** All of them are played: the table at which the saga goes on. */
export type PlayedAhead = { table: TableInfo }

/** A game of a saga. */
export type SagaGame = {
  table: string
  number: number
  status: 'waiting' | 'playing' | 'over'
  /** When it came to its end, or was changed last, in Unix seconds. */
  changed: number
  players: Player[]
  /** The seats from first to last, once it is over. */
  ranking: number[][] | null
}

/** A saga with all its games at this house. */
export type SagaPage = {
  id: string
  game: string
  saga: string
  /** Whether those who do not play it may read it. */
  public: boolean
  /** From first to last; the last one is where the saga goes on, unless it has come to its end. */
  games: SagaGame[]
  ended: boolean
  /** What has happened, also before the saga came to this house. */
  annals: Chapter[]
  statistics: Line[]
  /** The forms in which it can be taken along; the words for one are `export-FORM`. */
  exports: string[]
}

/** A saga that I play. */
export type MySaga = {
  id: string
  /** How many of its games are over. */
  played: number
  /** When the last of them came to its end, in Unix seconds. */
  last: number | null
  /** Where it goes on. */
  table: TableInfo
}

/** All are null until the end. */
export type Outcome = {
  scores: Score[] | null
  /** The seats from first to last; those who share a place are in one list. An empty first place: nobody at the table has won. */
  ranking: Ranking | null
  ties: Tie[] | null
}

/** Everything, on connecting and after an undo. */
export type StateMessage = Outcome & {
  type: 'state'
  seq: number
  table: TableInfo
  seat: number | null
  view: unknown
  /** Mine. */
  decisions: Decision[]
  /** The whole log. */
  events: GameEvent[]
  /** By prompt. */
  standing_answers: StandingAnswers
  undo: Undo | null
  chat: ChatLine[]
  hinted: HintTaken[]
  /** After how many answers each turn starts. */
  turns: number[]
  /** For the learner of a lesson alone. */
  lesson: LessonProgress | null
}

/** Something has happened. */
export type MoveMessage = Outcome & {
  type: 'move'
  seq: number
  by: number | null
  /** Turns the old view into the new one. */
  patch: Patch
  decisions: Decision[]
  /** The new ones. */
  events: GameEvent[]
  asked: number[]
  since: number | null
  left: number[] | null
  answers: number
  /** After how many answers the turn started that it is now. */
  turn: number
  lesson: LessonProgress | null
}

/** People have come, left or started; clocks. */
export type TableMessage = { type: 'table'; table: TableInfo }

/** An undo waits for the consent of the seats in `needs`; without any, it was refused or is over. */
export type UndoMessage = Undo & { type: 'undo' }

/** What is not among the options of my decision, each with its reason. */
export type WhyMessage = { type: 'why'; seat: number; seq: number; why_not: WhyNot[] }

/** What the rules foresee of the answers that were asked about, by what the seat knows. */
export type ForecastMessage = Forecast & { type: 'forecast' }

/** The best options of a decision, by what the seat knows; to the seat's owner alone. */
export type HintMessage = { type: 'hint'; seat: number; seq: number; hints: Hint[] }

/** Somebody has asked for a hint among people. */
export type HintedMessage = HintTaken & { type: 'hinted' }

/** How many answers have been judged, and what was found in the end. */
export type ReviewMessage = {
  type: 'review'
  done: number
  total: number
  review: Review | null
  /** Nothing was found; ask again later. */
  failed?: true
}

/** Somebody has said something. */
export type ChatMessage = ChatLine & { type: 'chat' }

/** Nothing has changed. */
export type ErrorMessage = {
  type: 'error'
  key: string
  text: string
  /** Of the answer that was refused, if it had one. */
  id?: number | string
}

export type PongMessage = { type: 'pong' }

export type ServerMessage =
  | StateMessage
  | MoveMessage
  | TableMessage
  | UndoMessage
  | WhyMessage
  | ForecastMessage
  | HintMessage
  | HintedMessage
  | ReviewMessage
  | ChatMessage
  | ErrorMessage
  | PongMessage

/** Answers the decision with this `seq`. Repeats do no harm; a stale one gets an error and a fresh `state`. */
export type AnswerMessage = {
  type: 'answer'
  seat: number
  seq: number
  ref: string
  /** Comes back with an error. */
  id?: number | string | null
}

/** All my answers of the open sealed round from its start, such as a whole plan, given all or none; what I had answered there before is replaced. `seq` is that of the decision I am asked now. */
export type AnswersMessage = {
  type: 'answers'
  seat: number
  seq: number
  refs: string[]
  /** Comes back with an error. */
  id?: number | string | null
}

/** Asks what such a series of answers would come to. */
export type AskForForecast = {
  type: 'preview'
  seat: number
  /** Null: not decided yet. */
  refs: (string | null)[]
}

/** Take back my last answer; behind a barrier the others are asked. */
export type AskForUndo = {
  type: 'undo'
  seat: number
  /** All that I have answered in this turn. */
  whole_turn?: boolean
}

/** Agree, or not, to the undo that is asked for. */
export type Consent = { type: 'consent'; yes: boolean }

/** Asks why I cannot have what I might expect among the options of my decision. */
export type AskWhy = { type: 'why'; seat: number }

/** Asks for the best few options of my decision, where `hints` allows it. */
export type AskForHint = { type: 'hint'; seat: number }

/** Asks for the review of a game that is over; if there is none yet, the house begins to work it out. */
export type AskForReview = { type: 'review' }

/** Always answer this prompt so; without a ref, ask me again. */
export type SetStandingAnswer = { type: 'standing_answer'; seat: number; prompt: string; ref?: string | null }

/** A bot plays for me from now on. */
export type Resign = { type: 'resign'; seat: number }

/** I am back and play myself. */
export type Return = { type: 'return'; seat: number }

/** A line for the chat. */
export type Say = { type: 'chat'; text: string }

/** My part of the seed, by its hash, while the table waits; the newest counts. */
export type CommitToPart = { type: 'commit'; commitment: string }

/** My part of the seed itself, when `shuffling` is `show`. */
export type ShowPart = { type: 'show'; part: string }

/** Asks for a `pong`. */
export type Ping = { type: 'ping' }

export type ClientMessage =
  | AnswerMessage
  | AnswersMessage
  | AskForForecast
  | AskForUndo
  | Consent
  | AskWhy
  | AskForHint
  | AskForReview
  | SetStandingAnswer
  | Resign
  | Return
  | Say
  | CommitToPart
  | ShowPart
  | Ping
