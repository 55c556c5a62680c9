/** A plan in mind, and its forecast on the map. What is foreseen is the rules' business: tests/xidit/test_forecast.py. */
import { describe, expect, test } from 'vitest'
import type { Forecast } from '../../../lib/protocol'
import { chartOf } from '../map/geometry'
import { legsOf, standing, stopsOf } from '../map/travel'
import { Draft } from '../stage/draft.svelte'
import { stepsOf, type Step } from '../stage/steps'
import type { Catalogue, XiditView } from '../types'
import data from './catalogue.json'
import foreseen from './forecast.json'
import moments from './moments.json'

const edition = Object.values((data as unknown as Catalogue).editions)[0]!
const chart = chartOf(edition)
const before = (moments as unknown as { before: XiditView }[])[0]!.before
const of = (...names: string[]): string[] => names.map((name) => `order:${name}`)

describe('on the map', () => {
  test('a forecast is steps: from where to where, and how they come out', () => {
    const steps = stepsOf(foreseen as unknown as Forecast)
    expect(steps.map(({ order }) => order)).toEqual(foreseen.refs)
    expect(steps.map(({ from }) => from)).toEqual(foreseen.steps.map(({ facts }) => facts.start.ref))
    expect(steps.every(({ from, to }, at) => at === 0 || from === steps[at - 1]!.to || !to)).toBe(true)
    expect(new Set(steps.map(({ level }) => level))).toEqual(new Set(['good', 'nothing']))
  })
  test('a plan is legs and stops', () => {
    const step = (from: number, to: number, level: Step['level'] = 'good'): Step => ({
      order: 'order:act', from: `city:${from}`, to: `city:${to}`, level, key: 'move', facts: {},
    })
    const steps = [step(7, 7), step(7, 6), step(6, 6), step(6, 7), step(7, 6), step(6, 6), step(6, 6, 'nothing')]
    const legs = legsOf(steps, chart)
    expect(legs.map(({ number }) => number)).toEqual([2, 4, 5])
    expect(new Set(legs.map(({ path }) => path)).size).toBe(3) // there, back and there again lie apart
    expect(stopsOf(steps).map(({ city, numbers }) => [city, numbers])).toEqual([
      ['city:7', [1]],
      ['city:6', [3, 6]],
      ['city:6', [7]],
    ])
  })
  test('heroes in one city stand side by side', () => {
    const view = structuredClone(before)
    view.players.forEach((player) => (player.hero = 'city:7'))
    const feet = [...standing(view, chart, 1, false).values()]
    expect(feet).toHaveLength(view.seats)
    expect(new Set(feet.map(([x]) => x)).size).toBe(view.seats)
  })
})

describe('a draft', () => {
  test('keeps what is in mind, and follows the list of options', () => {
    const draft = new Draft()
    draft.begin('0/1', Array(6).fill(null))
    for (const order of of('act', 'red', 'act', 'blue', 'red', 'act')) draft.put(order)
    expect(draft.full).toBe(true)
    draft.begin('0/1', ['order:wait', null, null, null, null, null])
    expect(draft.wheels[0]).toBe('order:wait')
    draft.begin('0/1', Array(6).fill(null))
    expect(draft.wheels[5], 'a plan that is taken back stays in mind').toBe('order:act')
    draft.begin('0/2', Array(6).fill(null))
    expect(draft.wheels).toEqual(Array(6).fill(null))
    draft.turn(0, 1, ['order:black', 'order:red'])
    draft.turn(0, 1, ['order:black', 'order:red'])
    expect(draft.wheels[0]).toBe('order:red')
  })
})
