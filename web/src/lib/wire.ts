/** What goes over the wire. Made by `make schema` from the types of the server; change those. */

/** One component. */
export type Ref = { ref: string }

/** Several components, or plain values. */
export type Refs = { refs: string[] }

export type Fact = number | string | boolean | Ref | Refs | null

export type Facts = Record<string, Fact>

/** What happens if an option is taken, as computed by the rules: the message `preview-KEY`. */
export type Preview = { key: string; facts: Facts }

/** What a seat is asked. */
export type Decision = {
  seat: number
  /** Returned with the answer, so that a late one is detected. */
  seq: number
  prompt: string
  rule: string
  facts: Facts
  options: string[]
  /** By the ref of an option, where the game can tell. */
  previews: Record<string, Preview>
  /** Whether it makes sense to store the same answer for every time that this is asked. */
  repeatable?: true
}

/** Points, and what they are for. */
export type ScoreItem = { key: string; points: number; facts: Facts }

/** A sentence about a saga: the message `annals-KEY`. */
export type Line = { key: string; facts: Facts }

/** What a saga's annals say about one of its games. */
export type Chapter = {
  number: number
  lines: Line[]
  /** The land after it, for games that can draw it. */
  land?: unknown
  title?: Line
  /** Who played, by seat, if names are known. */
  names?: string[]
  /** How many lines each paragraph has, for games that tell a longer story. */
  paragraphs?: number[]
}

/** How far a game has come: the message `progress-KEY`. */
export type Progress = { key: string; facts: Record<string, number | string> }

/** A place on a small map: its centre on a sheet of 100 by 64, and whose it is. */
export type SmallPlace = { x: number; y: number; seat: number | null }

/** A map of a few dots, drawn by the house in the same way for every game. */
export type SmallMap = {
  places: SmallPlace[]
  /** The pairs of places that are one land, or joined by a road, by their numbers from 0. */
  links: [number, number][]
}

/** What a small card shows of a game in progress; null: the game does not say. */
export type Glance = { progress: Progress | null; map: SmallMap | null }

/** Something that a player might expect among the options but cannot have now. */
export type WhyNot = { ref: string; reason: string; rule: string; facts: Facts }

/** Something that has happened. */
export type GameEvent = {
  /** After how many answers. */
  at: number
  key: string
  seat: number | null
  facts: Facts
  /** Only I am sent these facts. */
  private?: true
}

/** The points of a seat. */
export type Score = {
  seat: number
  /** Null if the sum means nothing. */
  total: number | null
  items: ScoreItem[]
}

/** Two places with equal points, one right behind the other, and what broke the tie: the message `tie-KEY`. */
export type Tie = {
  ahead: number[]
  /** Empty if the seats in `ahead` share their place. */
  behind: number[]
  key: string
  facts: Facts
}

/** Points that a seat gains or loses, and what for. */
export type Gain = ScoreItem & { seat: number }

/** One of the best options of a decision. */
export type Hint = {
  ref: string
  /** From 0 to 1, for comparing with the other hints only. */
  value: number
  /** How likely the seat is to win from there, where the game can tell. */
  chance: number | null
  /** What it changes in the points. */
  gains: Gain[]
  /** How the turn could continue, beginning with this option. */
  line: string[]
  /** What it is for and what it risks, one sentence each (`hint-KEY`); if empty, the gains say it. */
  why: Preview[]
  /** What a whole plan leads to, answer by answer from its first. */
  steps: Preview[]
}

/** What a series of answers would lead to, as computed by the rules. */
export type Forecast = {
  seat: number
  seq: number
  /** Null: not decided yet. */
  refs: (string | null)[]
  /** Empty if the game foresees nothing. */
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

/** An answer that cost part of the chance to win. */
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
  /** The worst ones of each seat, the worst of all first. */
  mistakes: Mistake[]
}

/** Something that the coach says. */
export type LessonNote = {
  /** The message with its text. */
  key: string
  /** Which of the lesson's notes it is, from 1; 0 for the last word after the game. */
  number: number
  /** What it points at: a ref, or `question`, `options`, `hint`, `seats` or `log`. */
  pin: string
  /** The answers that it leads to, in order; empty if it only explains. */
  take: string[]
}

