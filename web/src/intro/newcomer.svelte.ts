/** Who is new to a game: somebody who has never finished one, and has not put its introduction away. */
import { api } from '../lib/api'
import { session } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'

class Newcomer {
  /** Null until the house has answered, so that nobody is taken for new by mistake. */
  #finished: readonly string[] | null = $state.raw(null)

  /** Asks the house again: a game may have ended since. */
  async ask(): Promise<void> {
    try {
      this.#finished = session.me.id === null ? [] : await api.finished()
    } catch {
      // the introduction stays under Rules
    }
  }

  isNewTo(game: string): boolean {
    return this.#finished !== null && !this.#finished.includes(game) && !settings.values.introduced.includes(game)
  }

  putAway(game: string): void {
    settings.set('introduced', [...settings.values.introduced.filter((name) => name !== game), game])
  }
}

export const newcomer = new Newcomer()
