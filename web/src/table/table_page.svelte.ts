/** What the parts of the table page share: the table, the replay, and what the person at it looks at. */
import { named } from '../lib/players'
import { api } from '../lib/api'
import { Notes } from '../lib/notes.svelte'
import type { Decision, GameEvent, Hint, Mistake, News, WhyNot } from '../lib/protocol'
import { eventRefs, lastEvents } from '../lib/refs'
import { Replay } from '../lib/replay.svelte'
import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import { TableModel } from '../lib/table.svelte'
import { i18n } from '../lib/i18n.svelte'
import type { PlayerName, Words } from '../lib/words'
import type { Explainer, Explanation, ShowdownFinder, Telling } from '../boards/types'
import { Coach } from './coach/coach.svelte'
import { Showdowns } from './showdowns.svelte'

export type Tab = 'ask' | 'log' | 'seats' | 'chat' | 'rules' | 'more'

const NOTHING: ReadonlySet<string> = new Set()

export class PageModel {
  readonly table: TableModel
  readonly replay: Replay
  readonly notes: Notes
  /** What has happened since my last turn, while it is my turn. */
  news: News | null = $state.raw(null)
  replayOpen = $state(false)
  /** Answers lie on the board that are not given yet. */
  laidOut = $state(false)
  /** The list of keys lies over the page. */
  keysOpen = $state(false)
  readonly coach: Coach
  /** Refs under the pointer or the focus, in the log or among the options. */
  hovered: ReadonlySet<string> = $state.raw(NOTHING)
  tab: Tab = $state('log')
  /** The paragraph that the rules panel shows. */
  rule = $state('')
  /** The next choice becomes a standing answer. */
  always = $state(false)
  /** The decision whose `done` has been clicked once. */
  armed = $state('')
  /** Which of my decisions is looked at, when several of my seats are asked at once. */
  at = $state(0)
  narrow = $state(false)
  /** The board asks for more of a phone's screen. */
  spread = $state(false)
  /** What the board is still telling. */
  story: Telling | null = $state.raw(null)
  readonly showdowns = new Showdowns()
  findShowdowns: ShowdownFinder = () => []
  /** The final score has been told: now it may stand everywhere. */
  told = $state(false)
  catalogue: unknown = $state.raw(null)
  explainer: Explainer = $state.raw(() => null)
  /** Whether the page has been left: what it has asked for comes too late. */
  left = false

  constructor(id: string) {
    this.table = new TableModel(id)
    this.replay = new Replay(id)
    this.notes = new Notes(id)
    this.coach = new Coach(this.table)
    this.table.moved = (events) => {
      const { log } = this.table
      if (this.words && !this.replaying) this.showdowns.add(this.findShowdowns(events, log, this.words), log.length - events.length)
    }
  }

  /** What is still shown: until then the question and the newest lines of the log wait. */
  telling: Telling | null = $derived.by(() => this.story ?? this.showdowns.telling)