/** How far the learner has come. */
export type LessonProgress = {
  /** `left`: the learner has played something else, and it is free play; `done`: all notes have been read, and it is free play too. */
  stage: 'following' | 'left' | 'done'
  /** How many notes the lesson has. */
  count: number
  /** The notes for this moment, to be read in order. */
  notes: LessonNote[]
}

/** A seat at a table. */
export type Player = {
  seat: number
  /** Which of the six liveries it wears, from 0: blue chevron, vermilion cross, green bend, yellow roundel, purple lozenge, charcoal star. It stays the same from the start of a game to its end; the letter of a seat is that of its number. */
  livery: number
  /** Who plays this seat now. */
  kind: 'open' | 'person' | 'bot'
  /** Empty for an open seat. */
  name: string
  /** The bot's name, even while it only stands in for somebody. */
  bot: string | null
  /** A bot plays for a person who has left; it stops when the person returns. */
  stand_in: boolean
  /** Nobody returns to this seat: its time for the whole game is used up. */
  out_for_good: boolean
  online: boolean
}

export type NoClock = { kind: 'none' }

/** Minutes per player for the whole game. */
export type LiveClock = { kind: 'live'; minutes: number }

/** Days for every move. */
export type DaysClock = { kind: 'days'; days: number }

export type Clock = NoClock | LiveClock | DaysClock

export type VariantValue = string | number | boolean

export type VariantValues = Record<string, VariantValue>

/** What a seat has gained in all games of its saga so far. */
export type SagaScore = { seat: number; points: number }

/** Where a table stands in its saga; all null if there is none. */
export type SagaInfo = {
  saga: string | null
  /** The saga's page: the id of its first table. */
  saga_id: string | null
  /** Which game of the saga this is, from 1. */
  saga_game: number | null
  /** Before the start: what every seat will play because of earlier games, the message `role-KEY`. */
  roles: (string | null)[] | null
  /** How the saga stands, from first to last, if it counts points; including this game once it is over. */
  standing: SagaScore[] | null
  /** After the saga's last game: its seats from first to last. */
  saga_ranking: number[][] | null
}

/** What a player adds to the seed. */
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
  /** The hash of the house's part of the seed. */
  seed_hash: string
  /** The players' parts, in seat order. */
  seed_parts: SeedPart[]
  /** Shown when the game is over. */
  house_part: string | null
  /** Shown when the game is over; without players' parts it is the house's part. */
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
  /** Seconds left for each seat (live: for the game; days: for this move). */
  left: number[] | null
  /** The name of the lesson that is played here. */
  lesson: string | null
  /** Whether the player to move may ask the house for a hint. */
  hints: boolean
  /** The seats that the table waits for. */
  asked: number[]
  /** Since when, in Unix seconds. */
  since: number | null
  /** Whether it starts by itself as soon as all its players have arrived. */
  gathers: boolean
  /** After how many seconds it starts without those who are missing; this runs once the first player has arrived. */
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
  /** A yes/no variant that this one requires. */
  needs?: string
  /** Values (`yes` and `no` for a yes/no variant) that are possible only with these numbers of seats. */
  only_for?: Record<string, number[]>
}

/** A set-up that is chosen as a whole; its texts are `preset-NAME`. */
export type PresetInfo = {
  name: string
  /** Those that differ from their default. */
  variants: VariantValues
  saga: string | null
}

/** A kind of saga that a game can be played as. */
export type SagaKind = {
  name: string
  /** It never ends. */
  endless: boolean
  /** How many games bots may play before it begins. */
  most_ahead: number
  /** Its later games wait until the host starts them, and other people may join. */
  seats_may_change: boolean
  begins_from_text: boolean
}

/** A game of the house. */
export type GameInfo = {
  name: string
  /** The fewest and the most. */
  seats: [number, number]
  /** About how long a game takes. */
  minutes: number
  variants: VariantSchema[]
  /** The simplest first; each is possible with every number of seats. */
  presets: PresetInfo[]
  sagas: SagaKind[]
  /** By name; `first` is for people who do not know the game. */
  lessons: string[]
  bots: string[]
}

