/** The form of a new table, out of the game's typed variants. */
import { usualBot, usualOpponents } from '../home/quickstart'
import type { Clock, GameInfo, NewTable, PresetInfo, VariantSchema, VariantValue, VariantValues } from '../lib/protocol'

export function defaults(variants: readonly VariantSchema[]): VariantValues {
  return Object.fromEntries(variants.map((variant) => [variant.name, variant.default]))
}

/** Me, and bots for the rest: a table that could start at once. */
export function firstSeats(game: GameInfo): string[] {
  return ['me', ...Array<string>(usualOpponents(game.seats)).fill(usualBot(game.bots))]
}

/** A variant that needs another one is unavailable while that one is off. */
export function possible(variant: VariantSchema, values: VariantValues): boolean {
  return !variant.needs || values[variant.needs] === true
}

const asText = (value: VariantValue): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

/** Whether a table with this number of seats can have this value. */
export function fits(variant: VariantSchema, value: VariantValue, seats: number): boolean {
  return variant.only_for?.[asText(value)]?.includes(seats) ?? true
}

/** The values to choose from at a table with this number of seats. */
export function offered(variant: VariantSchema, seats: number): string[] {
  return (variant.among ?? []).filter((value) => fits(variant, value, seats))
}

/** Whether there is anything to choose: a variant with a single value is shown, not asked. */
export function isChoice(variant: VariantSchema, seats: number): boolean {
  if (variant.type === 'int') return variant.low !== variant.high
  if (variant.type === 'bool') return fits(variant, !variant.default, seats)
  return offered(variant, seats).length > 1
}

/** What will be played: what was chosen where it can be, else the default. */
export function valueOf(variant: VariantSchema, values: VariantValues, seats: number): VariantValue {
  const value = values[variant.name] as VariantValue
  return possible(variant, values) && fits(variant, value, seats) ? value : variant.default
}

/** What is sent: only what differs from the default, and nothing that is unavailable. */
export function chosen(variants: readonly VariantSchema[], values: VariantValues, seats: number): VariantValues {
  const rows = variants.map((variant) => [variant, valueOf(variant, values, seats)] as const)
  return Object.fromEntries(rows.filter(([row, value]) => value !== row.default).map(([row, value]) => [row.name, value]))
}

/** The preset that a set-up is, if it is one. */
export function presetOf(game: GameInfo, values: VariantValues, saga: string, seats: number): PresetInfo | undefined {
  const now = chosen(game.variants, values, seats)
  return game.presets.find(({ variants, saga: other }) => {
    const names = new Set([...Object.keys(variants), ...Object.keys(now)])
    return (other ?? '') === saga && [...names].every((name) => variants[name] === now[name])
  })
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
    variants: chosen(game.variants, values, seats.length),
    public: isPublic,
    clock: CLOCKS.find((row) => row.id === clock)?.clock ?? { kind: 'none' },
    hints,
    saga: saga || null,
    ...(sagaText ? { saga_text: sagaText } : {}),
  }
}
