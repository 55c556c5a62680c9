/** Years retold from events are what the rules made of them; the theatre plays, pauses, steps back and skips. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameEvent } from '../../../lib/protocol'
import { countsOf } from '../stage/census'
import { happen, idle, retell } from '../stage/retell'
import { dwell, Theatre } from '../stage/theatre.svelte'
import { influence, reputation } from '../seats/standing'
import type { Catalogue, XiditView } from '../types'
import data from './catalogue.json'
import recorded from './moments.json'

type Moment = { seat: number; before: XiditView; events: GameEvent[]; after: XiditView }
const edition = Object.values((data as unknown as Catalogue).editions)[0]!
const moments = recorded as unknown as Moment[]
/** The longest run of orders among the moments. */
const year = moments.reduce((most, moment) => (moment.events.length > most.events.length ? moment : most))
const begun = moments.find(({ events }) => events.some(({ key }) => key === 'planned'))!

describe('orders retold', () => {
  test.each(moments.map((moment, at) => [at, moment] as const))('moment %i comes out as the rules say', (_, { before, events, after }) => {
    const told = events.reduce((view, event) => happen(view, event, edition), before)
    expect(told.cities).toEqual(after.cities)
    expect(told.regions).toEqual(after.regions)
    expect(told.neutral).toEqual(after.neutral)
    expect(told.lair.map(({ awake }) => awake)).toEqual(after.lair.map(({ awake }) => awake))
    told.players.forEach((player, seat) => {
      const { hero, units, coins, bards, bastion, acted } = after.players[seat]!
      expect(player).toMatchObject({ hero, units, coins, bards, bastion, acted })
    })
    expect(told.threats.next).toBe(after.threats.next)
    expect(told.recruits.next).toBe(after.recruits.next)
  })
  test('leave the table before them as it was', () => {
    const kept = structuredClone(year.before)
    retell([], year.events, year.before, year.after, edition)
    expect(year.before).toEqual(kept)
  })
  test('are scenes: the plans, then an order each with all that came of it', () => {
    const scenes = retell([], begun.events, begun.before, begun.after, edition)
    expect(scenes[0]).toMatchObject({ kind: 'plans', seat: null })
    expect(scenes[0]!.events).toHaveLength(begun.before.seats)
    const orders = begun.events.filter(({ facts }) => facts['number'])
    expect(scenes.slice(1).map(({ seat, number }) => [seat, number])).toEqual(orders.map(({ seat, facts }) => [seat, facts['number']]))
    expect(scenes.flatMap(({ events }) => events)).toHaveLength(begun.events.length)
    expect(scenes.at(-1)!.view).toBe(begun.after)
  })
  test('a new year begins a new theatre', () => {
    const first = retell([], begun.events, begun.before, begun.after, edition)
    const again = retell(first, begun.events, begun.before, begun.after, edition)
    expect(again).toHaveLength(first.length)
  })
})

