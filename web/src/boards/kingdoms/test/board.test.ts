/** The table's arrangement, the war table, points, yields, effects, crests, words. */
import { describe, expect, test } from 'vitest'
import { wordsText } from '../../../../test/files'
import type { Decision, GameEvent } from '../../../lib/protocol'
import { makeBundle, Words } from '../../../lib/words'
import { arrange, ASPECT, CARDS, DIALS, GAP, PHASE, plateOf } from '../arrange'
import { ICONS } from '../icons'
import { ALL, delayOf, effectsOf, ONE } from '../map/effects'
import { kindOf, TOKENS } from '../map/tokens'
import { phaseText, shieldsText } from '../middle/phase'
import { scoreOf } from '../score'
import { CRESTS } from '../seats/crests'
import type { Catalogue, KingdomsView, PlayerView, SideView } from '../types'
import { begun, follow, foughtBy } from '../war/outcome'
import { discountOf, paymentText } from '../war/payment'
import { stakesOf } from '../war/stakes'
import { harvestOf } from '../yields'
import data from './catalogue.json'

const catalogue = data as unknown as Catalogue
const words = (language: string): Words =>
  new Words(language, makeBundle(language, wordsText(language, 'kingdoms')), [
    { seat: 0, name: 'Anna' },
    { seat: 1, name: 'Karl' },
  ])
const event = (key: string, seat: number | null, facts: GameEvent['facts'] = {}): GameEvent => ({ at: 0, key, seat, facts })
const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  faction: 'faction:orcs',
  cards: [],
  home: null,
  resources: [0, 0, 0],
  tower: 0,
  magic: 0,
  powers: [],
  shapes: [],
  armies: 2,
  supply: 5,
  lying: 0,
  points: 0,
  crown: false,
  captured: 0,
  costs: { build: 1, research: 1, expand: 3 },
  ...more,
})
const view = (more: Partial<KingdomsView> = {}): KingdomsView => ({
  seats: 3,
  edition: catalogue.edition,
  stage: 'play',
  first: 0,
  active: 0,
  turn: 0,
  offered: [],
  shields: [],
  selected: null,
  acting: null,
  ending: false,
  tower: [[0, 1, 2]],
  territories: [],
  alliances: [],
  war: null,
  players: [player(), player(), player()],
  box: 0,
  ...more,
})

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

