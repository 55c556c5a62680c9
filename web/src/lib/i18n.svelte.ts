/**
 * The words on the page in the language of the moment: the house's and the little that the shelf says of each game at
 * once, all others of a game when somebody comes to play it.
 */
import { FluentResource } from '@fluent/bundle'
import { api, speak } from './api'
import { chooseLanguage, type Language } from './language'
import type { Facts } from './protocol'
import { settings } from './settings.svelte'
import { makeBundle, Words } from './words'

/** Of the whole house: its own words, and with them those of the shelf, by game. */
type HouseWords = { house: Words; shelf: Record<string, Words> }

class I18n {
  language: Language = $state('en')
  #house: HouseWords | undefined = $state.raw()
  #words: Record<string, Words> = $state.raw({})
  #loads = new Map<string, Promise<Words>>()
  #wanted = new Set<string>()

  get house(): Words | undefined {
    return this.#house?.house
  }

  /** What is said about a game where it is one of many: its name, what it is about, how far a table has come. */
  shelf(name: string): Words | undefined {
    return this.#house?.shelf[name]
  }

  /** The words of a game, once they are here. */
  game(name: string): Words | undefined {
    return Object.hasOwn(this.#words, name) ? this.#words[name] : undefined
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
    const coming = this.#loadHouse(language)
    let names: string[]
    let house: HouseWords
    let words: Words[]
    do {
      names = [...this.#wanted]
      ;[house, ...words] = await Promise.all([coming, ...names.map((name) => this.#load(name, language))])
    } while (names.length < this.#wanted.size)
    this.#house = house
    this.language = language
    this.#words = Object.fromEntries(names.map((name, at) => [name, words[at] as Words]))
    document.documentElement.lang = language
    speak(language, t('web-unreachable'))
  }

  async #loadHouse(language: Language): Promise<HouseWords> {
    const [text, games] = await Promise.all([api.words('house', language), api.shelfWords(language)])
    const own = new FluentResource(text)
    const words = (...more: string[]): Words => new Words(language, makeBundle(language, own, ...more))
    const shelf = Object.entries(games).map(([name, more]) => [name, words(more)] as const)
    return { house: words(), shelf: Object.fromEntries(shelf) }
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
