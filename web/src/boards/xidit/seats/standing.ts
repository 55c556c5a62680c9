/** How the seats stand in what everybody can see. Pure. */
import type { Edition, XiditView } from '../types'

/** Storeys on the map. */
export const influence = (view: XiditView, seat: number): number =>
  view.cities.reduce((sum, { guild }) => sum + (guild?.seat === seat ? guild.storeys : 0), 0)

/** Whether everybody's bards in the Bastion are known: at open screens, and at the end. */
export const bastion = (view: XiditView): 'open' | 'closed' =>
  view.regions.every(({ bards }) => !bards.includes(null)) ? 'open' : 'closed'

/** Reputation in the regions whose bards are known; a closed Bastion keeps its secret. */
export function reputation(view: XiditView, edition: Edition, seat: number): number {
  let points = 0
  for (const { ref, closed, bards } of view.regions) {
    if (closed || bards.some((count) => count === null)) continue
    const own = bards[seat] ?? 0
    if (!own) continue
    const [first, second] = edition.regions[ref]?.lyre ?? [0, 0]
    const counts = bards as number[]
    const most = Math.max(...counts)
    if (own === most) points += first
    else if (counts.filter((count) => count === most).length === 1 && counts.every((count) => count <= own || count === most)) points += second
  }
  return points
}