/** The request for a new table. */
export type NewTable = {
  game: string
  /** `me`, `open` or the name of a bot. */
  seats: string[]
  variants: VariantValues
  public: boolean
  clock: Clock
  /** Null: only if one person plays against bots. */
  hints: boolean | null
  saga: string | null
  /** The text from which the saga continues, if it can. */
  saga_text?: string
}

/** A table after this many answers, as a seat saw it. */
export type Moment = { answers: number; view: unknown; events: GameEvent[]; decisions: Decision[] }

/** Something of which a seat has more or less than before. */
export type Change = {
  /** Its name is `tally-KEY`. */
  key: string
  by: number
}

/** What a seat has done since my last turn, and what it has more or less of now. */
export type SeatNews = {
  /** Null: what nobody in particular did. */
  seat: number | null
  /** Empty for my own seat. */
  events: GameEvent[]
  changes: Change[]
}

/** What has happened between my last turn and this one. */
export type News = {
  /** After how many answers it begins … */
  since: number
  /** … and ends. */
  until: number
  /** Clockwise from my left; I come last. */
  seats: SeatNews[]
}

/** My own note on a moment. */
export type Note = {
  /** After how many answers the moment is. */
  answers: number
  text: string
}

/** An undo that waits for consent. */
export type Undo = {
  /** Null: the house (an administrator) proposes it. */
  by: number | null
  /** The seats that have not agreed yet. */
  needs: number[]
  /** `chance`, `revealed`, `answered`, `host`, `refused` or `over`. */
  why: string
  /** Everything that the seat has answered in this turn is undone, not only its last answer. */
  whole_turn: boolean
  /** Returned with the consent. */
  number: number
}

/** A chat message. */
export type ChatLine = { at: number; name: string; seat: number | null; text: string }

export type Patch = ([(string | number)[], unknown])[]

export type StandingAnswers = Record<string, string>

export type Ranking = number[][]

/** A game that I have played to the end. */
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

/** At tables with this many seats. */
export type SeatsTally = Tally & { seats: number }

/** At tables with a bot of this kind. */
export type BotTally = Tally & { bot: string }

/** My statistics for one game. */
export type GameStatistics = Tally & {
  game: string
  average_place: number
  by_seats: SeatsTally[]
  against: BotTally[]
}

/** My statistics, game by game. */
export type MyStatistics = {
  /** The most played first. */
  games: GameStatistics[]
  /** The people I have played with, the most frequent first. */
  companions: string[]
}

/** Who I am; all null for a stranger. */
export type Me = {
  id: string | null
  name: string | null
  login: string | null
  email: string | null
  /** Whether the owner of the address has confirmed it; until then, no digests are sent there. Null: the house sends no mail. */
  verified: boolean | null
  webhook: string | null
}

/** Why a request is refused: the message `error-KEY`, and what it says in the visitor's language. */
export type ApiErrorText = { key: string; text: string }

/** The answer to a request that is refused. */
export type ApiErrorMessage = { error: ApiErrorText }

/** What logs another device in as me; one use, one hour. */
export type DeviceLink = { token: string }

/** The address that has just been confirmed. */
export type VerifiedEmail = { email: string }

/** Where somebody is logged in. */
export type MyDevice = {
  id: string
  created: number
  /** The device that asks. */
  here: boolean
}

/** Notifications on the device that asks. */
export type MyPush = {
  /** The house's key that a browser subscribes with; null: this house sends none. */
  key: string | null
  /** Whether this device gets them. */
  on: boolean
}

/** What a device is sent, as JSON in a push message. */
export type PushNotice = {
  title: string
  text: string
  /** What to open: a table, or the lobby. */
  path: string
}

/** A table that waits for somebody's move. */
export type WaitingTable = {
  id: string
  game: string
  /** Since when, in Unix seconds. */
  since: number
  /** When their time for it is up; null: they have as long as they like. */
  end: number | null
}

/** What is posted to a webhook: the tables that wait, or those where time is running out. */
export type Digest = {
  subject: string
  /** All of it in sentences, as in the e-mail. */
  text: string
  tables: WaitingTable[]
}

