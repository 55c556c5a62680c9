/** The table's arrangement, effects, crests, words. */
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { wordsText } from '../../../../test/files'
import { whyEnded } from '../../../lib/ranking'
import { arrange, ASPECT, CARDS, DIALS, GAP, PHASE, plateOf, WAYS } from '../arrange'
import { actionText, regionLines } from '../describe'
import { triggered } from '../ending'
import { ICONS } from '../icons'
import { ALL, delayOf, effectsOf, ONE } from '../map/effects'
import { kindOf, TOKENS } from '../map/tokens'
import { phaseText, shieldsText } from '../middle/phase'
import { CRESTS } from '../seats/crests'
import Plate from '../seats/Plate.svelte'
import Purse from '../seats/Purse.svelte'
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
    expect(arrange({ width: 390, height: 406 }, 4)).toMatchObject({ mode: 'single', lying: false })
    expect(arrange({ width: 390, height: 340 }, 4)).toMatchObject({ mode: 'single', lying: false })
  })
  test('on a phone in landscape the buttons of the others stand beside a map that is half as large again', () => {
    const table = arrange({ width: 506, height: 348 }, 3)
    expect(table).toMatchObject({ mode: 'single', lying: true })
    expect(table.own).toBeGreaterThan(300)
    expect(table.own).toBeLessThanOrEqual(506 - WAYS)
  })
})

describe('a seat', () => {
  const plate = (more: Partial<Parameters<typeof view>[0]>): string =>
    render(Plate, {
      props: { seat: 0, view: view(more), catalogue, words: words('en'), marked: false, open: false, up: false, right: false, slim: false, toggle: () => {} },
    }).body
  test('it is marked while the rules say that it selects or acts, and no more when the game is over', () => {
    const turn = /class="plate[^"]*\bturn\b/
    for (const status of ['selects', 'acts'] as const) expect(plate({ players: [player({ status })] })).toMatch(turn)
    expect(plate({ players: [player({ status: 'acted' })] })).not.toMatch(turn)
    expect(plate({ players: [player()], stage: 'over', active: 0, selected: null })).not.toMatch(turn)
  })
  test('it can learn as many levels as its faction has', () => {
    const levels = catalogue.factions['faction:orcs']!.levels.slice(0, 4)
    const short = { ...catalogue, factions: { ...catalogue.factions, 'faction:orcs': { extra: false, levels } } }
    expect(render(Purse, { props: { player: player({ magic: 2 }), catalogue: short, words: words('en') } }).body).toContain('2/4')
  })
  test.each(['en', 'ru'])('a region says who is there and what it gives them, in water too (%s)', (language) => {
    const facts = catalogue.territories['territory:elan']!.regions[0]!
    const army = { owner: 1, lying: false }
    const yields = [{ seat: 1, resource: 'resource:food', amount: 1 }]
    const lines = regionLines({ ref: facts.ref, armies: [army], token: null, yields }, { ...facts, terrain: 'water' }, false, words(language))
    expect(lines.join(' ')).toContain(words(language).text('kingdoms-web-collects', { amount: 1, resource: { ref: 'resource:food' } }))
    expect(lines.join(' ')).not.toMatch(/kingdoms-web|\{/)
  })
  test.each(['en', 'ru'])('reads where the game is (%s)', (language) => {
    const w = words(language)
    const texts = [
      phaseText(view(), w),
      phaseText(view({ selected: 'action:quest', acting: 0 }), w),
      phaseText(view({ selected: 'action:quest', acting: 1 }), w),
      phaseText(view({ active: null }), w),
      shieldsText(view({ selections_left: 4 }), w),
      shieldsText(view({ selections_left: 4, ending: true }), w),
      ...['armies', 'tower', 'magic'].map((by) =>
        shieldsText(view({ selections_left: 4, ending: true }), w, triggered([event('end-triggered', 1, { by })])),
      ),
    ]
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).not.toMatch(/kingdoms-web|\{/)
  })
  test.each(['en', 'ru'])('say after the game who brought its end and how (%s)', (language) => {
    const w = words(language)
    const told = ['armies', 'tower', 'magic'].map((by) => whyEnded([event('end-triggered', 1, { by }), event('game-over', null)], w))
    expect(new Set(told).size).toBe(3)
    for (const text of told) expect(text).toContain(w.player(1))
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
  test.each(['en', 'ru'])('speak of ruins only where there are any (%s)', (language) => {
    const w = words(language)
    const lies = (ref: string) => ({ ...view().territories[0]!, ref })
    const has = (ref: string): boolean => catalogue.territories[ref]!.regions.some(({ terrain }) => terrain === 'ruins')
    const all = Object.keys(catalogue.territories)
    const [bare, ruined] = [all.find((ref) => !has(ref))!, all.find(has)!]
    const told = [bare, ruined].map((ref) => actionText('action:patrol', view({ territories: [lies(ref)] }), catalogue, w))
    expect(told).toEqual([w.text('kingdoms-web-about-patrol'), w.text('kingdoms-web-about-patrol-ruins')])
  })
  test('are the same in both languages', () => {
    expect(ids('en').length).toBeGreaterThan(100)
    expect(ids('ru')).toEqual(ids('en'))
  })
})
