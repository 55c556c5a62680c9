/** The orders of a year retold: from the events, what the table looked like after each of them. Pure. */
import type { Fact, GameEvent } from '../../../lib/protocol'
import { UNITS, type Edition, type XiditView } from '../types'

/** One order of one hero with all that came of it, or the moment when the plans are turned round. */
export type Scene = {
  kind: 'plans' | 'order'
  /** Which order of the year, from 1. */
  number: number
  seat: number | null
  events: GameEvent[]
  /** The table afterwards. */
  view: XiditView
}

const NOTHING = ['no-road', 'lacks-units', 'acted-already', 'nothing-here', 'spared-titans', 'waited']
/** Whether the order came to nothing. */
export const idle = (scene: Scene): boolean => scene.events.some(({ key }) => NOTHING.includes(key))

const number = (event: GameEvent): number => Number(event.facts['number'] ?? 0)
const refOf = (fact: Fact | undefined): string =>
  typeof fact === 'object' && fact !== null && 'ref' in fact ? fact.ref : ''
const refsOf = (fact: Fact | undefined): string[] =>
  typeof fact === 'object' && fact !== null && 'refs' in fact ? fact.refs : []

/** Goes on telling: `before` is the table before these events, `after` the table as it is now. */
export function retell(
  told: readonly Scene[],
  events: readonly GameEvent[],
  before: XiditView,
  after: XiditView,
  edition: Edition,
): Scene[] {
  let scenes = [...told]
  let view = before
  for (const event of events) {
    view = happen(view, event, edition)
    const last = scenes.at(-1)
    if (event.key === 'planned') {
      if (last?.kind === 'plans') scenes[scenes.length - 1] = { ...last, events: [...last.events, event], view }
      else scenes = [{ kind: 'plans', number: 0, seat: null, events: [event], view }]
    } else if (number(event)) {
      scenes.push({ kind: 'order', number: number(event), seat: event.seat, events: [event], view })
    } else if (last && !['first-player', 'year', 'census'].includes(event.key) && belongs(last, view)) {
      scenes[scenes.length - 1] = { ...last, events: [...last.events, event], view }
    }
  }
  // what the last order came to is known for certain, unless the year has ended since
  const last = scenes.at(-1)
  if (last && after.phase === 'orders') scenes[scenes.length - 1] = { ...last, view: after }
  return scenes
}

const belongs = (scene: Scene, view: XiditView): boolean => scene.kind === 'order' && view.phase === 'orders'

/** The table after an event, as far as the event tells. */
export function happen(before: XiditView, event: GameEvent, edition: Edition): XiditView {
  const change = CHANGES[event.key]
  const view = structuredClone(before)
  if (number(event)) {
    view.order = number(event)
    view.acting = event.seat
  }
  change?.(view, event, edition)
  return view
}

type Change = (view: XiditView, event: GameEvent, edition: Edition) => void
const cityOf = (view: XiditView, event: GameEvent) => view.cities.find(({ ref }) => ref === refOf(event.facts['city']))
const playerOf = (view: XiditView, event: GameEvent) => (event.seat === null ? undefined : view.players[event.seat])
const tileAt = (view: XiditView, city: string, edition: Edition): string => {
  const crown = view.seats === 3
  return Object.entries(edition.tiles).find(([, tile]) => tile.city === city && tile.crown === crown)?.[0] ?? ''
}

function spend(view: XiditView, event: GameEvent): void {
  const units = playerOf(view, event)?.units
  for (const ref of refsOf(event.facts['units'])) {
    const at = UNITS.indexOf(ref as (typeof UNITS)[number])
    if (units) units[at]!--
    view.barracks[at]!++
  }
}

function acts(view: XiditView, event: GameEvent): void {
  const [city, player] = [cityOf(view, event), playerOf(view, event)]
  if (!city || !player) return
  const acted = new Set([...player.acted, city.ref])
  player.acted = view.cities.map(({ ref }) => ref).filter((ref) => acted.has(ref))
}

function placeBard(view: XiditView, event: GameEvent): void {
  const region = view.regions.find(({ ref }) => ref === refOf(event.facts['region']))
  const player = playerOf(view, event)
  if (!region || !player || event.seat === null) return
  const known = region.bards[event.seat]
  if (typeof known === 'number') region.bards[event.seat] = known + 1
  if (region.total !== undefined) region.total++
  if (player.bards !== null) player.bards--
  if (region.total !== undefined && player.bastion !== null) player.bastion++
}

