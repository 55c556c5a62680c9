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
    given: [0, 0, 0, 0, 0],
    waiting: new Map(view.cities.map((city) => [city.ref, [...city.units]])),
    sides: new Map(view.cities.map((city) => [city.ref, city.side])),
    awake: view.lair.filter((stack) => stack.awake).map((stack) => stack.needs),
    recruited: new Set(),
    beaten: new Set(),
    exiled: new Set(),
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
  /** What Titans are thought to get: the weakest units; their owner may give others. */
  given: Five
  waiting: Map<string, Five>
  sides: Map<string, string | null>
  /** How many units every Titan asks for that is awake, the fewest first. */
  awake: number[]
  recruited: Set<string>
  beaten: Set<string>
  exiled: Set<string>
}
type Said = Pick<Step, 'level' | 'key' | 'facts'>
type Facts = Record<string, Fact>
const said = (level: Level, key: string, facts: Facts = {}): Said => ({ level, key, facts })

function move(mind: Mind, order: string, edition: Edition): Said {
  const target = edition.cities[mind.city]?.roads[order] ?? null
  if (target === null) return said('nothing', 'no-road', { road: { ref: order }, city: { ref: mind.city } })
  mind.city = target
  return said('good', 'move', { road: { ref: order }, city: { ref: target } })
}

function act(mind: Mind, view: XiditView, edition: Edition): Said {
  const facts = { city: { ref: mind.city } }
  const side = mind.sides.get(mind.city) ?? null
  if (side === 'recruits') return recruit(mind, facts)
  if (side === 'threat') return beat(mind, view, edition, facts)
  return exile(mind, awaited(view, edition).get(mind.city), facts)
}

/** What was done in the city this year does not go with this deed. */
const twice = (deed: 'recruit' | 'threat' | 'titan', facts: Facts): Said => said('nothing', 'twice', { ...facts, deed })

function recruit(mind: Mind, facts: Facts): Said {
  if (mind.recruited.has(mind.city)) return twice('recruit', facts)
  const waiting = mind.waiting.get(mind.city)!
  const unit = waiting.findIndex((count) => count > 0)
  if (unit < 0) return said('nothing', 'empty', facts)
  waiting[unit]!--
  mind.units[unit]!++
  mind.recruited.add(mind.city)
  if (waiting.every((count) => !count)) mind.sides.set(mind.city, null)
  return said('good', 'recruit', { ...facts, unit: { ref: UNITS[unit]! } })
}

function beat(mind: Mind, view: XiditView, edition: Edition, facts: Facts): Said {
  if (mind.exiled.has(mind.city)) return twice('threat', facts)
  const tile = view.cities.find((city) => city.ref === mind.city)?.tile ?? ''
  const cost = edition.tiles[tile]?.cost ?? []
  const lacking = cost.flatMap((count, unit) => Array<string>(Math.max(0, count - mind.units[unit]!)).fill(UNITS[unit]!))
  if (cost.some((count, unit) => count > mind.units[unit]! + mind.given[unit]!))
    return said('nothing', 'lacks', { ...facts, tile: { ref: tile }, units: { refs: lacking } })
  cost.forEach((count, unit) => (mind.units[unit] = Math.max(0, mind.units[unit]! - count)))
  mind.beaten.add(mind.city)
  mind.sides.set(mind.city, null)
  if (lacking.length) return said('maybe', 'spare', { ...facts, tile: { ref: tile }, units: { refs: lacking } })
  return said('good', 'beat', { ...facts, tile: { ref: tile } })
}

/** No tile lies here: a Titan, unless the hero has done anything here; else a tile may come that still goes with it. */
function exile(mind: Mind, coming: 'recruits' | 'threat' | undefined, facts: Facts): Said {
  const { city, awake } = mind
  const acted = mind.recruited.has(city) || mind.beaten.has(city) || mind.exiled.has(city)
  const held = mind.units.reduce((sum, count) => sum + count, 0)
  const fits = awake.findIndex((needs) => needs <= held)
  if (!acted && fits >= 0) {
    let left = awake.splice(fits, 1)[0]!
    for (let unit = 0; unit < mind.units.length; unit++) {
      const gift = Math.min(left, mind.units[unit]!)
      mind.units[unit]! -= gift
      mind.given[unit]! += gift
      left -= gift
    }
    mind.exiled.add(city)
    return said('good', 'titan', facts)
  }
  if (coming === 'threat' && mind.exiled.has(city)) return twice('threat', facts)
  if (coming) return said('maybe', 'hoped', facts)
  if (!awake.length && !mind.exiled.has(city)) return said('nothing', 'empty', facts)
  return acted ? twice('titan', facts) : said('nothing', 'titan-weak', facts)
}

/** Cities to which a tile may come soon, and its side: those that everybody sees in the queues. */
export function awaited(view: XiditView, edition: Edition): Map<string, 'recruits' | 'threat'> {
  const found = new Map<string, 'recruits' | 'threat'>()
  for (const [side, queue] of [['recruits', view.recruits], ['threat', view.threats]] as const)
    for (const tile of [queue.next, queue.pile[0]]) {
      const city = tile && edition.tiles[tile]?.city
      if (city) found.set(city, side)
    }
  return found
}

/** The answers that turn the plan on the table into the one in mind: take one back, set the next wheel, or nothing. */
export function nextMove(set: readonly (string | null)[], wanted: readonly (string | null)[]): 'back' | 'done' | number {
  const count = set.filter((order) => order !== null).length
  for (let wheel = 0; wheel < count; wheel++) if (set[wheel] !== wanted[wheel]) return 'back'
  return count === wanted.length ? 'done' : count
}
