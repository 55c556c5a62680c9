/** The ways to pay for a war dial that waste nothing: the same sums as dials.py, for what a side is told. Pure. */
import type { SideView, Stock } from '../types'

export type Way = Stock

/** Powers that make paying with one resource cheaper are not in these sums: the house offers every legal way. */
export function waysToPay(number: number, side: SideView, [mana, ore, food]: Stock): Way[] {
  const found: Way[] = []
  const needed = Math.max(0, number - side.discount)
  const foods = side.food_value ? food : 0
  for (let m = 0; m <= mana; m++) {
    for (let f = 0; f <= foods; f++) {
      const left = Math.max(0, needed - m * side.mana_value - f * side.food_value)
      if (left <= ore) found.push([m, left, f])
    }
  }
  return found.filter((way) => !found.some((other) => other !== way && other.every((part, at) => part <= (way[at] ?? 0))))
}