/** A paragraph of a rulebook; its text is the message `rule-ID`. */
export type Paragraph = { id: string }

/** The id of the table that is gone. */
export type DeletedTable = { deleted: string }

/** How far the bots have come in playing a saga's first games. */
export type PlayingAhead = { done: number; total: number }

/** All of them have been played: the table at which the saga continues. */
export type PlayedAhead = { table: TableInfo }

/** A game of a saga. */
export type SagaGame = {
  table: string
  number: number
  status: 'waiting' | 'playing' | 'over'
  /** When it ended, or was last changed, in Unix seconds. */
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
  /** Whether people who do not play it may read it. */
  public: boolean
  /** From first to last; the saga continues at the last one, unless it has ended. */
  games: SagaGame[]
  ended: boolean
  /** What has happened, also before the saga came to this house. */
  annals: Chapter[]
  statistics: Line[]
  /** The forms in which it can be exported; their names are `export-FORM`. */
  exports: string[]
}

/** A saga that I play. */
export type MySaga = {
  id: string
  /** How many of its games are over. */
  played: number
  /** When the last of them ended, in Unix seconds. */
  last: number | null
  /** Where it continues. */
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
  /** Only for the learner of a lesson. */
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
  /** After how many answers the current turn started. */
  turn: number
  lesson: LessonProgress | null
}

/** People have come, left or started; clocks have changed. */
export type TableMessage = { type: 'table'; table: TableInfo }

/** An undo waits for the consent of the seats in `needs`; if empty, it was refused or is over. */
export type UndoMessage = Undo & { type: 'undo' }

/** What is not among the options of my decision, each with its reason. */
export type WhyMessage = { type: 'why'; seat: number; seq: number; why_not: WhyNot[] }

/** What the rules foresee for the answers in question, from what the seat knows. */
export type ForecastMessage = Forecast & { type: 'forecast' }

/** The best options of a decision, from what the seat knows; only for the seat's owner. */
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

/** A chat message. */
export type ChatMessage = ChatLine & { type: 'chat' }

/** Nothing has changed. */
export type ErrorMessage = {
  type: 'error'
  key: string
  text: string
  /** The id of the refused answer, if it had one. */
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
  /** Returned with an error. */
  id?: number | string | null
}

/** All my answers of the open sealed round from its start, such as a whole plan, all or none; what I had answered there before is replaced. `seq` is that of the decision I am asked now. */
export type AnswersMessage = {
  type: 'answers'
  seat: number
  seq: number
  refs: string[]
  /** Returned with an error. */
  id?: number | string | null
}

/** Asks what such a series of answers would lead to. */
export type AskForForecast = {
  type: 'preview'
  seat: number
  /** Null: not decided yet. */
  refs: (string | null)[]
}

/** Undoes my last answer; behind a barrier the others are asked. */
export type AskForUndo = {
  type: 'undo'
  seat: number
  /** Everything that I have answered in this turn. */
  whole_turn?: boolean
}

/** Agrees, or not, to the pending undo. */
export type Consent = {
  type: 'consent'
  yes: boolean
  /** Who asks for it, as I was told: I do not agree to somebody else's that has come in its place. */
  by?: number | null
  /** Likewise, whether it is about their whole turn. */
  whole_turn?: boolean | null
  /** That of the undo, as I was told: I do not agree to a later one of theirs. */
  number?: number | null
}

/** Asks why I cannot have what I might expect among the options of my decision. */
export type AskWhy = { type: 'why'; seat: number }

/** Asks for the best few options of my decision, where `hints` allows it. */
export type AskForHint = { type: 'hint'; seat: number }

/** Asks for the review of a game that is over; if there is none yet, the house starts one. */
export type AskForReview = { type: 'review' }

/** Always give this answer to the prompt; without a ref, ask me again. */
export type SetStandingAnswer = { type: 'standing_answer'; seat: number; prompt: string; ref?: string | null }

/** A bot plays for me from now on. */
export type Resign = { type: 'resign'; seat: number }

/** I am back and play for myself. */
export type Return = { type: 'return'; seat: number }

/** A chat message. */
export type Say = { type: 'chat'; text: string }

/** The hash of my part of the seed, while the table waits; the newest counts. */
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
