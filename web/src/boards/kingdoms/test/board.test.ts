/** The table's arrangement, points, yields, effects, crests, words. */
import { describe, expect, test } from 'vitest'
import { wordsText } from '../../../../test/files'
import { arrange, ASPECT, CARDS, DIALS, GAP, PHASE, plateOf } from '../arrange'
import { ICONS } from '../icons'
import { ALL, delayOf, effectsOf, ONE } from '../map/effects'
import { kindOf, TOKENS } from '../map/tokens'
import { phaseText, shieldsText } from '../middle/phase'
import { scoreOf } from '../score'
import { CRESTS } from '../seats/crests'
import { harvestOf } from '../yields'
import { catalogue, event, player, view, words } from './position'

describe('the table', () => {
  const screens: [number, number][] = [
    [1051, 850],
    [712, 718],
    [1520, 1030],
    [935, 750],
  ]
  test.each(screens)('%i × %i holds two to five kingdoms without a scroll', (width, height) => {
    for (const others of [2, 3, 4]) {
      const table = arrange({ width, height }, others)
      if (table.mode !== 'table') throw new Error(`${others} others: ${table.mode}`)
      expect(table.behind * table.other + (table.behind + 1) * GAP).toBeLessThanOrEqual(width)
      const front = Math.max(
        table.own / ASPECT + (table.tight ? 54 : DIALS),
        table.beside ? table.beside / ASPECT + plateOf(table.beside) : 0,
      )
      const all = table.other / ASPECT + plateOf(table.other) + PHASE + CARDS + front + 4 * GAP
      expect(all).toBeLessThanOrEqual(height)
      expect(table.other).toBeGreaterThanOrEqual(190)
    }
  })
  test('a phone shows one kingdom at a time', () => {
    expect(arrange({ width: 390, height: 406 }, 4)).toMatchObject({ mode: 'single' })
  })
})

describe('a seat', () => {
  const army = (owner: number, lying = false) => ({ owner, lying })
  const empty = catalogue.territories['territory:silmere']!.regions.map(({ ref }) => ({ ref, armies: [] as ReturnType<typeof army>[], token: null as string | null }))
  const set = (changes: Record<string, Partial<(typeof empty)[number]>>) =>
    empty.map((region) => ({ ...region, ...changes[region.ref.split('.')[1] as string] }))
  const regions = set({
    c1: { armies: [army(0), army(1)] },
    f1: { armies: [army(0), army(0)], token: 'token:camp-1' },
    r1: { armies: [army(0, true)] },
    p1: { armies: [army(0)], token: 'token:city-2' },
  })
  const state = view({
    territories: [{ ref: 'territory:silmere', seat: 0, regions }],
    players: [player({ armies: 5, magic: 2, tower: 5, points: 17, resources: [8, 0, 0] }), player(), player()],
  })

  test('has its points told line by line, and what powers give is what is left', () => {
    const lines = Object.fromEntries(scoreOf(0, state, catalogue).map(({ key, points }) => [key, points]))
    expect(lines).toEqual({ armies: 4, magic: 2, tower: 6, capitals: 1, cities: 1, powers: 3 })
    expect(Object.values(lines).reduce((a, b) => a + b)).toBe(17)
  })
  test('sees what collecting would bring: once a region, twice with a camp, nine at most, and a choice for ruins', () => {
    expect(harvestOf(0, state, catalogue)).toEqual({ stock: [1, 0, 1], any: 1 })
    expect(harvestOf(1, state, catalogue)).toEqual({ stock: [0, 0, 0], any: 0 })
  })
  test.each(['en', 'ru'])('reads where the game is (%s)', (language) => {
    const w = words(language)
    const texts = [
      phaseText(view(), w),
      phaseText(view({ selected: 'action:quest', acting: 0 }), w),
      phaseText(view({ selected: 'action:quest', acting: 1 }), w),
      phaseText(view({ active: null }), w),
      shieldsText(view({ shields: ['action:quest'] }), catalogue, w),
      shieldsText(view({ shields: ['action:quest'], ending: true }), catalogue, w),
    ]
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).not.toMatch(/kingdoms-web|\{/)
  })
})

describe('drawings', () => {
  test('every faction, action, resource and token has one of its own', () => {
    for (const faction of Object.keys(catalogue.factions)) expect(CRESTS[faction.slice(8)], faction).toBeDefined()
    expect(new Set(Object.values(CRESTS).map(({ line }) => line)).size).toBe(Object.keys(CRESTS).length)
    for (const ref of [...catalogue.actions, ...catalogue.resources]) expect(ICONS[ref.split(':')[1] as string], ref).toBeDefined()
    for (const [token, { kind }] of Object.entries(catalogue.tokens)) {
      expect(kindOf(token)).toBe(kind)
      expect(TOKENS[kind], token).toBeDefined()
    }
  })
})

describe('effects', () => {
  const at = (ref: string) => ({ ref: `region:elan.${ref}` })
  test('show what happened, in order and in less than a second', () => {
    const effects = effectsOf([
      event('selected', 0),
      event('moved', 0, { source: at('f1'), target: at('c1') }),
      event('retreated', 1, { source: at('c1'), target: at('f2') }),
      event('removed', 1, { region: at('f2') }),
      event('expanded', 2, { region: at('p1') }),
      event('captured', 0, { region: at('m1') }),
    ])
    expect(effects.map(({ kind, owner }) => `${kind} ${owner}`)).toEqual(['go 0', 'go 1', 'fall 1', 'come 2', 'fall neutral'])
    expect(delayOf(30, 31) + ONE).toBeLessThanOrEqual(ALL)
  })
  test('two armies change places', () => {
    const effects = effectsOf([event('swapped', 0, { source: at('f1'), target: at('c1'), foe: { ref: 'seat:1' } })])
    expect(effects).toEqual([
      { kind: 'go', owner: 0, at: 'region:elan.f1', to: 'region:elan.c1' },
      { kind: 'go', owner: 1, at: 'region:elan.c1', to: 'region:elan.f1' },
    ])
  })
})

describe('words', () => {
  const ids = (language: string): string[] =>
    [...wordsText(language, 'kingdoms').matchAll(/^(kingdoms-web-[a-z-]+) =/gm)].map(([, id]) => id as string).sort()
  test('are the same in both languages', () => {
    expect(ids('en').length).toBeGreaterThan(100)
    expect(ids('ru')).toEqual(ids('en'))
  })
})
