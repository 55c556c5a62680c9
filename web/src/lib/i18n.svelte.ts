/** The words on the page: the house's, and those of each game as they are needed, in the language of the moment. */
import { api, speak } from './api'
import { chooseLanguage, type Language } from './language'
import type { Facts } from './protocol'
import { settings } from './settings.svelte'
import { makeBundle, Words } from './words'

const HOUSE = 'house'

class I18n {
  language: Language = $state('en')
  #words: Record<string, Words> = $state.raw({})
  #loads = new Map<string, Promise<Words>>()
  #wanted = new Set<string>([HOUSE])

  get house(): Words | undefined {
    return this.#words[HOUSE]
  }

  /** The words of a game, once they are here. */
  game(name: string): Words | undefined {
    return this.#words[name]
  }

  /** Gets the words of a game and keeps them in step with the language from now on. */
  async want(name: string): Promise<void> {
    this.#wanted.add(name)
    const words = await this.#load(name, this.language)
    if (words.language === this.language) this.#words = { ...this.#words, [name]: words }
  }

  /** Speaks the language that the settings and the browser ask for; the page changes when all words are here. */
  async follow(): Promise<void> {
    const language = chooseLanguage(settings.values.language, navigator.languages)
    let names: string[]
    let words: Words[]
    do {
      names = [...this.#wanted]
      words = await Promise.all(names.map((name) => this.#load(name, language)))
    } while (names.length < this.#wanted.size)
    this.language = language
    this.#words = Object.fromEntries(names.map((name, at) => [name, words[at] as Words]))
    document.documentElement.lang = language
    speak(language, t('web-unreachable'))
  }

  #load(name: string, language: Language): Promise<Words> {
    const key = `${name}/${language}`
    const known = this.#loads.get(key)
    if (known) return known
    const load = api.words(name, language).then((text) => new Words(language, makeBundle(language, text)))
    this.#loads.set(key, load)
    load.catch(() => this.#loads.delete(key))
    return load
  }
}

export const i18n = new I18n()

/** A text of the house in the language of the moment. */
export function t(id: string, facts: Facts = {}): string {
  return i18n.house?.text(id, facts) ?? ''
}
