/** A plan thought through, and the way it gets onto the table. */
import { describe, expect, test } from 'vitest'
import { Draft } from '../stage/draft.svelte'
import { nextMove, think } from '../stage/plan'
import { legsOf, standing, stopsOf } from '../map/travel'
import { chartOf } from '../map/geometry'
import type { Catalogue, XiditView } from '../types'
import data from './catalogue.json'
import moments from './moments.json'

const edition = Object.values((data as unknown as Catalogue).editions)[0]!
const chart = chartOf(edition)
const before = (moments as unknown as { before: XiditView }[])[0]!.before

/** The rulebook's example: blue begins in City 7 and ends with the threat of City 17. */
function example(): XiditView {
  const view = structuredClone(before)
  for (const city of view.cities) Object.assign(city, { side: null, tile: null, units: [0, 0, 0, 0, 0], guild: null })
  Object.assign(view.cities[6]!, { side: 'recruits', tile: 'tile:7', units: [0, 1, 1, 0, 1] })
  Object.assign(view.cities[5]!, { side: 'recruits', tile: 'tile:6', units: [1, 2, 1, 0, 1] })
  Object.assign(view.cities[16]!, { side: 'threat', tile: 'tile:17' })
  Object.assign(view.players[0]!, { hero: 'city:7', units: [2, 2, 0, 1, 0], acted: [] })
  view.recruits.pile = []
  view.lair.forEach((stack) => (stack.awake = false))
  return view
}
const of = (...names: (string | null)[]): (string | null)[] => names.map((name) => name && `order:${name}`)
const keys = (plan: (string | null)[], view = example()): string[] => think(plan, view, edition, 0).map(({ key }) => key)

describe('a plan', () => {
  test("is followed as the rulebook's blue player goes", () => {
    const steps = think(of('act', 'red', 'act', 'blue', 'red', 'act'), example(), edition, 0)
    expect(steps.map(({ key }) => key)).toEqual(['recruit', 'move', 'recruit', 'move', 'move', 'beat'])
    expect(steps.map(({ to }) => to)).toEqual(['city:7', 'city:6', 'city:6', 'city:11', 'city:17', 'city:17'])
    expect(steps[0]!.facts['unit']).toEqual({ ref: 'unit:archer' })
    expect(steps[2]!.facts['unit']).toEqual({ ref: 'unit:militia' })
    expect(steps.every(({ level }) => level === 'good')).toBe(true)
  })
  test('is warned of a road that is not there, and goes on from where the hero stays', () => {
    const view = example()
    view.players[0]!.hero = 'city:2'
    const steps = think(of('red', 'black', null, null, null, null), view, edition, 0)
    expect(steps[0]).toMatchObject({ level: 'nothing', key: 'no-road', to: 'city:2' })
    expect(steps[1]).toMatchObject({ level: 'good', to: 'city:1' })
    expect(steps[2]).toMatchObject({ level: 'unset', from: 'city:1' })
  })
  test('is warned of a second recruitment in a city, of missing units and of an empty city', () => {
    const twice = think(of('act', 'act', 'wait', 'wait', 'wait', 'wait'), example(), edition, 0)
    expect(twice.map(({ key }) => key)).toEqual(['recruit', 'twice', 'wait', 'wait', 'wait', 'wait'])
    expect(twice[1]).toMatchObject({ level: 'nothing', facts: { deed: 'recruit' } })
    const poor = example()
    poor.players[0]!.units = [0, 0, 0, 0, 0]
    const steps = think(of('red', 'blue', 'red', 'act', 'wait', 'wait'), poor, edition, 0)
    expect(steps[3]).toMatchObject({ level: 'nothing', key: 'lacks' })
    expect(keys(of('red', 'blue', 'act', 'wait', 'wait', 'wait'))[2]).toBe('empty')
  })
  test('hopes for a tile of the queues and for a Titan that is awake', () => {
    const view = example()
    view.threats.next = 'tile:11'
    expect(think(of('red', 'blue', 'act'), view, edition, 0)[2]).toMatchObject({ level: 'maybe', key: 'hoped' })
    view.lair[0]!.awake = true
    expect(keys(of('red', 'blue', 'act'), view)[2]).toBe('titan')
    view.players[0]!.units = [1, 0, 0, 0, 0]
    view.threats.next = null
    view.threats.pile = []
    view.recruits = { next: null, pile: [], discard: [] }
    expect(keys(of('red', 'blue', 'act'), view)[2]).toBe('titan-weak')
  })
  test('of the last recruit leaves nothing for later', () => {
    const view = example()
    view.cities[6]!.units = [0, 0, 0, 0, 1]
    const steps = think(of('act', 'red', 'red', 'act'), view, edition, 0)
    expect(steps.map(({ key }) => key)).toEqual(['recruit', 'move', 'move', 'empty'])
  })
})

