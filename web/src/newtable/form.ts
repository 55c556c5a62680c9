/** The form of a new table, out of the game's typed variants. */
import { usualBot, usualOpponents } from '../home/quickstart'
import type { Clock, GameInfo, NewTable, VariantSchema, VariantValues } from '../lib/protocol'

export function defaults(variants: readonly VariantSchema[]): VariantValues {
  return Object.fromEntries(variants.map((variant) => [variant.name, variant.default]))
}

/** Me, and bots for the rest: a table that could start at once. */
export function firstSeats(game: GameInfo): string[] {
  return ['me', ...Array<string>(usualOpponents(game.seats)).fill(usualBot(game.bots))]
}

/** A variant that needs another one is out of question while that one is off. */
export function possible(variant: VariantSchema, values: VariantValues): boolean {
  return !variant.needs || values[variant.needs] === true
}

/** Whether there is anything to choose: a variant with a single value is told, not asked. */
export function isChoice(variant: VariantSchema): boolean {
  if (variant.type === 'int') return variant.low !== variant.high
  return variant.type === 'bool' || (variant.among?.length ?? 0) > 1
}

/** What is sent: only what differs from the default, and nothing that is out of question. */
export function chosen(variants: readonly VariantSchema[], values: VariantValues): VariantValues {
  const sent = variants.filter((variant) => possible(variant, values) && values[variant.name] !== variant.default)
  return Object.fromEntries(sent.map((variant) => [variant.name, values[variant.name] as VariantValues[string]]))
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
  values: VariantValues,
  clock: string,
  isPublic: boolean,
  hints: boolean | null,
  saga: string,
  sagaText: string,
): NewTable {
  return {
    game: game.name,
    seats,
    variants: chosen(game.variants, values),
    public: isPublic,
    clock: CLOCKS.find((row) => row.id === clock)?.clock ?? { kind: 'none' },
    hints,
    saga: saga || null,
    ...(sagaText ? { saga_text: sagaText } : {}),
  }
}
