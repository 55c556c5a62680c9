/** A table as this page knows it: what the house has sent, and what we say to it. */
import { api, ApiError } from './api'
import { Pace } from './pace'
import { applyPatch } from './patch'
import type {
  ChatLine,
  ClientMessage,
  Decision,
  Forecast,
  GameEvent,
  Hint,
  HintTaken,
  LessonProgress,
  MoveMessage,
  Review,
  Score,
  ServerMessage,
  StandingAnswers,
  StateMessage,
  TableInfo,
  Tie,
  Undo,
  WhyNot,
} from './protocol'
import { contribution } from './seed'
import { contributeTo } from './next_seed'
import { settings } from './settings.svelte'
import { TableSocket, type Connection, type SocketParts } from './socket'
import { i18n } from './i18n.svelte'

function socketUrl(id: string): string {
  const host = location.origin.replace(/^http/, 'ws')
  return `${host}/api/tables/${encodeURIComponent(id)}/socket?lang=${i18n.language}`
}

/** How far a review is, and what it has found. */
export type ReviewProgress = { done: number; total: number; found: Review | null; failed: string }

/** Nobody agrees to an undo before it has been shown for so many milliseconds. */
const READ_UNDO = 700

export class TableModel {
  readonly id: string
  /** Is called with the events of every move as it happens. */
  moved: (events: GameEvent[]) => void = () => undefined
  info: TableInfo | null = $state.raw(null)
  /** The seat whose view it is; null for a spectator. */
  seat: number | null = $state(null)
  view: unknown = $state.raw(null)
  decisions: Decision[] = $state.raw([])
  log: GameEvent[] = $state.raw([])
  /** The events of the newest move, for animation and announcement; empty after a jump. */
  fresh: GameEvent[] = $state.raw([])
  answers = $state(0)
  /** How often the whole state was sent again: the past may have changed since. */
  retold = $state(0)
  /** After how many answers each turn starts. */
  turns: number[] = $state.raw([])
  scores: Score[] | null = $state.raw(null)
  ranking: number[][] | null = $state.raw(null)
  ties: Tie[] = $state.raw([])
  standingAnswers: StandingAnswers = $state.raw({})
  undo: Undo | null = $state.raw(null)
  /** The undo has been there long enough to be read: a click may be meant for the one before it, or for the board. */
  canAgree = $state(false)
  #reading: ReturnType<typeof setTimeout> | undefined
  chat: ChatLine[] = $state.raw([])
  whyNot: WhyNot[] = $state.raw([])
  /** The reasons are known for this decision (or asked for): seat and seq. */
  whyFor = $state('')
  reasonsKnown = $state(false)
  /** The hint for what I am asked, once it is here. */
  hints: Hint[] | null = $state.raw(null)
  /** The decision that a hint was asked for: seat and seq. */
  hintsFor = $state('')
  /** Nobody has asked for it: it is offered to players who hesitate, and an error is not shown. */
  #unasked = false
  hinted: HintTaken[] = $state.raw([])
  /** How far I have come, if I am the learner of a lesson. */
  lesson: LessonProgress | null = $state.raw(null)
  /** What the rules foresee for the newest series of answers that they were asked about. */
  forecast: Forecast | null = $state.raw(null)
  review: ReviewProgress | null = $state.raw(null)
  connection: Connection = $state('connecting')
  /** A sentence from the house about what did not work. */
  error = $state('')
  /** There is no such table, or it is not for us. */
  missing = $state('')
  /** The option that has been sent and is not acknowledged yet. */
  sent: string | null = $state(null)
  /** When the clocks were last told, in milliseconds. */
  heardAt = $state(Date.now())
  #socket: TableSocket
  #pace = new Pace<ServerMessage>((message) => this.#happen(message), () => settings.speed)
  #lastSeat: number | null = null
  #answerId = 0
  /** A forecast has been requested; and the newest series of answers, which waits for it. */
  #foreseeing = false
  #foreseeNext: (() => void) | null = null

