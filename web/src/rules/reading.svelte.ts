/** A rulebook that somebody reads: what is in it, what is looked for, what is found. */
import { openBook, type OpenBook } from '../boards'
import { api } from '../lib/api'
import type { Words } from '../lib/words'
import { messageOf } from '../lib/problems'
import { chaptersOf, matches, needlesOf, type Chapter } from './book'

export class Reading {
  wanted = $state('')
  error = $state('')
  open: OpenBook | null = $state.raw(null)
  #ids: readonly string[] = $state.raw([])
  readonly #words: () => Words | undefined

  constructor(game: string, words: () => Words | undefined) {
    this.#words = words
    void this.#load(game)
  }

  async #load(game: string): Promise<void> {
    try {
      const [rules, open] = await Promise.all([api.rules(game), openBook(game).catch(() => null)]) // the rules work without pictures
      this.open = open
      this.#ids = rules.map(({ id }) => id)
    } catch (problem) {
      this.error = messageOf(problem)
    }
  }

  chapters: Chapter[] = $derived.by(() => {
    const words = this.#words()
    return words ? chaptersOf(this.#ids, words) : []
  })
  ids: ReadonlySet<string> = $derived.by(() => new Set(this.#ids))
  needles: string[] = $derived.by(() => needlesOf(this.wanted))
  /** The ids of the paragraphs that were found; all of them if nothing is searched for. */
  found: ReadonlySet<string> = $derived.by(
    () => new Set(this.chapters.flatMap(({ paragraphs }) => paragraphs.filter((one) => matches(one, this.needles)).map(({ id }) => id))),
  )

  hasHits(chapter: Chapter): boolean {
    return chapter.paragraphs.some(({ id }) => this.found.has(id))
  }
}
