/** A plan, thought through: where it leads, and which of its orders will do nothing. Others may come first: a guess. */
import type { Fact } from '../../../lib/protocol'
import { UNITS, type Edition, type Five, type XiditView } from '../types'

export type Level = 'good' | 'maybe' | 'nothing' | 'unset'
export type Step = {
  order: string | null
  /** Where the hero is before and after it. */
  from: string
  to: string
  level: Level
  /** The message that says what this order will do: xidit-plan-<key>. */
  key: string
  facts: Record<string, Fact>
}

/** What the seat has in mind for the year, from where its hero stands. */
export function think(plan: readonly (string | null)[], view: XiditView, edition: Edition, seat: number): Step[] {
  const player = view.players[seat]
  if (!player?.hero) return []
  const mind: Mind = {
    city: player.hero,
    units: [...(player.units ?? [0, 0, 0, 0, 0])],
    waiting: new Map(view.cities.map((city) => [city.ref, [...city.units]])),
    sides: new Map(view.cities.map((city) => [city.ref, city.side])),
    acted: new Set(player.acted),
  }
  return plan.map((order) => {
    const from = mind.city
    const done = order === null ? said('unset', 'unset') : order === 'order:wait' ? said('good', 'wait')
      : order === 'order:act' ? act(mind, view, edition) : move(mind, order, edition)
    return { order, from, to: mind.city, ...done }
  })
}

type Mind = {
  city: string
  units: Five
  waiting: Map<string, Five>
  sides: Map<string, string | null>
  acted: Set<string>
}
type Said = Pick<Step, 'level' | 'key' | 'facts'>
const said = (level: Level, key: string, facts: Record<string, Fact> = {}): Said => ({ level, key, facts })

function move(mind: Mind, order: string, edition: Edition): Said {
  const target = edition.cities[mind.city]?.roads[order] ?? null
  if (target === null) return said('nothing', 'no-road', { road: { ref: order }, city: { ref: mind.city } })
  mind.city = target
  return said('good', 'move', { road: { ref: order }, city: { ref: target } })
}

function act(mind: Mind, view: XiditView, edition: Edition): Said {
  const { city } = mind
  const facts = { city: { ref: city } }
  if (mind.acted.has(city)) return said('nothing', 'twice', facts)
  const side = mind.sides.get(city) ?? null
  if (side === 'recruits') return recruit(mind, facts)
  if (side === 'threat') return beat(mind, view, edition, facts)
  const held = mind.units.reduce((sum, count) => sum + count, 0)
  const awake = view.lair.filter((stack) => stack.awake)
  if (awake.some((stack) => stack.needs <= held)) return said('good', 'titan', facts)
  if (awaited(view, edition).has(city)) return said('maybe', 'hoped', facts)
  return awake.length ? said('nothing', 'titan-weak', facts) : said('nothing', 'empty', facts)
}

function recruit(mind: Mind, facts: Record<string, Fact>): Said {
  const waiting = mind.waiting.get(mind.city)!
  const unit = waiting.findIndex((count) => count > 0)
  if (unit < 0) return said('nothing', 'empty', facts)
  waiting[unit]!--
  mind.units[unit]!++
  mind.acted.add(mind.city)
  if (waiting.every((count) => !count)) mind.sides.set(mind.city, null)
  return said('good', 'recruit', { ...facts, unit: { ref: UNITS[unit]! } })
}

function beat(mind: Mind, view: XiditView, edition: Edition, facts: Record<string, Fact>): Said {
  const tile = view.cities.find((city) => city.ref === mind.city)?.tile ?? ''
  const cost = edition.tiles[tile]?.cost ?? []
  const lacking = cost.flatMap((count, unit) => Array<string>(Math.max(0, count - mind.units[unit]!)).fill(UNITS[unit]!))
  if (lacking.length) return said('nothing', 'lacks', { ...facts, tile: { ref: tile }, units: { refs: lacking } })
  cost.forEach((count, unit) => (mind.units[unit]! -= count))
  mind.acted.add(mind.city)
  mind.sides.set(mind.city, null)
  return said('good', 'beat', { ...facts, tile: { ref: tile } })
}

/** Cities to which a tile may come soon: those that everybody sees in the queues. */
export function awaited(view: XiditView, edition: Edition): Set<string> {
  const tiles = [view.recruits.next, view.recruits.pile[0], view.threats.next, view.threats.pile[0]]
  return new Set(tiles.flatMap((tile) => (tile && edition.tiles[tile] ? [edition.tiles[tile].city] : [])))
}

/** The answers that turn the plan on the table into the one in mind: take one back, set the next wheel, or nothing. */
export function nextMove(set: readonly (string | null)[], wanted: readonly (string | null)[]): 'back' | 'done' | number {
  const count = set.filter((order) => order !== null).length
  for (let wheel = 0; wheel < count; wheel++) if (set[wheel] !== wanted[wheel]) return 'back'
  return count === wanted.length ? 'done' : count
}