  constructor(id: string, parts: Partial<SocketParts> = {}) {
    this.id = id
    this.#socket = new TableSocket({
      url: () => socketUrl(id),
      receive: (message) => this.receive(message),
      connection: (now) => (this.connection = now),
      ...parts,
    })
  }

  start(): void {
    this.#socket.start()
    api.table(this.id).then(
      (info) => (this.info ??= info),
      (error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 404) return
        this.missing = error.message
        this.#socket.stop()
      },
    )
  }

  stop(): void {
    this.#socket.stop()
    this.#pace.drop()
  }

  /** Finishes at once what is being shown step by step. */
  hurry(): void {
    if (this.#pace.busy) this.#pace.flush()
  }

  /** What others do next waits until what is shown has been seen. */
  pause(): void {
    this.#pace.pause()
  }

  resume(): void {
    this.#pace.resume()
    if (settings.speed === 'off') this.#pace.flush()
  }

  /** Who we are has changed: reconnect. */
  reenter(): void {
    this.#socket.refresh()
  }

  // -- what the house says ----------------------------------------------------------------------------------------

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.#pace.drop()
        this.#contribute(message.table, true)
        return this.#happen(message)
      case 'move':
        if (this.#isSlow(message)) return this.#pace.push(message)
        this.#pace.flush()
        return this.#happen(message)
      case 'table':
        this.#contribute(message.table, false)
        return this.#pace.after(message)
      case 'undo':
        return this.#pace.after(message)
      default:
        return this.#happen(message)
    }
  }

  /** Adds our part to the seed of this table, and to that of a table which follows while we are here. */
  #contribute(info: TableInfo, entering: boolean): void {
    const said = contribution(info, entering)
    if (said) this.#socket.send(said)
    if (this.info && !this.info.next && info.next && info.me.length) contributeTo(() => socketUrl(info.next!))
  }

  /** Moves of others wait while something is held, and are shown one by one to somebody who wants that. */
  #isSlow(message: MoveMessage): boolean {
    const mine = message.by !== null && (this.info?.me.includes(message.by) ?? false)
    return !mine && (this.#pace.paused || (settings.speed !== 'off' && !document.hidden))
  }

  #happen(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        return this.#state(message)
      case 'move':
        return this.#move(message)
      case 'table':
        return this.#table(message.table)
      case 'undo':
        this.#showUndo(message.needs.length ? message : null)
        if (message.why === 'refused') this.error = i18n.house?.text('undo-refused') ?? ''
        return
      case 'why':
        if (this.decisions.some((asked) => asked.seat === message.seat && asked.seq === message.seq)) {
          this.whyNot = message.why_not
          this.reasonsKnown = true
        }
        return
      case 'forecast':
        this.forecast = message
        return this.#foreseen()
      case 'hint':
        if (this.decisions.some((asked) => asked.seat === message.seat && asked.seq === message.seq)) {
          this.hints = message.hints
          this.hintsFor = `${message.seat}/${message.seq}`
        }
        return
      case 'hinted':
        this.hinted = [...this.hinted, { at: message.at, seat: message.seat }]
        return
      case 'review': {
        const { done, total, review: found } = message
        this.review = { done, total, found, failed: message.failed ? (i18n.house?.text('web-review-failed') ?? '') : '' }
        return
      }
      case 'chat':
        this.chat = [...this.chat, { at: message.at, name: message.name, seat: message.seat, text: message.text }]
        return
      case 'error':
        if (this.review && !this.review.found) this.review = { ...this.review, failed: message.text }
        else if (message.key !== 'no-hint' || !this.#unasked) this.error = message.text
        if (!this.hints) this.hintsFor = ''
        this.sent = null
        this.#socket.settle()
        return this.#foreseen()
      case 'pong':
        return
    }
  }

  #state(message: StateMessage): void {
    this.seat = message.seat
    this.view = message.view
    this.log = message.events
    this.fresh = []
    this.scores = message.scores
    this.ranking = message.ranking ?? null
    this.ties = message.ties ?? []
    this.standingAnswers = message.standing_answers ?? {}
    this.#showUndo(message.undo)
    this.error = ''
    this.chat = message.chat
    this.hinted = message.hinted ?? []
    this.turns = message.turns
    this.retold++
    this.lesson = message.lesson ?? null
    this.#table(message.table)
    this.answers = message.table.answers
    this.#ask(message.decisions)
    this.#foreseen()
  }

  #move(message: MoveMessage): void {
    try {
      this.view = applyPatch(this.view, message.patch)
    } catch {
      return this.#socket.refresh()
    }
    this.log = [...this.log, ...message.events]
    this.fresh = message.events
    this.answers = message.answers
    if (message.turn > (this.turns.at(-1) ?? -1)) this.turns = [...this.turns, message.turn]
    this.lesson = message.lesson ?? null
    this.error = ''
    this.scores = message.scores
    this.ranking = message.ranking ?? null
    this.ties = message.ties ?? []
    if (this.info) {
      const { asked, since, left } = message
      const status = message.scores ? 'over' : this.info.status
      this.#table({ ...this.info, asked, since, left, status, answers: this.answers })
    }
    this.#ask(message.decisions)
    this.moved(message.events)
  }

  #table(info: TableInfo): void {
    this.info = info
    this.heardAt = Date.now()
  }

  #ask(decisions: Decision[]): void {
    const known = new Set(this.decisions.map((decision) => `${decision.seat}/${decision.seq}`))
    if (!decisions.every((decision) => known.has(`${decision.seat}/${decision.seq}`))) {
      this.whyNot = []
      this.whyFor = ''
      this.reasonsKnown = false
      this.hints = null
      this.hintsFor = ''
    }
    this.decisions = decisions
    const waiting = this.#socket.pending
    if (waiting && !decisions.some((asked) => asked.seat === waiting.seat && asked.seq === waiting.seq)) {
      this.#socket.settle()
    }
    if (!this.#socket.pending) this.sent = null
  }

  // -- what we send ------------------------------------------------------------------------------------------------

  answer(decision: Decision, ref: string): void {
    if (this.sent !== null || !decision.options.includes(ref)) return
    this.error = ''
    this.sent = ref
    this.#lastSeat = decision.seat
    const id = `${decision.seq}.${++this.#answerId}`
    this.#socket.send({ type: 'answer', seat: decision.seat, seq: decision.seq, ref, id })
  }

  /** All answers of a seat in the open sealed round at once: they replace what it had answered there before. */
  answerAll(decision: Decision, refs: string[]): void {
    if (this.sent !== null || !refs.length) return
    this.error = ''
    this.sent = refs.at(-1)!
    this.#lastSeat = decision.seat
    const id = `${decision.seq}.${++this.#answerId}`
    this.#socket.send({ type: 'answers', seat: decision.seat, seq: decision.seq, refs, id })
  }

  /** Asks the rules what a series of answers would lead to; of several in quick succession only the last is asked. */
  foresee(seat: number, refs: (string | null)[]): void {
    if (this.#foreseeing) this.#foreseeNext = () => this.foresee(seat, refs)
    else this.#foreseeing = this.#socket.send({ type: 'preview', seat, refs })
  }

  #foreseen(): void {
    const next = this.#foreseeNext
    this.#foreseeing = false
    this.#foreseeNext = null
    next?.()
  }

  /** Sends something that only makes sense now; without a connection it is not sent, and the player is told. */
  #tell(message: ClientMessage): boolean {
    this.error = ''
    if (this.#socket.send(message)) return true
    this.error = i18n.house?.text('web-not-said') ?? ''
    return false
  }

  /** Takes back the last answer of the seat that answered last from here, or its whole turn. */
  takeBack(whole_turn = false): void {
    const seat = this.#lastSeat ?? this.decisions[0]?.seat ?? this.info?.me[0]
    if (seat !== undefined) this.#tell({ type: 'undo', seat, whole_turn })
  }

  /** Shows an undo; who agrees to a new one has to have seen it. */
  #showUndo(undo: Undo | null): void {
    if (undo?.number !== this.undo?.number) {
      this.canAgree = false
      clearTimeout(this.#reading)
      if (undo) this.#reading = setTimeout(() => (this.canAgree = true), READ_UNDO)
    }
    this.undo = undo
  }

  /** Agrees, or not, to the undo that is shown, and not to another that has just replaced it. */
  consent(yes: boolean): void {
    if (!this.undo || (yes && !this.canAgree)) return
    const { by, whole_turn, number } = this.undo
    this.#tell({ type: 'consent', yes, by, whole_turn, number })
  }

  /** Asks for the reasons, once per decision. */
  why(decision: Decision): void {
    const key = `${decision.seat}/${decision.seq}`
    if (this.whyFor === key) return
    if (this.#socket.send({ type: 'why', seat: decision.seat })) this.whyFor = key
  }

  /** Asks for a hint, once per decision. */
  hint(decision: Decision, { unasked = false } = {}): void {
    const key = `${decision.seat}/${decision.seq}`
    if (this.hintsFor === key || !this.#tell({ type: 'hint', seat: decision.seat })) return
    this.hintsFor = key
    this.#unasked = unasked
  }

  /** Asks for the review of a game that is over; asking again returns how far it is. */
  askForReview(): void {
    if (this.#socket.send({ type: 'review' })) this.review ??= { done: 0, total: 0, found: null, failed: '' }
  }

  setStandingAnswer(seat: number, prompt: string, ref: string | null): void {
    if (!this.#tell({ type: 'standing_answer', seat, prompt, ref })) return
    const rest = Object.entries(this.standingAnswers).filter(([name]) => name !== prompt)
    this.standingAnswers = Object.fromEntries(ref === null ? rest : [...rest, [prompt, ref]])
  }

  resign(seat: number): void {
    this.#tell({ type: 'resign', seat })
  }

  comeBack(seat: number): void {
    this.#tell({ type: 'return', seat })
  }

  say(text: string): boolean {
    return this.#tell({ type: 'chat', text })
  }
}
