/** How a drawing of a beast or a Titan is read: layers, each with its filling. */
import { BEASTS, TITANS } from './beasts'

export type Layer = { how: string; path: string; mirror: boolean }

const split = (rows: readonly string[]): Layer[] =>
  rows.map((row) => {
    const how = row[0] ?? 'a'
    return { how: how.toLowerCase(), path: row.slice(2), mirror: how !== how.toLowerCase() }
  })
const BEAST_LAYERS = new Map(Object.entries(BEASTS).map(([number, rows]) => [Number(number), split(rows)]))
const TITAN_LAYERS = TITANS.map(split)

/** `tile:7` and `tile:c7` are the same beast. */
export const numberOf = (tile: string): number => Number(/(\d+)$/.exec(tile)?.[1] ?? 0)

export function emblemOf(ref: string): Layer[] {
  if (ref.startsWith('titan:')) return TITAN_LAYERS[(numberOf(ref.replace(/[ab]$/, '')) - 3) % 3] ?? TITAN_LAYERS[0]!
  return BEAST_LAYERS.get(numberOf(ref)) ?? TITAN_LAYERS[0]!
}
