/** The boards of the games. A game that is not here plays by the option list alone. */
import { api } from '../lib/api'
import type { Board, Ending, GameBook, Explainer, Land, ShowdownFinder } from './types'

const found = import.meta.glob<{ default: Board }>('./*/Board.svelte')
const endings = import.meta.glob<{ default: Ending }>('./*/Ending.svelte')
const lands = import.meta.glob<{ default: Land }>('./*/SagaLand.svelte')
const showdowns = import.meta.glob<{ showdowns: ShowdownFinder }>('./*/showdown.ts')
const books = import.meta.glob<{ book: GameBook }>('./*/book/index.ts')
const explanations = import.meta.glob<{ explanation: Explainer }>('./explanations/*.ts')
const pictures = import.meta.glob<Record<string, string>>('./*/pictures.ts', { eager: true, import: 'pictures' })
const emblems = import.meta.glob<string>('../../../src/crownlands/games/*/emblem.svg', { eager: true, query: '?raw', import: 'default' })

/** The emblem of a game as SVG, if it brings one: beside its rules, for the house draws it too. */
export const emblemOf = (game: string): string | undefined => emblems[`../../../src/crownlands/games/${game}/emblem.svg`]

/** The line drawing of a variant of a game, if it brings one. */
export const pictureOf = (game: string, variant: string): string | undefined =>
  pictures[`./${game}/pictures.ts`]?.[variant]

/** Whether a game has a drawn board. */
export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in found

export async function loadBoard(game: string): Promise<Board | null> {
  const load = found[`./${game}/Board.svelte`]
  return load ? (await load()).default : null
}

/** How a game tells its own end, if it does. */
export async function loadEnding(game: string): Promise<Ending | null> {
  const load = endings[`./${game}/Ending.svelte`]
  return load ? (await load()).default : null
}

/** How a game draws the land of a saga, if it does. */
export async function loadLand(game: string): Promise<Land | null> {
  const load = lands[`./${game}/SagaLand.svelte`]
  return load ? (await load()).default : null
}

/** Whether a game brings an introduction. */
export const hasBook = (game: string): boolean => `./${game}/book/index.ts` in books

export type OpenBook = { book: GameBook | null; catalogue: unknown }
const open = new Map<string, Promise<OpenBook>>()

/** The pictures of a game's introduction and rules, if it brings them, with the facts that they are drawn from. */
export function openBook(game: string): Promise<OpenBook> {
  let found = open.get(game)
  if (!found) {
    found = readBook(game)
    found.catch(() => open.delete(game)) // the next visitor tries again
    open.set(game, found)
  }
  return found
}

async function readBook(game: string): Promise<OpenBook> {
  const load = books[`./${game}/book/index.ts`]
  if (!load) return { book: null, catalogue: null }
  const [{ book }, catalogue] = await Promise.all([load(), api.catalogue(game)])
  return { book, catalogue }
}

/** What a game says about its options beside their names, if it says anything. */
export async function loadExplainer(game: string): Promise<Explainer> {
  const load = explanations[`./explanations/${game}.ts`]
  return load ? (await load()).explanation : () => null
}

/** What a game reveals side by side and holds for a while, if anything. */
export async function loadShowdowns(game: string): Promise<ShowdownFinder> {
  const load = showdowns[`./${game}/showdown.ts`]
  return load ? (await load()).showdowns : () => []
}
