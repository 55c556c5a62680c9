/** My notes about moments of a game. Nobody else reads them. */
import { api } from './api'
import type { Note } from './protocol'
import { messageOf } from './problems'

export const LONGEST_NOTE = 500

export class Notes {
  all: readonly Note[] = $state.raw([])
  failed = $state('')
  #table: string
  #loaded = false

  constructor(table: string) {
    this.#table = table
  }

  /** Once per page, when somebody opens the replay. */
  async load(): Promise<void> {
    if (this.#loaded) return
    this.#loaded = true
    await this.#take(api.notes(this.#table))
  }

  at(answers: number): Note | undefined {
    return this.all.find((note) => note.answers === answers)
  }

  /** The first note about a moment between two, both included. */
  between(from: number, to: number): Note | undefined {
    return this.all.find(({ answers }) => from <= answers && answers <= to)
  }

  /** Returns whether it was saved. */
  write(answers: number, text: string): Promise<boolean> {
    return this.#take(api.writeNote(this.#table, answers, text))
  }

  async #take(notes: Promise<Note[]>): Promise<boolean> {
    this.failed = ''
    try {
      this.all = await notes
      return true
    } catch (error) {
      this.failed = messageOf(error)
      return false
    }
  }
}
