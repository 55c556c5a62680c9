/** The showdowns that wait to be seen, one after the other. Each is shown once: a page that is loaded later has missed it. */
import type { Showdown, Telling } from '../boards/types'

/** How long one is held; a little shorter if more wait behind it. */
const HELD = 1800
const SHORTER = 1500

export class Showdowns {
  #waiting: { showdown: Showdown; lines: number }[] = $state.raw([])
  now: Showdown | null = $derived.by(() => this.#waiting[0]?.showdown ?? null)
  telling: Telling | null = $derived.by(() => {
    const first = this.#waiting[0]
    return first ? { lines: first.lines, skip: () => void (this.#waiting = []) } : null
  })
  get held(): number {
    return this.#waiting.length > 1 ? SHORTER : HELD
  }

  /** `lines`: how long the log was before them. */
  add(found: readonly Showdown[], lines: number): void {
    if (found.length) this.#waiting = [...this.#waiting, ...found.map((showdown) => ({ showdown, lines }))]
  }

  /** This one has been seen; calling it twice skips nothing else. */
  next(seen: Showdown): void {
    if (this.now === seen) this.#waiting = this.#waiting.slice(1)
  }
}