  /** The words of the game alone, and the names at the table as a text: both stay what they are while moves come. */
  #game = $derived.by(() => this.table.info && i18n.game(this.table.info.game))
  #names = $derived.by(() => (this.#game && this.table.info ? JSON.stringify(named(this.table.info.players, this.#game)) : '[]'))
  words: Words | undefined = $derived.by(() => this.#game?.with(JSON.parse(this.#names) as PlayerName[]))

  /** My seats that I play myself. */
  mySeats = $derived.by(() => {
    const info = this.table.info
    if (!info) return []
    return info.me.filter((seat) => !info.players[seat]?.stand_in)
  })

  decisions = $derived.by(() => {
    const seats = this.mySeats
    return this.table.decisions.filter((decision) => seats.includes(decision.seat))
  })
  /** The question for me, once the board has told how it came to it. */
  decision: Decision | undefined = $derived.by(() => (this.telling ? undefined : (this.decisions[this.at] ?? this.decisions[0])))
  replaying = $derived.by(() => this.replay.at !== null)
  /** Whether the board shows another moment than now. */
  lookingBack = $derived.by(() => this.replaying || this.replay.glimpse !== null)
  /** The moment on the board, if it is not now. */
  #moment = $derived.by(() => this.replay.moment ?? this.replay.glimpse)

  /** The options that the house hints at for my decision, the best first. */
  hinted: readonly string[] = $derived.by(() => {
    const { decision, table } = this
    if (!decision || table.hintsFor !== `${decision.seat}/${decision.seq}`) return []
    return table.hints?.map((hint) => hint.ref) ?? []
  })
  /** Which of the hints is looked at. */
  lookedAt = $state(0)
  /** The plan that the house proposes, while its hint is shown: the one that is looked at. */
  proposed: Hint | null = $derived.by(() => {
    const plans = this.hinted.length && !this.replaying ? (this.table.hints ?? []).filter((hint) => hint.steps.length) : []
    return plans[this.lookedAt] ?? plans[0] ?? null
  })
  /** A plan of the house that the player has taken over to the board. */
  taken: Hint | null = $state.raw(null)
  /** What the review says about the move that comes next in the replay. */
  mistake: Mistake | undefined = $derived.by(() => {
    const { at } = this.replay
    return at === null ? undefined : this.table.review?.found?.mistakes.find((mistake) => mistake.answers === at)
  })

  /** What is on the board: the game as it is, or as it was. */
  view = $derived.by(() => (this.#moment ? this.#moment.view : this.table.view))
  /** The log, as far as it gives nothing away. */
  log: readonly GameEvent[] = $derived.by(() => (this.telling ? this.table.log.slice(0, this.telling.lines) : this.table.log))
  /** What had been told at the moment that is shown. */
  past: readonly GameEvent[] = $derived.by(() => {
    const moment = this.#moment
    return moment ? this.table.log.filter(({ at }) => at <= moment.answers) : this.table.log
  })
  fresh: GameEvent[] = $derived.by(() => {
    if (this.replaying) return this.replay.fresh
    return this.replay.glimpse ? [] : this.table.fresh
  })

  offered: ReadonlySet<string> = $derived.by(() =>
    this.lookingBack || this.table.sent !== null ? NOTHING : new Set(this.decision?.options),
  )
  whyNot: ReadonlyMap<string, WhyNot> = $derived.by(
    () => new Map(this.lookingBack ? [] : this.table.whyNot.map((found) => [found.ref, found])),
  )
  marked: ReadonlySet<string> = $derived.by(() => {
    if (this.hovered.size) return this.hovered
    const { moment } = this.replay
    if (this.mistake) return new Set([this.mistake.chosen, this.mistake.best])
    if (!moment && this.coach.take !== null) return new Set([this.coach.take])
    if (!moment && this.hinted.length) return new Set(this.hinted)
    return eventRefs(moment ? moment.events : lastEvents(this.table.log))
  })

  /** An offered thing was chosen, on the board or in the list; never past answers that lie on the board. */
  pick = (ref: string): void => {
    const decision = this.decision
    if (!decision || this.laidOut || !this.offered.has(ref)) return
    const key = `${decision.seat}/${decision.seq}`
    if (ref === 'done' && settings.values.confirm && this.armed !== key) {
      this.armed = key
      return
    }
    this.hovered = NOTHING
    if (settings.values.sound) play('wood')
    const always = this.always && decision.repeatable
    this.always = false
    if (always) {
      this.table.setStandingAnswer(decision.seat, decision.prompt, ref)
    } else {
      this.table.answer(decision, ref)
    }
  }

  /** More about an option than its name. If one fails, the list stays. */
  explanation(ref: string): Explanation | null {
    if (!this.words || !this.table.view) return null
    try {
      return this.explainer(ref, this.table.view, this.catalogue, this.words, this.decision)
    } catch {
      return null
    }
  }

  /** What an option is called, as the table knows it. */
  nameOf(ref: string, decision: Decision): string {
    return this.explanation(ref)?.title ?? this.words?.option(ref, decision) ?? ref
  }

  hover(refs: Iterable<string>): void {
    this.hovered = new Set(refs)
  }

  unhover(): void {
    this.hovered = NOTHING
  }

  /** Asks the house what has happened since a seat's last turn; forgets it when nothing is asked any more. */
  async hearNews(seat: number | undefined): Promise<void> {
    this.replay.lookAway()
    this.news = null
    if (seat === undefined) return
    try {
      const news = await api.news(this.table.id, seat)
      if (!this.left && this.decision?.seat === seat) this.news = news
    } catch {
      // the log tells the same
    }
  }

  /** Shows the board as it was when something happened, and what it was about. */
  glance(event: GameEvent): void {
    this.hover(eventRefs([event]))
    void this.replay.glance(event.at)
  }

  lookAway(): void {
    this.unhover()
    this.replay.lookAway()
  }

  /** Opens the rules at a paragraph or at the beginning. */
  openRule(rule: string): void {
    this.rule = rule
    this.tab = 'rules'
  }

  explain(): void {
    if (this.decision && !this.replaying) this.table.why(this.decision)
  }
}
