/** What this device remembers of its owner's taste. */

export type Theme = 'system' | 'light' | 'dark' | 'contrast'
export type Motion = 'system' | 'on' | 'off'

export type SettingValues = {
  language: 'auto' | 'en' | 'ru'
  theme: Theme
  motion: Motion
  sound: boolean
  confirm: boolean
}

const KEY = 'crownlands.settings'
export const THEMES: Theme[] = ['system', 'light', 'dark', 'contrast']
export const MOTIONS: Motion[] = ['system', 'on', 'off']
export const DEFAULTS: SettingValues = {
  language: 'auto',
  theme: 'system',
  motion: 'system',
  sound: false,
  confirm: false,
}

/** Whatever was stored, only what is still valid counts. */
export function readSettings(text: string | null): SettingValues {
  let found: Partial<SettingValues> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) found = parsed
  } catch {
    // a broken store is an empty one
  }
  const { language, theme, motion } = found
  return {
    language: language === 'en' || language === 'ru' ? language : 'auto',
    theme: THEMES.includes(theme as Theme) ? (theme as Theme) : 'system',
    motion: MOTIONS.includes(motion as Motion) ? (motion as Motion) : 'system',
    sound: found.sound === true,
    confirm: found.confirm === true,
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

  /** Whether things may move. */
  get motion(): boolean {
    return this.values.motion === 'on' || (this.values.motion === 'system' && !this.#systemStill)
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
