/** Labels, the table's arrangement, emblems, effects. */
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../lib/protocol'
import { arrange } from '../arrange'
import { emblemOf, EMBLEMS } from '../cards/emblems'
import { FAMILIES, familyOf, ICONS, iconOf, SIGNS } from '../cards/icons'
import { takerOf } from '../cards/taken'
import { ALL, delayOf, effectsOf, marchesOf, ONE } from '../map/effects'
import { inTheWay, labelOf, legible, nameLines, stepAside, type Placed } from '../map/labels'
import type { Catalogue, RegionView } from '../types'
import data from './catalogue.json'

const catalogue = data as unknown as Catalogue
const measure = (text: string): number => text.length * 6
const region = (more: Partial<RegionView>): RegionView => ({
  ref: 'region:desert.1',
  armies: {},
  cities: {},
  control: null,
  token: null,
  peeked: [],
  ...more,
})

describe('cards', () => {
  test('every card and leader has an emblem of its own', () => {
    const refs = [...Object.keys(catalogue.cards), ...catalogue.leaders]
    for (const ref of refs) expect(emblemOf(ref).length, ref).toBeGreaterThan(3)
    expect(Object.keys(EMBLEMS)).toHaveLength(refs.length)
    expect(new Set(refs.map((ref) => JSON.stringify(emblemOf(ref)))).size).toBe(refs.length)
  })

  test('every family has a sign, every ability and step an icon', () => {
    for (const [ref, card] of Object.entries(catalogue.cards)) {
      expect(FAMILIES).toContain(familyOf(ref, catalogue))
      for (const { kind, word } of card.abilities) {
        expect(iconOf(kind), kind).not.toBe('')
        if (word) expect(SIGNS[word], word).toBeDefined()
      }
      for (const { kind } of card.steps) expect(ICONS[kind], kind).toBeDefined()
    }
  })
})

describe('labels', () => {
  const room = { width: 90, height: 60 }

  test('four owners and neutrals all stand there, in order', () => {
    const armies = { neutral: 2, 'seat:3': 1, 'seat:0': 12, 'seat:2': 4, 'seat:1': 7 }
    const label = labelOf(
      region({ armies, cities: { 'seat:1': 2 }, control: 'seat:0', token: 'token:dragon' }),
      true,
      false,
      'Salt Rim',
      room,
      measure,
    )
    const pieces = label.items.flatMap((item) =>
      item.kind === 'block' || item.kind === 'castle' ? [`${item.kind} ${item.owner} ${item.count}`] : [],
    )
    expect(pieces).toEqual([
      'block seat:0 12',
      'block seat:1 7',
      'castle seat:1 2',
      'block seat:2 4',
      'block seat:3 1',
      'block neutral 2',
    ])
    expect(label.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['start', 'token']))
    expect(label.flag?.owner ?? label.items.find(({ kind }) => kind === 'flag')).toBeTruthy()
  })

  test('a name goes on two lines where one is too long, and away where there is no room at all', () => {
    expect(labelOf(region({}), false, false, 'Sulphur Springs', room, measure).lines).toHaveLength(1)
    expect(labelOf(region({}), false, false, 'Sulphur Springs', { width: 50, height: 60 }, measure).lines).toHaveLength(
      2,
    )
    const tiny = { width: 24, height: 20 }
    expect(
      labelOf(region({ armies: { 'seat:0': 1, 'seat:1': 1 } }), false, false, 'Sulphur Springs', tiny, measure).lines,
    ).toHaveLength(0)
  })

  test('step aside without leaving their region', () => {
    const ring = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ]
    const one = (x: number, side: number): Placed => ({
      at: { x, y: 50 },
      home: { x, y: 50 },
      half: { x: 30, y: 20 },
      reach: 40,
      ring: ring.map((p) => ({ x: p.x + side * 100, y: p.y })),
    })
    const labels = [one(80, 0), one(120, 1)]
    stepAside(labels)
    expect((labels[1] as Placed).at.x - (labels[0] as Placed).at.x).toBeGreaterThan(55)
    expect((labels[0] as Placed).at.x).toBeGreaterThan(0)
  })

  test('no name is written on another or on pieces: what may be picked is named first, the rest from nearer by', () => {
    const named = (x: number, wanted = false, armies = {}) => {
      const set = labelOf(region({ armies }), false, false, 'Salt Rim', { width: 200, height: 60 }, measure)
      return { at: { x, y: 0 }, set, lines: nameLines(set, 'Salt Rim', measure, 1), wanted }
    }
    const wide = measure('Salt Rim')
    const still = { x: 0, y: 0 }
    const nowhere = { covered: [], sheet: null }
    const read = (...all: ReturnType<typeof named>[]) =>
      [...legible(all, 1, 11, measure, nowhere)].map(([at, { aside }]) => [at, aside])
    expect(read(named(0), named(wide + 1)), 'side by side').toEqual([[0, still], [1, still]])
    expect(read(named(0), named(wide / 2))[1], 'a step aside').toEqual([1, { x: 0, y: -15 }])
    const held = { 'seat:0': 1 }
    const [first, second] = read(named(0, false, held), named(wide / 2, false, held))
    expect([first, second?.[0]], 'pieces hold a name').toEqual([[0, still], 1])
    expect((second?.[1] as { y: number }).y, 'or it stands below them').toBeGreaterThan(20)
    const crowd = [named(0, false, held), named(wide / 3, false, held), named(wide / 2, true, held)]
    expect(read(...crowd).map(([at]) => at), 'the offered').toEqual([2, 0])
    expect([...legible(crowd, 4, 11, measure, nowhere).keys()], 'from nearer by').toEqual([2, 0, 1])
  })

  test('no name is cut by the edge of the window or covered by what stands on its glass', () => {
    const set = labelOf(region({ armies: { 'seat:0': 1 } }), false, false, 'Salt Rim', { width: 200, height: 60 }, measure)
    const one = (wanted: boolean) => [{ at: { x: 0, y: 0 }, set, lines: nameLines(set, 'Salt Rim', measure, 1), wanted }]
    const name = (around: Parameters<typeof legible>[4], wanted = false) => legible(one(wanted), 1, 11, measure, around).get(0)
    const free = name({ covered: [], sheet: { left: -99, right: 99, top: -99, bottom: 99 } })
    expect(free?.aside.y).toBe(0)
    const edge = { left: -99, right: 99, top: (free?.boxes[0]?.top ?? 0) + 1, bottom: 99 }
    expect(name({ covered: [], sheet: edge })?.aside.y, 'under its pieces').toBeGreaterThan(20)
    expect(name({ covered: free?.boxes ?? [], sheet: null })?.aside.y).toBeGreaterThan(20)
    const everything = { left: -99, right: 99, top: -99, bottom: 99 }
    expect(name({ covered: [everything], sheet: null })).toBeUndefined()
    expect(name({ covered: [everything], sheet: null }, true)?.aside.y, 'what may be picked keeps its name').toBe(0)
  })

  test('where two cannot part, the one with more on it goes without its name, but never without its pieces', () => {
    const one = (x: number): Placed => ({ at: { x, y: 0 }, home: { x, y: 0 }, half: { x: 30, y: 20 }, reach: 0, ring: [] })
    const weights = [0, 3, 1]
    expect(inTheWay([one(0), one(30), one(200)], (at) => weights[at] as number)).toEqual(new Set([1]))
    expect(inTheWay([one(0), one(59)], (at) => weights[at] as number), 'a touch is no harm').toEqual(new Set())
    const crowd = region({ armies: { 'seat:0': 1 }, control: 'seat:0' })
    const bare = labelOf(crowd, false, false, 'Salt Rim', room, measure, false)
    expect([bare.lines.length, bare.items.map(({ kind }) => kind)]).toEqual([0, ['flag', 'block']])
    expect(labelOf(region({}), false, false, 'Salt Rim', room, measure, false).lines).toHaveLength(1)
  })
})

