/** The contract between the table's frame and the board of a game. */
import type { Component } from 'svelte'
import type { Decision, Forecast, GameEvent, Hint, Player, WhyNot, Score } from '../lib/protocol'
import type { Words } from '../lib/words'

/** What the board is still telling: the log beyond these lines and the next question wait for its end. */
export type Telling = { lines: number; skip: () => void }

export type BoardProps = {
  view: any
  catalogue: any
  words: Words
  players: Player[]
  /** The seats that are mine; empty for a spectator. */
  me: number[]
  /** Refs that may be picked now: whatever the board draws for one is a button with a name. */
  offered: ReadonlySet<string>
  whyNot: ReadonlyMap<string, WhyNot>
  /** Refs to highlight: the hovered log line, or the last move. */
  marked: ReadonlySet<string>
  /** The newest events, for animation; empty after a jump. */
  events: GameEvent[]
  /** Everything told so far, for boards that tell a story; empty in a replay. */
  log: readonly GameEvent[]
  /** Everything that had been told at the moment that is shown, in a replay too. */
  past: readonly GameEvent[]
  /** What I am asked, if anything. */
  decision: Decision | undefined
  /** The answers that a coach leads to from here, the next one first; a board where they are only laid out before they
   * are given marks what to touch next with `data-coached`, and with `data-guided` what must be seen meanwhile. */
  coached?: readonly string[]
  motion: boolean
  /** An offered thing was chosen. */
  pick: (ref: string) => void
  /** All my answers of the open sealed round, in one go. */
  pickAll: (refs: string[]) => void
  /** Asks the rules what a series of answers would lead to; and their newest forecast. */
  foresee: (refs: (string | null)[]) => void
  forecast: Forecast | null
  /** The plan that the house proposes, while its hint is shown; and one that was taken from there, to go on with. */
  proposed?: Hint | null
  taken?: Hint | null
  /** Whether answers lie on the board that are not given yet: until they are, the list of options waits. */
  layOut: (open: boolean) => void
  /** Takes back my last answer. */
  takeBack: () => void
  /** On a phone: whether the board needs more of the screen just now than the list of options. */
  spread: (wide: boolean) => void
  /** Whether the board tells what has happened, so that nothing else gives away how it ends; null: all is told. */
  hold: (telling: Telling | null) => void
}

export type Board = Component<BoardProps>

/** What one side of a showdown has shown. */
export type Hand = {
  seat: number | null
  value: number
  /** The component that was counted, if it is one. */
  of?: string
  /** What was shown, in words. */
  text: string
  /** Whose side it is, or what it costs. */
  note?: string
  won: boolean
}
/** What was secret or rolled lies open, side by side: held for a while, with who won and what broke a tie. */
export type Showdown = {
  title: string
  hands: Hand[]
  verdict: string
  tie?: string
  /** Draws what a hand shows; without it a plain number stands there. */
  face?: Component<{ hand: Hand }>
}
/** The showdowns among the newest events, with which the log ends. */
export type ShowdownFinder = (news: readonly GameEvent[], log: readonly GameEvent[], words: Words) => Showdown[]

/** The end of a game told in its own way, instead of bars that grow. */
export type EndingProps = {
  view: any
  catalogue: any
  words: Words
  players: Player[]
  me: number[]
  scores: Score[]
  motion: boolean
  /** The score has been told to its end. */
  told: () => void
}
export type Ending = Component<EndingProps>

/** The land of a saga as it lay after one of its games. */
export type LandProps = { land: any; catalogue: any; words: Words }
export type Land = Component<LandProps>

/** More about an option in the list: for all to see, or only to be heard because the board shows it. */
/** `warns`, `needed`: shown on a phone too, where there is room for little else than names. */
/** `title`: what the option is called instead of its name, where the table knows a better one. */
export type Explanation = { title?: string; text: string; shown: boolean; warns?: boolean; needed?: boolean }
export type Explainer = (ref: string, view: any, catalogue: any, words: Words, decision?: Decision) => Explanation | null

/** A panel of the introduction: what its picture shows. Its words are `intro-PANEL` with a title. */
export type PanelProps = { panel: string; catalogue: any; words: Words }
export type PictureProps = { of: string; catalogue: any }
/** What a game brings for its introduction and its rulebook. */
export type GameBook = {
  /** The panels of the introduction, in their order. */
  panels: readonly string[]
  Panel: Component<PanelProps>
  /** What a paragraph is about, if it can be drawn; otherwise null. */
  pictureOf: (rule: string, catalogue: any) => string | null
  Picture: Component<PictureProps>
}
