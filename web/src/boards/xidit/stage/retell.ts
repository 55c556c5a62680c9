/** The orders of a year as scenes: what the events say about the table after each of them. Nothing is counted here. */
import type { Facts, GameEvent } from '../../../lib/protocol'
import { numbersOf, refOf, refOrNull, refsOf } from '../../../lib/refs'
import type { CityView, PlayerView, XiditView } from '../types'

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

/** Goes on telling: `before` is the table before these events, `after` the table as it is now. */
export function retell(told: readonly Scene[], events: readonly GameEvent[], before: XiditView, after: XiditView): Scene[] {
  let scenes = [...told]
  let view = before
  for (const event of events) {
    view = happen(view, event)
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

/** The table after an event: what stands in its facts. */
export function happen(before: XiditView, event: GameEvent): XiditView {
  const view = structuredClone(before)
  const { facts, seat } = event
  if (number(event)) Object.assign(view, { order: number(event), acting: seat })
  if ('barracks' in facts) view.barracks = numbersOf(facts['barracks'])
  if ('left_recruits' in facts) putQueues(view, facts)
  CHANGES[event.key]?.(view, facts, seat === null ? undefined : view.players[seat], seat)
  return view
}

type Change = (view: XiditView, facts: Facts, player: PlayerView | undefined, seat: number | null) => void
const find = (view: XiditView, ref: string): CityView | undefined => view.cities.find((city) => city.ref === ref)
const cityOf = (view: XiditView, facts: Facts): CityView | undefined => find(view, refOf(facts['city']))
const EMPTY = { side: null, tile: null, units: [0, 0, 0, 0, 0] }

function putQueues(view: XiditView, facts: Facts): void {
  const count = (name: string): number => Number(facts[name])
  Object.assign(view.recruits, { next: refOrNull(facts['next_recruits']), top: refOrNull(facts['top_recruits']), left: count('left_recruits'), gone: count('gone_recruits') })
  Object.assign(view.threats, { next: refOrNull(facts['next_threat']), top: refOrNull(facts['top_threat']), left: count('left_threats'), gone: count('gone_threats') })
}

/** What stands behind a screen, if we were told. */
function putScreen(facts: Facts, player: PlayerView | undefined): void {
  if (!player) return
  if ('army' in facts) player.units = numbersOf(facts['army'])
  if ('purse' in facts) player.coins = Number(facts['purse'])
  if ('stock' in facts) player.bards = Number(facts['stock'])
  if ('bastion' in facts) player.bastion = Number(facts['bastion'])
}

const placeBard: Change = (view, facts, player, seat) => {
  putScreen(facts, player)
  numbersOf(facts['reputation']).forEach((points, at) => (view.players[at]!.reputation = points))
  const region = view.regions.find(({ ref }) => ref === refOf(facts['region']))
  if (!region || seat === null) return
  const count = facts['bards'] ?? facts['bastion']
  if (count !== undefined) region.bards[seat] = Number(count)
  if ('total' in facts) region.total = Number(facts['total'])
}

const CHANGES: Record<string, Change> = {
  planned: (view, facts, player) => {
    if (player) player.plan = refsOf(facts['orders'])
    Object.assign(view, { phase: 'orders', order: 1, acting: null })
  },
  census: (view) => void (view.phase = 'census'),
  'first-player': (view, _, __, seat) => void Object.assign(view, { first: seat, phase: 'planning' }),
  moved: (_, facts, player) => void (player && (player.hero = refOf(facts['to_city']))),
  recruited: (view, facts, player) => {
    putScreen(facts, player)
    Object.assign(cityOf(view, facts) ?? {}, { units: numbersOf(facts['waiting']) })
  },
  'beat-threat': (_, facts, player) => putScreen(facts, player),
  exiled: (view, facts, player) => {
    putScreen(facts, player)
    Object.assign(view.lair[Number(facts['stack'])] ?? {}, { titans: refsOf(facts['under']), awake: false })
  },
  'took-coins': (view, facts, player) => {
    putScreen(facts, player)
    view.paid = Number(facts['paid'])
  },
  'placed-bard': placeBard,
  'bard-to-bastion': placeBard,
  built: (view, facts, player, seat) => {
    Object.assign(cityOf(view, facts) ?? {}, { guild: { seat, storeys: Number(facts['height']) } })
    if (player) Object.assign(player, { storeys: Number(facts['left']), kept: Number(facts['kept']), influence: Number(facts['influence']) })
  },
  'neutral-advanced': (view, facts) => {
    if (view.neutral) view.neutral[refOf(facts['column'])] = { division: Number(facts['division']), points: Number(facts['points']) }
  },
  'recruits-gone': (view, facts) => void Object.assign(cityOf(view, facts) ?? {}, EMPTY),
  'recruits-came': (view, facts) =>
    void Object.assign(cityOf(view, facts) ?? {}, { side: 'recruits', tile: refOf(facts['tile']), units: numbersOf(facts['waiting']) }),
  'threat-came': (view, facts) => {
    Object.assign(find(view, refOf(facts['saved'])) ?? {}, EMPTY)
    Object.assign(cityOf(view, facts) ?? {}, { side: 'threat', tile: refOf(facts['tile']) })
  },
  'titans-wake': (view, facts) =>
    numbersOf(facts['stacks']).forEach((stack, at) => {
      const { titans } = view.lair[stack]!
      Object.assign(view.lair[stack]!, { awake: true, titans: [refsOf(facts['titans'])[at]!, ...titans.slice(1)] })
    }),
}
