/** The resolution theatre: a year order by order, hero by hero; paused, sped up, stepped back or skipped. */
import type { GameEvent } from '../../../lib/protocol'
import type { XiditView } from '../types'
import { idle, retell, type Scene } from './retell'

export const SPEEDS = [1, 2, 4] as const
const KEY = 'crownlands.xidit.speed'
const PLANS = 1500
const ORDER = 850
const STORY = 350
const IDLE = 600
/** What the whole table looks up for. */
const GREAT = ['titans-wake', 'exiled']
const HELD = 1800

/** How long a scene is shown at the usual speed. */
export function dwell(scene: Scene): number {
  if (scene.kind === 'plans') return PLANS
  if (scene.events.some(({ key }) => GREAT.includes(key))) return Math.max(HELD, ORDER + STORY * (scene.events.length - 1))
  return idle(scene) ? IDLE : ORDER + STORY * Math.min(4, scene.events.length - 1)
}

function storedSpeed(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 1
  } catch {
    return 1
  }
}

export class Theatre {
  scenes: Scene[] = $state.raw([])
  /** The scene on stage; null: the table as it is. */
  at: number | null = $state(null)
  playing = $state(false)
  /** How many lines the log had when what is on stage began; null if it is not new. */
  held: number | null = $state(null)
  speed = $state(storedSpeed())
  #view: XiditView | null = null
  #heard = 0
  /** Whether an earlier moment is shown, without a log. */
  #away = false
  #last: GameEvent | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  scene: Scene | null = $derived.by(() => (this.at === null ? null : (this.scenes[this.at] ?? null)))

  /** The table has changed: what is new in the log (in a replay: `events`) goes on stage, if `motion` lets it. */
  follow(
    log: readonly GameEvent[],
    view: XiditView,
    motion: boolean,
    events: readonly GameEvent[] = [],
  ): void {
    const before = this.#view
    const returns = this.#away && log.length > 0 // from an earlier moment: nothing in the log is news
    this.#away = !log.length && (this.#away || this.#heard > 0)
    const goesOn = before !== null && !returns && log.length >= this.#heard && log[this.#heard - 1] === this.#last
    const fresh = !goesOn || view === before ? [] : log.length ? log.slice(this.#heard) : events
    const heard = this.#heard
    this.#view = view
    this.#heard = log.length
    this.#last = log.at(-1)
    if (!goesOn) return this.clear()
    if (!fresh.length || before.phase === 'setup' || !before.cities) return
    const many = this.scenes.length
    const scenes = retell(this.scenes, fresh, before, view)
    const anew = scenes[0] !== this.scenes[0] && scenes[0]?.events[0] !== this.scenes[0]?.events[0]
    this.scenes = scenes
    if (anew) this.#leave()
    const from = anew ? 0 : many
    if (motion && scenes.length > from && this.at === null) {
      this.at = from
      this.held = log.length ? heard : null
      this.play()
    } else if (this.at !== null && this.playing && this.#timer === undefined) this.#wait()
  }

  clear(): void {
    this.skip()
    this.scenes = []
  }

  play = (): void => {
    if (!this.scenes.length) return
    if (this.at === null) this.at = 0
    this.playing = true
    this.#wait()
  }

  pause = (): void => {
    this.playing = false
    this.#stop()
  }

  toggle = (): void => (this.playing ? this.pause() : this.play())

  /** One order forward or back. Going beyond the last one is the table as it is. */
  step = (by: number): void => {
    this.pause()
    const now = this.at ?? this.scenes.length
    this.go(now + by)
  }

  /** To a scene, and stay there. */
  go = (at: number): void => {
    this.pause()
    if (at >= this.scenes.length) this.#leave()
    else this.at = Math.max(0, at)
  }

  /** The table as it is. */
  skip = (): void => {
    this.pause()
    this.#leave()
  }

  faster = (): void => {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed as 1) + 1) % SPEEDS.length] ?? 1
    try {
      localStorage.setItem(KEY, String(this.speed))
    } catch {
      // a private window: the choice lasts as long as the page
    }
    if (this.playing) this.#wait()
  }

  #leave(): void {
    this.at = null
    this.held = null
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #wait(): void {
    this.#stop()
    const scene = this.scene
    if (!scene) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.at === null || !this.playing) return
      if (this.at + 1 < this.scenes.length) {
        this.at++
        this.#wait()
      } else {
        this.playing = false
        this.#leave()
      }
    }, dwell(scene) / this.speed)
  }
}
