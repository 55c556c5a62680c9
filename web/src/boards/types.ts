/** The contract between the table's frame and the board of a game. */
import type { Component } from 'svelte'
import type { GameEvent, Player, Refusal } from '../lib/protocol'
import type { Words } from '../lib/words'

export type BoardProps = {
  view: any
  catalogue: any
  words: Words
  players: Player[]
  /** The seats that are mine; empty for a spectator. */
  me: number[]
  /** Refs that may be picked now: whatever the board draws for one is a button with a name. */
  offered: ReadonlySet<string>
  refusals: ReadonlyMap<string, Refusal>
  /** Refs to highlight: the hovered log line, or the last move. */
  marked: ReadonlySet<string>
  /** The newest events, for animation; empty after a jump. */
  events: GameEvent[]
  motion: boolean
  /** An offered thing was chosen. */
  pick: (ref: string) => void
}

export type Board = Component<BoardProps>

/** More about an option in the list: for all to see, or only to be heard because the board shows it. */
export type Hint = { text: string; shown: boolean }
export type HintMaker = (ref: string, view: any, catalogue: any, words: Words) => Hint | null