const CHANGES: Record<string, Change> = {
  planned: (view, event) => {
    const player = playerOf(view, event)
    if (player) player.plan = refsOf(event.facts['orders'])
    view.phase = 'orders'
    view.order = 1
    view.acting = null
  },
  census: (view) => void (view.phase = 'census'),
  'first-player': (view, event) => void ((view.first = event.seat), (view.phase = 'planning')),
  moved: (view, event) => {
    const player = playerOf(view, event)
    if (player) player.hero = refOf(event.facts['to_city'])
  },
  recruited: (view, event) => {
    const at = UNITS.indexOf(refOf(event.facts['unit']) as (typeof UNITS)[number])
    const [city, player] = [cityOf(view, event), playerOf(view, event)]
    if (city) city.units[at]!--
    if (player?.units) player.units[at]!++
    acts(view, event)
  },
  'beat-threat': (view, event) => {
    spend(view, event)
    acts(view, event)
  },
  exiled: (view, event) => {
    spend(view, event)
    acts(view, event)
    const titan = refOf(event.facts['titan'])
    const stack = view.lair.find(({ titans }) => titans[0] === titan)
    if (!stack) return
    stack.titans.shift()
    stack.awake = false
  },
  'took-coins': (view, event) => {
    const player = playerOf(view, event)
    const coins = Number(event.facts['coins'])
    view.paid += coins
    if (player && player.coins !== null) player.coins += coins
  },
  'placed-bard': placeBard,
  'bard-to-bastion': placeBard,
  built: (view, event) => {
    const city = cityOf(view, event)
    const player = playerOf(view, event)
    if (!city || !player || event.seat === null) return
    city.guild = { seat: event.seat, storeys: Number(event.facts['height']) }
    player.storeys -= Number(event.facts['storeys'])
  },
  'neutral-advanced': (view, event) => {
    const column = refOf(event.facts['column'])
    if (view.neutral)
      view.neutral[column] = { division: Number(event.facts['division']), points: Number(event.facts['points']) }
  },
  'recruits-gone': (view, event) => {
    const city = cityOf(view, event)
    if (!city) return
    if (city.tile) view.recruits.discard.push(city.tile)
    Object.assign(city, { side: null, tile: null, units: [0, 0, 0, 0, 0] })
  },
  'recruits-came': (view, event, edition) => {
    const city = cityOf(view, event)
    if (!city) return
    const tile = tileAt(view, city.ref, edition)
    const units = (edition.tiles[tile]?.recruit ?? []).map((count, at) => Math.min(count, view.barracks[at]!))
    units.forEach((count, at) => (view.barracks[at]! -= count))
    Object.assign(city, { side: 'recruits', tile, units })
    view.recruits.next = null
  },
  'recruits-passed': (view, event, edition) => {
    const city = cityOf(view, event)
    if (city) view.recruits.discard.push(tileAt(view, city.ref, edition))
    view.recruits.next = null
  },
  'next-recruits': (view, event, edition) => {
    view.recruits.next = tileAt(view, refOf(event.facts['city']), edition)
    view.recruits.pile.shift()
  },
  'threat-came': (view, event) => {
    // the beaten one lies there until then: where the hero stands who acts
    const hero = view.acting === null ? null : view.players[view.acting]?.hero
    const beaten = view.cities.find(({ ref, side }) => ref === hero && side === 'threat')
    if (beaten?.tile) view.threats.discard.push(beaten.tile)
    if (beaten) Object.assign(beaten, { side: null, tile: null })
    const city = cityOf(view, event)
    if (city) Object.assign(city, { side: 'threat', tile: refOf(event.facts['tile']) })
    view.threats.next = null
  },
  'next-threat': (view, event) => {
    view.threats.next = refOf(event.facts['tile'])
    view.threats.pile.shift()
  },
  'new-recruit-pile': (view) => {
    view.recruits.pile = view.threats.discard
    view.threats.discard = []
  },
  'new-threat-pile': (view) => {
    view.threats.pile = view.recruits.discard
    view.recruits.discard = []
  },
  'titans-wake': (view, event, edition) => {
    for (const ref of refsOf(event.facts['titans'])) {
      const stack = view.lair[edition.titans[ref]?.stack ?? -1]
      if (!stack) continue
      stack.awake = true
      stack.titans[0] = ref
    }
  },
}