describe('what goes together in a city and year', () => {
  /** Nothing awaited, one Titan of three units awake, the hero where no tile lies. */
  function titans(...needs: number[]): XiditView {
    const view = example()
    view.players[0]!.hero = 'city:11'
    view.lair.forEach((stack) => (stack.awake = needs.includes(stack.needs)))
    view.threats = { next: null, pile: [], discard: [] }
    view.recruits = { next: null, pile: [], discard: [] }
    return view
  }
  test('a threat that is awaited where one has recruited may be beaten', () => {
    const view = titans()
    Object.assign(view.cities[10]!, { side: 'recruits', tile: 'tile:11', units: [1, 0, 0, 0, 0] })
    expect(keys(of('act', 'act'), view)).toEqual(['recruit', 'empty'])
    view.threats.next = 'tile:11'
    expect(think(of('act', 'act'), view, edition, 0)[1]).toMatchObject({ level: 'maybe', key: 'hoped' })
  })
  test('one may recruit where one has beaten a threat or exiled a Titan', () => {
    const view = titans(3)
    view.recruits.next = 'tile:11'
    const steps = think(of('act', 'act'), view, edition, 0)
    expect(steps.map(({ level, key }) => [level, key])).toEqual([['good', 'titan'], ['maybe', 'hoped']])
    Object.assign(view.cities[10]!, { side: 'threat', tile: 'tile:8' })
    view.players[0]!.units = [0, 2, 0, 1, 0]
    expect(keys(of('act', 'act'), view)).toEqual(['beat', 'hoped'])
  })
  test('no second Titan, no Titan after any deed, no threat after a Titan', () => {
    const deeds = (view: XiditView): unknown[] =>
      think(of('act', 'act'), view, edition, 0).map(({ key, facts }) => facts['deed'] ?? key)
    expect(deeds(titans(3))).toEqual(['titan', 'titan'])
    expect(deeds(titans(3, 4))).toEqual(['titan', 'titan'])
    const threat = titans(3)
    threat.threats.next = 'tile:11'
    expect(deeds(threat)).toEqual(['titan', 'threat'])
    const emptied = titans(3)
    Object.assign(emptied.cities[10]!, { side: 'recruits', tile: 'tile:11', units: [1, 0, 0, 0, 0] })
    expect(deeds(emptied)).toEqual(['recruit', 'titan'])
  })
  test('a Titan takes its units and goes', () => {
    const view = titans(3)
    const spare = think(of('act', 'red', 'act'), view, edition, 0)[2]
    expect(spare).toMatchObject({ level: 'maybe', key: 'spare', facts: { units: { refs: ['unit:militia'] } } })
    view.players[0]!.units = [3, 1, 0, 0, 0]
    expect(keys(of('act', 'red', 'act'), view)).toEqual(['titan', 'move', 'lacks'])
    view.players[0]!.units = [4, 1, 0, 1, 0]
    expect(keys(of('act', 'red', 'act'), view)).toEqual(['titan', 'move', 'beat'])
    const again = titans(3)
    again.cities[16]!.side = null
    expect(keys(of('act', 'red', 'act'), again)).toEqual(['titan', 'move', 'empty'])
  })
})

describe('on the map', () => {
  test('a plan is legs and stops', () => {
    const steps = think(of('act', 'red', 'act', 'red', 'red', 'wait'), example(), edition, 0)
    const legs = legsOf(steps, chart)
    expect(legs.map(({ number }) => number)).toEqual([2, 4, 5])
    expect(new Set(legs.map(({ path }) => path)).size).toBe(3) // there, back and there again lie apart
    expect(stopsOf(steps).map(({ city, numbers }) => [city, numbers])).toEqual([
      ['city:7', [1]],
      ['city:6', [3, 6]],
    ])
  })
  test('heroes in one city stand side by side', () => {
    const view = example()
    view.players.forEach((player) => (player.hero = 'city:7'))
    const feet = [...standing(view, chart, 1, false).values()]
    expect(feet).toHaveLength(view.seats)
    expect(new Set(feet.map(([x]) => x)).size).toBe(view.seats)
  })
})

describe('the way onto the table', () => {
  const plan = of('act', 'red', 'act', 'blue', 'red', 'act')
  test('sets the next wheel, takes back what differs, and ends', () => {
    expect(nextMove(Array(6).fill(null), plan)).toBe(0)
    expect(nextMove([...plan.slice(0, 4), null, null], plan)).toBe(4)
    expect(nextMove(plan, plan)).toBe('done')
    expect(nextMove([...plan.slice(0, 5), 'order:wait'], plan)).toBe('back')
    expect(nextMove(['order:wait', null, null, null, null, null], plan)).toBe('back')
  })
  test('a draft keeps what is in mind, and follows the list of options', () => {
    const draft = new Draft()
    draft.begin('0/1', Array(6).fill(null))
    for (const order of plan) draft.put(order!)
    expect(draft.full).toBe(true)
    expect(draft.next(Array(6).fill(null))).toBeNull()
    draft.sending = true
    expect(draft.next(Array(6).fill(null))).toEqual({ pick: 'order:act' })
    expect(draft.next(plan)).toBeNull()
    draft.sending = false
    draft.begin('0/1', ['order:wait', null, null, null, null, null])
    expect(draft.wheels[0]).toBe('order:wait')
    draft.begin('0/2', Array(6).fill(null))
    expect(draft.wheels).toEqual(Array(6).fill(null))
    draft.turn(0, 1, ['order:black', 'order:red'])
    draft.turn(0, 1, ['order:black', 'order:red'])
    expect(draft.wheels[0]).toBe('order:red')
  })
})
