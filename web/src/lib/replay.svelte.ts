/** The replay: any moment of a running or finished game, as it was seen then. */
import { api } from './api'
import type { GameEvent, Moment } from './protocol'
import { messageOf } from './problems'

const PACE = 1100

export class Replay {
  /** After how many answers; null is the live game. */
  at: number | null = $state(null)
  moment: Moment | null = $state.raw(null)
  /** What happened in the last step, if it was one step ahead. */
  fresh: GameEvent[] = $state.raw([])
  playing = $state(false)
  /** Whose view, after the end; null: my own. */
  seat: number | null = $state(null)
  failed = $state('')
  /** A moment that is only glanced at: the game goes on meanwhile. */
  glimpse: Moment | null = $state.raw(null)
  #glanced: number | null = null
  #table: string
  #seen = new Map<string, Promise<Moment>>()
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(table: string) {
    this.#table = table
  }

  async go(at: number, last: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, last))
    const step = this.moment !== null && wanted === this.moment.answers + 1
    this.at = wanted
    this.failed = ''
    try {
      const moment = await this.#load(wanted)
      if (this.at !== wanted) return
      this.moment = moment
      this.fresh = step ? moment.events.filter((event) => event.at === wanted) : []
      if (wanted < last) void this.#load(wanted + 1).catch(() => undefined)
    } catch (error) {
      this.failed = messageOf(error)
      this.playing = false
    }
  }

  /** To the start of the turn before this moment (-1) or after it (1), or to the end. */
  async goByTurn(step: -1 | 1, turns: readonly number[], last: number): Promise<void> {
    await this.go(otherTurn(this.at ?? last, step, turns, last), last)
  }

  /** Shows the board as it was, until somebody looks away. */
  async glance(at: number): Promise<void> {
    this.#glanced = at
    try {
      const moment = await this.#load(at, null)
      if (this.#glanced === at) this.glimpse = moment
    } catch {
      this.lookAway() // nothing is lost: the log tells the same
    }
  }

  lookAway(): void {
    this.#glanced = null
    this.glimpse = null
  }

  /** From one answer to the next until the end, or until somebody stops it. */
  play(last: () => number): void {
    this.playing = true
    const next = async (): Promise<void> => {
      if (!this.playing || this.at === null) return
      if (this.at >= last()) {
        this.playing = false
        return
      }
      await this.go(this.at + 1, last())
      this.#timer = setTimeout(() => void next(), PACE)
    }
    if (this.at !== null && this.at >= last()) void this.go(0, last()).then(next)
    else void next()
  }

  /** Plays from here (from the start if the live game is shown), or stops. */
  toggle(last: () => number): void {
    if (this.playing) this.pause()
    else if (this.at === null) void this.go(0, last()).then(() => this.play(last))
    else this.play(last)
  }

  pause(): void {
    this.playing = false
    if (this.#timer) clearTimeout(this.#timer)
  }

  live(): void {
    this.pause()
    this.at = null
    this.moment = null
    this.fresh = []
  }

  look(seat: number | null, last: number): void {
    this.seat = seat
    if (this.at !== null) void this.go(this.at, last)
  }

  /** An undo has changed the past. */
  forget(): void {
    this.#seen.clear()
  }

  #load(at: number, seat = this.seat): Promise<Moment> {
    const key = `${at}/${seat ?? ''}`
    const known = this.#seen.get(key)
    if (known) return known
    const load = api.at(this.#table, at, seat)
    this.#seen.set(key, load)
    load.catch(() => this.#seen.delete(key))
    return load
  }
}

/** Where the turn before or after a moment starts; after the last one comes the end. */
export function otherTurn(at: number, step: -1 | 1, turns: readonly number[], last: number): number {
  if (step < 0) return turns.findLast((start) => start < at) ?? 0
  return turns.find((start) => start > at) ?? last
}
