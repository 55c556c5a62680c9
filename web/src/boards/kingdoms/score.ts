/** Where the points of a seat come from, as if the game ended now. What powers give is what the rest does not explain. */
import { kindOf } from './map/tokens'
import type { Catalogue, KingdomsView, RegionView, Terrain } from './types'

export type ScoreLine = { key: 'armies' | 'magic' | 'tower' | 'capitals' | 'crown' | 'cities' | 'captured' | 'lost' | 'powers'; points: number }

export const terrainsOf = (catalogue: Catalogue): Map<string, Terrain> =>
  new Map(
    Object.values(catalogue.territories).flatMap(({ regions }) => regions.map(({ ref, terrain }) => [ref, terrain])),
  )

export function scoreOf(seat: number, view: KingdomsView, catalogue: Catalogue): ScoreLine[] {
  const player = view.players[seat]
  if (!player || !view.territories.length) return []
  const terrains = terrainsOf(catalogue)
  const mine = (regions: RegionView[]): RegionView[] =>
    regions.filter(({ ref, armies }) => terrains.get(ref) !== 'ruins' && armies.some(({ owner }) => owner === seat))
  const held = mine(view.territories.flatMap(({ regions }) => regions))
  const shared = ({ armies }: RegionView): boolean => armies.some(({ owner }) => owner !== seat)
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
  const lines: ScoreLine[] = [
    { key: 'armies', points: sum(held.map(({ armies }) => armies.filter(({ owner }) => owner === seat).length)) },
    { key: 'magic', points: player.magic },
    { key: 'tower', points: player.tower ? (catalogue.tower.points[player.tower - 1] ?? 0) : 0 },
    { key: 'capitals', points: sum(held.filter(({ ref }) => terrains.get(ref) === 'capital').map((region) => (shared(region) ? 1 : 2))) },
    { key: 'cities', points: held.filter(({ token }) => kindOf(token) === 'city').length },
    { key: 'crown', points: player.crown ? 2 : 0 },
    { key: 'captured', points: player.captured },
    { key: 'lost', points: mine(view.territories.filter(({ seat }) => seat === null).flatMap(({ regions }) => regions)).length },
  ]
  lines.push({ key: 'powers', points: player.points - sum(lines.map(({ points }) => points)) })
  return lines.filter(({ points }) => points !== 0)
}
