/** What the war table shows beside the view: the roll, held for a moment, and the last campaign until I have gone on. */
import type { GameEvent } from '../../../lib/protocol'
import type { Telling } from '../../types'
import type { OathView } from '../types'
import { atRoll, lastBattle, ROLLED, type Battle } from './battle'

export const HELD = 1600

type Moment = {
  view: OathView
  /** Everything told so far; empty in a replay. */
  log: readonly GameEvent[]
  /** The number of my question, if I am asked. */
  asked: number | undefined
  motion: boolean
}

export class Duel {
  /** The dice that have just fallen, and the table as it was before anything came of them. */
  roll: { battle: Battle; view: OathView; lines: number } | null = $state.raw(null)
  /** A campaign that is over, and the question until whose answer it stays. */
  #last: { battle: Battle; until: number | undefined } | null = $state.raw(null)
  #view: OathView | null = null
  #heard = 0
  #end: GameEvent | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  telling: Telling | null = $derived.by(() => this.roll && { lines: this.roll.lines, skip: this.skip })

  /** What lies on the war table. */
  battle(view: OathView, past: readonly GameEvent[]): Battle | null {
    if (this.roll) return this.roll.battle
    return view.campaign ? lastBattle(past, view) : (this.#last?.battle ?? null)
  }

  /** The table has changed: a new roll is held, a campaign that has ended is kept. */
  follow({ view, log, asked, motion }: Moment): void {
    const before = this.#view
    // after a replay, where nothing was heard, the log begins again and nothing in it is news
    const goesOn = before !== null && this.#heard > 0 && log.length >= this.#heard && log[this.#heard - 1] === this.#end
    const heard = this.#heard
    const news = goesOn ? log.slice(heard) : []
    this.#view = view
    this.#heard = log.length
    this.#end = log.at(-1)
    if (!goesOn) return this.clear()
    const at = news.findLastIndex(({ key }) => key === ROLLED)
    if (motion && at >= 0 && !this.roll) {
      const battle = atRoll(log.slice(0, heard + at + 1), before)
      if (battle) this.#hold({ battle, view: before, lines: heard })
    }
    this.#keep(view, log, news, asked)
  }

  #keep(view: OathView, log: readonly GameEvent[], news: readonly GameEvent[], asked: number | undefined): void {
    if (view.campaign) this.#last = null
    else if (news.some(({ key }) => key === 'campaign-over')) {
      const battle = lastBattle(log, view)
      this.#last = battle && { battle, until: asked }
    } else if (this.#last && asked !== undefined) {
      if (this.#last.until === undefined) this.#last = { ...this.#last, until: asked }
      else if (this.#last.until !== asked) this.#last = null
    }
  }

  #hold(roll: NonNullable<Duel['roll']>): void {
    this.roll = roll
    this.#timer = setTimeout(this.skip, HELD)
  }

  skip = (): void => {
    clearTimeout(this.#timer)
    this.roll = null
  }

  putAway = (): void => void (this.#last = null)

  clear(): void {
    this.skip()
    this.#last = null
  }
}
