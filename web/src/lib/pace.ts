/** Bots answer in a blink: their moves are shown step by step, quickly enough never to be in the way. */
import type { Speed } from './settings.svelte'

/** In milliseconds: a step, the shortest step when many are waiting, and how long all of them together may take. */
const TIMES: Record<Speed, { step: number; shortest: number; whole: number }> = {
  off: { step: 0, shortest: 0, whole: 0 },
  quick: { step: 220, shortest: 60, whole: 2000 },
  normal: { step: 420, shortest: 120, whole: 4000 },
  slow: { step: 1400, shortest: 700, whole: 60_000 },
}

/** How long to wait before the next step: the shorter, the more are waiting and the longer it has taken already. */
export function stepTime(waiting: number, lasted: number, speed: Speed = 'normal'): number {
  const { step, shortest, whole } = TIMES[speed]
  if (!whole) return 0
  const left = Math.max(0, whole - lasted)
  return Math.max(shortest, Math.min(step * (left / whole), left / Math.max(1, waiting)))
}

/** Passes items on one by one. `flush` passes on all that are waiting, at once. */
export class Pace<T> {
  #waiting: T[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #since = 0
  paused = false
  #give: (item: T) => void
  #speed: () => Speed

  constructor(give: (item: T) => void, speed: () => Speed = () => 'normal') {
    this.#give = give
    this.#speed = speed
  }

  get busy(): boolean {
    return this.#timer !== null
  }

  push(item: T): void {
    if (this.#timer !== null || this.paused) {
      this.#waiting.push(item)
      return
    }
    this.#since = Date.now()
    this.#wait()
    this.#give(item)
  }

  /** Something that takes no time, but comes after what is waiting. */
  after(item: T): void {
    if (this.#waiting.length) this.#waiting.push(item)
    else this.#give(item)
  }

  flush(): void {
    this.#stop()
    for (const item of this.#waiting.splice(0)) this.#give(item)
  }

  /** Passes nothing on until `resume`. */
  pause(): void {
    this.#stop()
    this.paused = true
  }

  resume(): void {
    this.paused = false
    if (this.#timer === null) this.#next()
  }

  drop(): void {
    this.#stop()
    this.#waiting = []
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #next(): void {
    this.#timer = null
    const item = this.#waiting.shift()
    if (item === undefined) return
    this.#wait()
    this.#give(item)
  }

  #wait(): void {
    const wait = stepTime(this.#waiting.length, Date.now() - this.#since, this.#speed())
    this.#timer = setTimeout(() => this.#next(), wait)
  }
}
