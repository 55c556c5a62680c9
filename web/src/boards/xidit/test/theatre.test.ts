/** Years retold from events are what the rules made of them; the theatre plays, pauses, steps back and skips. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameEvent } from '../../../lib/protocol'
import { countsOf } from '../stage/census'
import { Draft } from '../stage/draft.svelte'
import { happen, idle, retell } from '../stage/retell'
import { dwell, Theatre } from '../stage/theatre.svelte'
import type { XiditView } from '../types'
import recorded from './moments.json'
import catalogue from './catalogue.json'

type Moment = { seat: number; before: XiditView; events: GameEvent[]; after: XiditView }
const moments = recorded as unknown as Moment[]
/** The longest run of orders among the moments. */
const year = moments.reduce((most, moment) => (moment.events.length > most.events.length ? moment : most))
const begun = moments.find(({ events, after }) => after.phase === 'orders' && events.some(({ key }) => key === 'planned'))!

describe('orders retold', () => {
  test.each(moments.map((moment, at) => [at, moment] as const))('moment %i comes out as the rules say', (_, { before, events, after }) => {
    const told = events.reduce((view, event) => happen(view, event), before)
    expect(told.cities).toEqual(after.cities)
    expect(told.regions).toEqual(after.regions)
    expect(told.neutral).toEqual(after.neutral)
    expect(told.lair.map(({ awake }) => awake)).toEqual(after.lair.map(({ awake }) => awake))
    told.players.forEach((player, seat) => {
      const { plan: _, ...rest } = after.players[seat]! // plans are put away when the year ends
      expect(player).toMatchObject({ ...rest, acted: expect.anything() })
    })
    for (const [queue, now] of [[told.threats, after.threats], [told.recruits, after.recruits]] as const) {
      const { next, top, left, gone } = now
      expect(queue).toMatchObject({ next, top, left, gone })
    }
    expect([told.barracks, told.paid]).toEqual([after.barracks, after.paid])
  })
  test('leave the table before them as it was', () => {
    const kept = structuredClone(year.before)
    retell([], year.events, year.before, year.after)
    expect(year.before).toEqual(kept)
  })
  test('are scenes: the plans, then an order each with all that came of it', () => {
    const scenes = retell([], begun.events, begun.before, begun.after)
    expect(scenes[0]).toMatchObject({ kind: 'plans', seat: null })
    expect(scenes[0]!.events).toHaveLength(begun.before.seats)
    const orders = begun.events.filter(({ facts }) => facts['number'])
    expect(scenes.slice(1).map(({ seat, number }) => [seat, number])).toEqual(orders.map(({ seat, facts }) => [seat, facts['number']]))
    expect(scenes.flatMap(({ events }) => events)).toHaveLength(begun.events.length)
    expect(scenes.at(-1)!.view).toBe(begun.after)
  })
  test('a new year begins a new theatre', () => {
    const first = retell([], begun.events, begun.before, begun.after)
    const again = retell(first, begun.events, begun.before, begun.after)
    expect(again).toHaveLength(first.length)
  })
})