describe('the war table', () => {
  const side = (more: Partial<SideView> = {}): SideView => ({
    seat: 0,
    limit: 5,
    discount: 0,
    one_kind: 0,
    mana_only: 0,
    mana_value: 2,
    food_value: 0,
    feast: null,
    bound: false,
    wins_ties: false,
    retreat_cost: 2,
    retreat_to: ['region:elan.f1'],
    ways: [],
    ...more,
  })

  test.each(['en', 'ru'])('what is at stake is said in full (%s)', (language) => {
    const sides = [side(), side({ seat: 1 })]
    const at_stake = ['region:elan.c1', 'region:elan.p1']
    const war = { region: 'region:elan.c1', attacker: 0, defender: 1, dials: null, neutral_price: null, at_stake, sides }
    const players = [player({ resources: [0, 0, 1] }), player(), player()]
    const stakes = stakesOf(war, side(), view({ war, players }), words(language))
    expect(stakes.map(({ key }) => key)).toEqual(['win', 'lose', 'tie', 'flags', 'alliance'])
    for (const { text } of stakes) expect(text).not.toMatch(/kingdoms-web|\{/)
    const two = { ...war, at_stake: ['region:elan.c1'] }
    const trapped = stakesOf(two, side({ retreat_to: [] }), view({ seats: 2, war: two, players }), words(language))
    expect(trapped.map(({ key }) => key)).toEqual(['win', 'lose', 'tie', 'flags'])
    expect(trapped[1]?.text).not.toBe(stakes[1]?.text)
    expect(trapped[3]?.text).not.toBe(stakes[3]?.text)
  })

  test('a discount for one kind of resource counts only where one kind pays', () => {
    const humans = side({ discount: 1, one_kind: 2 })
    expect([[1, 0, 0], [0, 3, 0], [1, 1, 0], [0, 0, 0]].map((way) => discountOf(humans, way as [number, number, number]))).toEqual([3, 3, 1, 3])
    const elves = side({ mana_only: 1 })
    expect([[1, 0, 0], [0, 3, 0], [0, 0, 0]].map((way) => discountOf(elves, way as [number, number, number]))).toEqual([1, 0, 1])
  })

  test('a payment says what is paid and what is left', () => {
    const sides = [side({ ways: [[[0, 1, 0], [1, 0, 0]], [[0, 2, 0], [0, 1, 1], [1, 0, 0]]] })]
    const war = { region: 'region:elan.c1', attacker: 0, defender: 1, dials: null, neutral_price: null, at_stake: [], sides }
    const table = view({ war, players: [player({ resources: [2, 3, 1] })] })
    const asked = (prompt: string, facts: Decision['facts'], amount: number): string | null =>
      paymentText(`n:${amount}`, { seat: 0, seq: 1, prompt, rule: '', options: [], facts }, table, words('en'))
    expect(asked('dial', {}, 1)).toBe('1 ore; or 1 mana')
    expect(asked('pay-mana', { number: 2 }, 1)).toBe('1 mana; left: 1 mana, 3 ore, 1 food')
    expect(asked('pay-mana', { number: 2 }, 0)).toBe('2 ore; or 1 ore + 1 food')
    expect(asked('pay-food', { number: 2, mana: 0 }, 1)).toBe('1 ore + 1 food; left: 2 mana, 2 ore')
    expect(asked('mana-instead', { cost: 3, resource: { ref: 'resource:ore' } }, 2)).toBe('2 mana + 1 ore; left: 2 ore, 1 food')
    expect(asked('trade-amount', {}, 2)).toBeNull()
  })

  test('a tie is the defender\'s, unless only the attacker\'s power wins ties', () => {
    const tie = (mine: boolean, theirs: boolean, me: number): string | undefined => {
      const sides = [side({ wins_ties: mine }), side({ seat: 1, wins_ties: theirs })]
      const war = { region: 'region:elan.c1', attacker: 0, defender: 1, dials: null, neutral_price: null, at_stake: [], sides }
      return stakesOf(war, sides[me]!, view({ war }), words('en')).find(({ key }) => key === 'tie')?.text
    }
    const [mine, theirs] = ['mine', 'theirs'].map((key) => words('en').text(`kingdoms-web-war-tie-${key}`))
    expect([tie(false, false, 0), tie(false, false, 1)]).toEqual([theirs, mine])
    expect([tie(true, false, 0), tie(true, false, 1)]).toEqual([mine, theirs])
    expect([tie(true, true, 0), tie(true, true, 1)]).toEqual([theirs, mine])
  })

  test('tells who won and who paid what, until something new begins', () => {
    const region = { ref: 'region:elan.c1' }
    const war = follow(null, [event('moved', 0), event('war', 0, { region, defender: { ref: 'seat:1' } })])
    expect(war).toMatchObject({ attacker: 0, defender: 'seat:1', dials: null, winner: null })
    const shown = follow(war, [
      event('dials', 0, { region, foe: { ref: 'seat:1' }, mine: 5, theirs: 0 }),
      event('won', 0, { region, foe: { ref: 'seat:1' } }),
      event('paid', 0, { number: 5, mana: 1, ore: 2, food: 0 }),
    ])
    expect(shown).toMatchObject({ dials: [5, 0], winner: 0, paid: [{ seat: 0, number: 5, mana: 1, ore: 2, food: 0 }] })
    const left = follow(shown, [event('removed', 1, { region })])
    expect(left?.story.map(({ key }) => key)).toEqual(['dials', 'won', 'removed'])
    expect([0, 1, 2, null].map((seat) => left && foughtBy(left, seat))).toEqual([true, true, false, false])
    expect(follow(shown, [event('collected', 2)])).toBeNull()
  })
  test('is followed by who comes in the middle of it', () => {
    const found = begun({ region: 'region:elan.c1', attacker: 2, defender: 0, dials: null, neutral_price: null, at_stake: [], sides: [] })
    const shown = follow(found, [event('dials', 2, { mine: 0, theirs: 0 }), event('allied', 2)])
    expect([0, 1, 2].map((seat) => shown && foughtBy(shown, seat))).toEqual([true, false, true])
  })
  test('two flags are an alliance; a reserve raises the dial', () => {
    const war = follow(null, [event('war', 0, { region: { ref: 'region:elan.c1' }, defender: { ref: 'seat:1' } })])
    expect(follow(war, [event('dials', 0, { mine: 0, theirs: 0 }), event('allied', 0)])).toMatchObject({ allied: true, winner: null })
    expect(follow(war, [event('dials', 0, { mine: 3, theirs: 4 }), event('raised', 0, { number: 5 })])?.dials).toEqual([5, 4])
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