describe('the table', () => {
  const square = { width: 2150, height: 2090 }
  const wide = { width: 3050, height: 1480 }

  test('lays the row beside a square map and above a wide one', () => {
    expect(arrange({ width: 1051, height: 850 }, square, true)).toMatchObject({ mode: 'beside', turn: 0 })
    expect(arrange({ width: 1051, height: 850 }, wide, true)).toMatchObject({ mode: 'row', turn: 0 })
  })

  test('is one column on a phone, with three readable cards abreast, and turns a wide map only if it may', () => {
    const phone = { width: 390, height: 760 }
    expect(arrange(phone, wide, true)).toMatchObject({ mode: 'column', turn: 3 })
    expect(arrange(phone, wide, false)).toMatchObject({ mode: 'column', turn: 0 })
    expect(arrange(phone, wide, true).card).toBeGreaterThanOrEqual(119)
  })

  test('puts what I have beside the map on a phone in landscape, if that makes the map larger', () => {
    const lying = { width: 506, height: 348 }
    const beside = arrange(lying, square, true)
    expect(beside).toMatchObject({ mode: 'column', aside: true })
    expect(beside.height).toBeGreaterThan(arrange(lying, square, true, false).height * 1.15)
    expect(arrange(lying, wide, true), 'a wide map needs the width').toMatchObject({ aside: false })
    expect(arrange({ width: 390, height: 340 }, square, true), 'upright').toMatchObject({ aside: false })
  })
})

describe('effects', () => {
  const event = (key: string, seat: number | null, facts: GameEvent['facts']): GameEvent => ({
    at: 0,
    key,
    seat,
    facts,
  })
  const events = [
    event('took-card', 1, { card: { ref: 'card:lake' }, price: 1 }),
    event('placed-army', 1, { region: { ref: 'region:desert.1' } }),
    event('moved-army', 1, { source: { ref: 'region:desert.1' }, target: { ref: 'region:desert.2' } }),
    event('moved-army', 1, { source: { ref: 'region:desert.1' }, target: { ref: 'region:desert.2' } }),
    event('destroyed-army', 1, { region: { ref: 'region:desert.2' }, owner: { ref: 'seat:0' } }),
    event('built-city', 1, { region: { ref: 'region:desert.2' } }),
    event('explored', 1, { region: { ref: 'region:desert.2' }, token: { ref: 'token:stable' } }),
  ]

  test('show what happened, in order and in less than a second', () => {
    const effects = effectsOf(events)
    expect(effects.map(({ kind }) => kind)).toEqual(['come', 'go', 'go', 'fall', 'rise', 'take'])
    expect(effects[3]?.owner).toBe('seat:0')
    expect(delayOf(40, 41) + ONE).toBeLessThanOrEqual(ALL)
  })

  test('leave the marches as a trace, and tell who took a card', () => {
    expect(marchesOf(effectsOf(events))).toEqual([
      { from: 'region:desert.1', to: 'region:desert.2', owner: 'seat:1', count: 2 },
    ])
    expect(takerOf('card:lake', events)).toBe(1)
    expect(takerOf('card:dire-eye', events)).toBeNull()
  })
})