describe('the theatre', () => {
  const log = begun.events
  const many = retell([], log, begun.before, begun.after).length
  let theatre: Theatre
  beforeEach(() => {
    vi.useFakeTimers()
    theatre = new Theatre()
    theatre.speed = 1
    theatre.follow([], begun.before, true)
  })

  test('plays by itself to the end, then shows the table as it is', () => {
    theatre.follow(log, begun.after, true)
    expect(theatre.at).toBe(0)
    expect(theatre.playing).toBe(true)
    vi.advanceTimersByTime(dwell(theatre.scenes[0]!) + 1)
    expect(theatre.at).toBe(1)
    vi.advanceTimersByTime(200_000)
    expect(theatre.at).toBeNull()
    expect(theatre.scenes).toHaveLength(many)
  })
  test('pauses, steps back and on, goes anywhere, skips', () => {
    theatre.follow(log, begun.after, true)
    vi.advanceTimersByTime(dwell(theatre.scenes[0]!) + 1)
    theatre.pause()
    vi.advanceTimersByTime(60_000)
    expect(theatre.at).toBe(1)
    theatre.step(-1)
    expect(theatre.scene!.kind).toBe('plans')
    theatre.step(1)
    theatre.step(1)
    expect(theatre.at).toBe(2)
    theatre.go(many - 1)
    theatre.step(1)
    expect(theatre.at).toBeNull()
    theatre.step(-1)
    expect(theatre.at).toBe(many - 1)
    theatre.skip()
    expect(theatre.scene).toBeNull()
  })
  test('holds back what comes after it until it has ended or is skipped', () => {
    const told: GameEvent[] = [{ at: 0, key: 'year', seat: null, facts: {} }]
    theatre.follow(told, begun.before, true)
    expect(theatre.held).toBeNull()
    const all = [...told, ...log]
    theatre.follow(all, begun.after, true)
    expect(theatre.held).toBe(1)
    theatre.step(1)
    expect(theatre.held, 'a pause is no end').toBe(1)
    theatre.skip()
    expect(theatre.held).toBeNull()
    theatre.play()
    expect(theatre.at).toBe(0)
    expect(theatre.held, 'what is watched again is no news').toBeNull()
    theatre.skip()
    const more: GameEvent[] = [...all, { at: 9, key: 'waited', seat: 0, facts: { number: 6 } }]
    theatre.follow(more, { ...begun.after }, true)
    expect(theatre.held).toBe(all.length)
    vi.advanceTimersByTime(200_000)
    expect(theatre.held).toBeNull()
  })
  test('tells nothing again to somebody who has looked at an earlier moment', () => {
    theatre.follow(log, begun.after, true)
    theatre.skip()
    theatre.follow([], begun.before, true)
    theatre.follow(log, begun.after, true)
    expect([theatre.at, theatre.held]).toEqual([null, null])
    const more: GameEvent[] = [...log, { at: 9, key: 'waited', seat: 0, facts: { number: 6 } }]
    theatre.follow(more, { ...begun.after }, true)
    expect(theatre.held, 'what comes then is news').toBe(log.length)
  })
  test('holds nothing back without motion, in a replay, or when it is left', () => {
    theatre.follow(log, begun.after, false)
    expect(theatre.held).toBeNull()
    const replayed = new Theatre()
    replayed.follow([], begun.before, true)
    replayed.follow([], begun.after, true, log)
    expect([replayed.at, replayed.held]).toEqual([0, null])
    const left = new Theatre()
    left.follow([], begun.before, true)
    left.follow(log, begun.after, true)
    expect(left.held).toBe(0)
    left.clear()
    expect(left.held).toBeNull()
  })
  test('without motion nothing plays, and everything can be stepped through', () => {
    theatre.follow(log, begun.after, false)
    expect(theatre.at).toBeNull()
    theatre.step(-1)
    expect(theatre.at).toBe(many - 1)
    expect(theatre.playing).toBe(false)
  })
  test('goes twice as fast', () => {
    theatre.faster()
    theatre.follow(log, begun.after, true)
    vi.advanceTimersByTime(dwell(theatre.scenes[0]!) / 2 + 1)
    expect(theatre.at).toBe(1)
  })
  test('a log that is another one clears the stage', () => {
    theatre.follow(log, begun.after, true)
    theatre.follow([{ ...log[0]!, key: 'year' }], begun.before, true)
    expect(theatre.scenes).toEqual([])
    expect(theatre.at).toBeNull()
  })
  test('an order that comes to nothing is short', () => {
    const waited = retell([], [{ at: 1, key: 'waited', seat: 0, facts: { number: 1 } }], begun.before, begun.after)
    expect(idle(waited[0]!)).toBe(true)
    expect(dwell(waited[0]!)).toBeLessThan(1000)
  })
})

describe('the census', () => {
  const showed = (...hands: number[]): GameEvent => {
    const most = hands.flatMap((units, seat) => (units === Math.max(...hands) ? [`seat:${seat}`] : []))
    return { at: 1, key: 'showed', seat: null, facts: { unit: { ref: 'unit:militia' }, hands: { refs: hands.map(String) }, most: { refs: most } } }
  }
  test('tells the hands of the last one only', () => {
    const log: GameEvent[] = [
      { at: 0, key: 'census', seat: null, facts: { year: 4 } },
      showed(5, 0),
      { at: 2, key: 'census', seat: null, facts: { year: 8 } },
      showed(1, 2),
    ]
    const [militia, archers] = countsOf(log)
    expect([...militia!.hands]).toEqual([[0, 1], [1, 2]])
    expect([...militia!.most]).toEqual([1])
    expect(archers!.hands.size).toBe(0)
    expect(countsOf([]).every(({ hands }) => hands.size === 0)).toBe(true)
  })
})

describe('the wheels and the list of options', () => {
  const none = (orders: string[]): (string | null)[] => [...orders, ...Array<null>(6 - orders.length).fill(null)]
  test('the list sets the wheel that it asks for, and leaves the others alone', () => {
    const draft = new Draft(catalogue.orders_a_year)
    draft.begin('0/1', none([]))
    draft.put('order:red')
    draft.put('order:blue')
    draft.begin('0/1', none(['order:act']))
    expect(draft.wheels.slice(0, 3)).toEqual(['order:act', 'order:blue', null])
    draft.set(0, 'order:wait')
    draft.begin('0/1', none(['order:act', 'order:black']))
    expect(draft.wheels.slice(0, 3)).toEqual(['order:wait', 'order:black', null])
  })
  test('an order on the table that has been changed since must be sent again', () => {
    const draft = new Draft(catalogue.orders_a_year)
    draft.begin('0/1', none([]))
    draft.begin('0/1', none(['order:act', 'order:black']))
    expect(draft.turned).toBeNull()
    expect(draft.ahead, 'all of it is on the table').toBe(false)
    draft.set(0, 'order:wait')
    expect(draft.ahead).toBe(true)
    expect(draft.turned).toEqual(['order:wait', 'order:black'])
    draft.begin('0/1', none(['order:wait', 'order:black']))
    expect(draft.turned).toBeNull()
    draft.set(3, 'order:red')
    expect(draft.turned).toBeNull()
    draft.clear()
    expect(draft.wheels).toEqual(none(['order:wait', 'order:black']))
  })
})
