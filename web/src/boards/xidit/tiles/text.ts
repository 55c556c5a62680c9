/** Tiles, cities and regions in words: for screen readers and for the notes by the pointer. */
import type { Words } from '../../../lib/words'
import { REWARDS, UNITS, type CityView, type EditionFacts, type Five, type RegionView, type Rewards, type XiditView } from '../types'

export const unitsText = (units: Five, words: Words): string =>
  units
    .map((count, at) => (count ? words.text('xidit-web-units', { unit: { ref: UNITS[at]! }, count }) : ''))
    .filter(Boolean)
    .join(', ')

export const rewardsText = (rewards: Rewards, words: Words): string =>
  REWARDS.map((kind) => words.text(`xidit-web-reward-${kind}`, { count: rewards[kind] })).join(', ')

export function threatText(tile: string, edition: EditionFacts, words: Words): string {
  const facts = edition.tiles[tile]
  if (!facts) return words.name(tile)
  return words.text('xidit-web-threat', {
    beast: { ref: tile },
    cost: unitsText(facts.cost, words),
    rewards: rewardsText(facts.rewards, words),
  })
}

export function cityText(city: CityView, view: XiditView, edition: EditionFacts, words: Words): string {
  const parts = [words.name(city.ref)]
  if (city.side === 'threat' && city.tile) parts.push(threatText(city.tile, edition, words))
  if (city.side === 'recruits') parts.push(words.text('xidit-web-recruits', { units: unitsText(city.units, words) }))
  const roads = Object.entries(edition.cities[city.ref]?.roads ?? {})
    .filter(([, target]) => target !== null)
    .map(([road, target]) => words.text('xidit-web-road', { road: { ref: road }, city: { ref: target! } }))
  const heroes = view.players.flatMap((player, seat) => (player.hero === city.ref ? [words.player(seat)] : []))
  if (heroes.length) parts.push(words.text('xidit-web-heroes', { names: heroes.join(', ') }))
  if (city.guild)
    parts.push(words.text('xidit-web-guild', { owner: words.player(city.guild.seat), storeys: city.guild.storeys }))
  return [...parts, roads.join(', ')].join('. ')
}

export function regionText(region: RegionView, edition: EditionFacts, words: Words): string {
  const [first, second] = edition.regions[region.ref]?.lyre ?? [0, 0]
  const parts = [words.name(region.ref)]
  if (region.closed) return [...parts, words.text('xidit-web-closed')].join('. ')
  parts.push(words.text('xidit-web-lyre', { first, second }))
  if (region.total !== undefined) parts.push(words.text('xidit-web-bastion', { count: region.total }))
  region.bards.forEach((count, seat) => {
    if (count) parts.push(words.text('xidit-web-bards-of', { owner: words.player(seat), count }))
  })
  return parts.join('. ')
}
