/** What this device remembers of its owner's taste. */

export type Theme = 'system' | 'light' | 'dark' | 'contrast'
/** Less: nothing travels or glows, but things still fade. */
export type Motion = 'system' | 'full' | 'less' | 'none'
/** How fast the moves of the others are shown one after the other. */
export type Speed = 'off' | 'quick' | 'normal' | 'slow'

export type SettingValues = {
  language: 'auto' | 'en' | 'ru'
  theme: Theme
  motion: Motion
  /** Null as long as nobody has chosen: then it depends on `motion`. */
  speed: Speed | null
  sound: boolean
  confirm: boolean
  /** Whether the strip above the board is open. */
  strip: boolean
  /** Whether a phone shows what the options do. */
  explain: boolean
  /** The games whose introduction has been dismissed. */
  introduced: readonly string[]
}

const KEY = 'crownlands.settings'
export const THEMES: Theme[] = ['system', 'light', 'dark', 'contrast']
export const MOTIONS: Motion[] = ['system', 'full', 'less', 'none']
export const SPEEDS: Speed[] = ['off', 'quick', 'normal', 'slow']
/** What earlier versions of this page have stored. */
const EARLIER: Record<string, Motion> = { on: 'full', off: 'none' }

/** Whatever was stored, only what is still valid counts. */
export function readSettings(text: string | null): SettingValues {
  let found: Partial<SettingValues> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) found = parsed
  } catch {
    // broken storage counts as empty
  }
  const { language, theme, speed } = found
  const motion = EARLIER[String(found.motion)] ?? found.motion
  return {
    language: language === 'en' || language === 'ru' ? language : 'auto',
    theme: THEMES.includes(theme as Theme) ? (theme as Theme) : 'system',
    motion: MOTIONS.includes(motion as Motion) ? (motion as Motion) : 'system',
    speed: SPEEDS.includes(speed as Speed) ? (speed as Speed) : null,
    sound: found.sound === true,
    confirm: found.confirm === true,
    strip: found.strip !== false,
    explain: found.explain === true,
    introduced: Array.isArray(found.introduced) ? found.introduced.map(String) : [],
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

class Settings {
  values: SettingValues = $state(readSettings(load()))
  #still = matchMedia('(prefers-reduced-motion: reduce)')
  #systemStill = $state(this.#still.matches)

  constructor() {
    this.#still.addEventListener('change', (event) => (this.#systemStill = event.matches))
  }

  get motionLevel(): Exclude<Motion, 'system'> {
    const { motion } = this.values
    if (motion !== 'system') return motion
    return this.#systemStill ? 'none' : 'full'
  }

  /** Whether things may move. */
  get motion(): boolean {
    return this.motionLevel === 'full'
  }

  get speed(): Speed {
    return this.values.speed ?? (this.motion ? 'normal' : 'off')
  }

  set<K extends keyof SettingValues>(name: K, value: SettingValues[K]): void {
    this.values[name] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values))
    } catch {
      // a private window: the choice lasts as long as the page
    }
  }
}

export const settings = new Settings()
