/** From a click to a table against bots. */
import { api } from '../lib/api'
import type { GameInfo, TableInfo } from '../lib/protocol'
import { session } from '../lib/session.svelte'

/** The bot for somebody who has not chosen: a good one, if there is one. */
export function usualBot(bots: readonly string[]): string {
  return bots.find((bot) => bot === 'level3') ?? bots.at(-1) ?? 'random'
}

/** How many bots make a good first game. */
export function usualOpponents([low, high]: [number, number]): number {
  return Math.min(high, Math.max(low, 3)) - 1
}

export async function playAgainstBots(game: GameInfo, opponents: number, bot: string): Promise<TableInfo> {
  await session.ensure()
  const table = await api.create({
    game: game.name,
    seats: ['me', ...Array<string>(opponents).fill(bot)],
    options: {},
    public: false,
    clock: { kind: 'none' },
    saga: null,
  })
  return table.status === 'waiting' ? api.start(table.id) : table
}
