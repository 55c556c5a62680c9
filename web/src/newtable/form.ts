/** The form of a new table, out of the game's typed options. */
import { usualBot, usualOpponents } from '../home/quickstart'
import type { Clock, GameInfo, NewTable, OptionSchema, OptionValues } from '../lib/protocol'

export function defaults(options: readonly OptionSchema[]): OptionValues {
  return Object.fromEntries(options.map((option) => [option.name, option.default]))
}

/** Me, and bots for the rest: a table that could start at once. */
export function firstSeats(game: GameInfo): string[] {
  return ['me', ...Array<string>(usualOpponents(game.seats)).fill(usualBot(game.bots))]
}

/** An option that needs another one is out of question while that one is off. */
export function possible(option: OptionSchema, values: OptionValues): boolean {
  return !option.needs || values[option.needs] === true
}

/** Whether there is anything to choose: an option with a single value is told, not asked. */
export function isChoice(option: OptionSchema): boolean {
  if (option.type === 'int') return option.low !== option.high
  return option.type === 'bool' || (option.among?.length ?? 0) > 1
}

/** What is sent: only what differs from the default, and nothing that is out of question. */
export function chosen(options: readonly OptionSchema[], values: OptionValues): OptionValues {
  const sent = options.filter((option) => possible(option, values) && values[option.name] !== option.default)
  return Object.fromEntries(sent.map((option) => [option.name, values[option.name] as OptionValues[string]]))
}

export const CLOCKS: { id: string; clock: Clock }[] = [
  { id: 'none', clock: { kind: 'none' } },
  { id: 'live-10', clock: { kind: 'live', minutes: 10 } },
  { id: 'live-20', clock: { kind: 'live', minutes: 20 } },
  { id: 'live-45', clock: { kind: 'live', minutes: 45 } },
  { id: 'days-1', clock: { kind: 'days', days: 1 } },
  { id: 'days-3', clock: { kind: 'days', days: 3 } },
  { id: 'days-7', clock: { kind: 'days', days: 7 } },
]

export function wish(
  game: GameInfo,
  seats: string[],
  values: OptionValues,
  clock: string,
  isPublic: boolean,
  hints: boolean | null,
  saga: string,
  sagaText: string,
): NewTable {
  return {
    game: game.name,
    seats,
    options: chosen(game.options, values),
    public: isPublic,
    clock: CLOCKS.find((row) => row.id === clock)?.clock ?? { kind: 'none' },
    hints,
    saga: saga || null,
    ...(sagaText ? { saga_text: sagaText } : {}),
  }
}