describe('the theatre', () => {
  const log = begun.events
  const many = retell([], log, begun.before, begun.after, edition).length
  let theatre: Theatre
  beforeEach(() => {
    vi.useFakeTimers()
    theatre = new Theatre()
    theatre.speed = 1
    theatre.follow([], begun.before, edition, true)
  })

  test('plays by itself to the end, then shows the table as it is', () => {
    theatre.follow(log, begun.after, edition, true)
    expect(theatre.at).toBe(0)
    expect(theatre.playing).toBe(true)
    vi.advanceTimersByTime(dwell(theatre.scenes[0]!) + 1)
    expect(theatre.at).toBe(1)
    vi.advanceTimersByTime(200_000)
    expect(theatre.at).toBeNull()
    expect(theatre.scenes).toHaveLength(many)
  })
  test('pauses, steps back and on, goes anywhere, skips', () => {
    theatre.follow(log, begun.after, edition, true)
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
    theatre.follow(told, begun.before, edition, true)
    expect(theatre.held).toBeNull()
    const all = [...told, ...log]
    theatre.follow(all, begun.after, edition, true)
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
    theatre.follow(more, { ...begun.after }, edition, true)
    expect(theatre.held).toBe(all.length)
    vi.advanceTimersByTime(200_000)
    expect(theatre.held).toBeNull()
  })
  test('holds nothing back without motion, in a replay, or when it is left', () => {
    theatre.follow(log, begun.after, edition, false)
    expect(theatre.held).toBeNull()
    const replayed = new Theatre()
    replayed.follow([], begun.before, edition, true)
    replayed.follow([], begun.after, edition, true, log)
    expect([replayed.at, replayed.held]).toEqual([0, null])
    const left = new Theatre()
    left.follow([], begun.before, edition, true)
    left.follow(log, begun.after, edition, true)
    expect(left.held).toBe(0)
    left.clear()
    expect(left.held).toBeNull()
  })
  test('without motion nothing plays, and everything can be stepped through', () => {
    theatre.follow(log, begun.after, edition, false)
    expect(theatre.at).toBeNull()
    theatre.step(-1)
    expect(theatre.at).toBe(many - 1)
    expect(theatre.playing).toBe(false)
  })
  test('goes twice as fast', () => {
    theatre.faster()
    theatre.follow(log, begun.after, edition, true)
    vi.advanceTimersByTime(dwell(theatre.scenes[0]!) / 2 + 1)
    expect(theatre.at).toBe(1)
  })
  test('a log that is another one clears the stage', () => {
    theatre.follow(log, begun.after, edition, true)
    theatre.follow([{ ...log[0]!, key: 'year' }], begun.before, edition, true)
    expect(theatre.scenes).toEqual([])
    expect(theatre.at).toBeNull()
  })
  test('an order that comes to nothing is short', () => {
    const waited = retell([], [{ at: 1, key: 'waited', seat: 0, facts: { number: 1 } }], begun.before, begun.after, edition)
    expect(idle(waited[0]!)).toBe(true)
    expect(dwell(waited[0]!)).toBeLessThan(1000)
  })
})

describe('the census', () => {
  const showed = (seat: number, unit: string, units: number): GameEvent => ({ at: 1, key: 'showed', seat, facts: { unit: { ref: unit }, units } })
  test('tells the hands of the last one only', () => {
    const log: GameEvent[] = [
      { at: 0, key: 'census', seat: null, facts: { year: 4 } },
      showed(0, 'unit:militia', 5),
      { at: 2, key: 'census', seat: null, facts: { year: 8 } },
      showed(0, 'unit:militia', 1),
      showed(1, 'unit:militia', 2),
      { at: 3, key: 'most-units', seat: 1, facts: { unit: { ref: 'unit:militia' }, units: 2 } },
    ]
    const [militia, archers] = countsOf(log)
    expect([...militia!.hands]).toEqual([[0, 1], [1, 2]])
    expect([...militia!.most]).toEqual([1])
    expect(archers!.hands.size).toBe(0)
    expect(countsOf([]).every(({ hands }) => hands.size === 0)).toBe(true)
  })
})

describe('how the seats stand', () => {
  const view = structuredClone(begun.before)
  view.regions.forEach((region) => (region.bards = region.bards.map(() => 0)))
  test('ties share the first place and leave no second', () => {
    view.regions[0]!.closed = false
    const [first, second] = edition.regions[view.regions[0]!.ref]!.lyre
    view.regions[0]!.bards = [2, 2, 1]
    expect([0, 1, 2].map((seat) => reputation(view, edition, seat))).toEqual([first, first, 0])
    view.regions[0]!.bards = [3, 1, 1]
    expect([0, 1, 2].map((seat) => reputation(view, edition, seat))).toEqual([first, second, second])
    view.regions[0]!.closed = true
    expect(reputation(view, edition, 0)).toBe(0)
  })
  test('influence counts storeys on the map', () => {
    view.cities.forEach((city) => (city.guild = null))
    view.cities[3]!.guild = { seat: 1, storeys: 3 }
    view.cities[5]!.guild = { seat: 1, storeys: 1 }
    expect([influence(view, 0), influence(view, 1)]).toEqual([0, 4])
  })
})
