/** From a click to a table, against bots or with friends. */
import { hasBoard } from '../boards'
import { api } from '../lib/api'
import type { GameInfo, TableInfo } from '../lib/protocol'
import { router } from '../lib/router.svelte'
import { session } from '../lib/session.svelte'
import { messageOf } from '../lib/problems'

/** The game that is chosen at first: the one that was played last, or the first on the shelf that has a board. */
export function usualGame(games: readonly GameInfo[], played: Iterable<string> | null): GameInfo {
  const [latest] = played ?? []
  return games.find(({ name }) => name === latest) ?? games.find(({ name }) => hasBoard(name)) ?? (games[0] as GameInfo)
}

/** The bot for somebody who has not chosen: a good one, if there is one. */
export function usualBot(bots: readonly string[]): string {
  return bots.find((bot) => bot === 'level3') ?? bots.at(-1) ?? 'random'
}

/** How many bots make a good first game. */
export function usualOpponents([low, high]: [number, number]): number {
  return Math.min(high, Math.max(low, 3)) - 1
}

async function quickTable(game: GameInfo, opponents: number, others: string): Promise<TableInfo> {
  await session.ensure()
  return api.create({
    game: game.name,
    seats: ['me', ...Array<string>(opponents).fill(others)],
    variants: {},
    public: false,
    clock: { kind: 'none' },
    hints: null,
    saga: null,
  })
}

/** Goes to a table as soon as it is set up, or says why it could not be. */
export async function enter(setting: Promise<TableInfo>): Promise<string> {
  try {
    router.go(`#/table/${(await setting).id}`)
    return ''
  } catch (problem) {
    return messageOf(problem)
  }
}

export async function playAgainstBots(game: GameInfo, opponents: number, bot: string): Promise<TableInfo> {
  const table = await quickTable(game, opponents, bot)
  return table.status === 'waiting' && !table.shuffling ? api.start(table.id) : table
}

/** The lesson for people who do not know a game yet. */
export const FIRST_LESSON = 'first'

export async function learnByPlaying(game: string): Promise<TableInfo> {
  await session.ensure()
  return api.learn(game, FIRST_LESSON)
}

/** A table with free seats and a link for friends. */
export const inviteFriends = (game: GameInfo, opponents: number): Promise<TableInfo> => quickTable(game, opponents, 'open')
