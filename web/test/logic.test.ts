import { describe, expect, it } from 'vitest'
import { usualBot, usualOpponents } from '../src/home/quickstart'
import { logLines } from '../src/lib/log_lines'
import { chooseLanguage } from '../src/lib/language'
import type { GameInfo, PresetInfo, VariantSchema, VariantValues, Score } from '../src/lib/protocol'
import { chapters, nobodyWon, segments, toldItems } from '../src/lib/ranking'
import { eventRefs, factRefs, lastEvents } from '../src/lib/refs'
import { ago, clockFace } from '../src/lib/time'
import { chosen, defaults, firstSeats, isChoice, offered, possible, presetOf, valueOf, wish } from '../src/newtable/form'
import { keyOf } from '../src/table/keys'
import { nextIndex } from '../src/ui/roving'

describe('the language', () => {
  it('is the one of the settings, else the first that the browser and the house share', () => {
    expect(chooseLanguage('ru', ['en-US'])).toBe('ru')
    expect(chooseLanguage('auto', ['de-DE', 'ru-RU', 'en'])).toBe('ru')
    expect(chooseLanguage('auto', ['fr'])).toBe('en')
  })
})

describe('the keys', () => {
  it('take an option by its place in the list', () => {
    const options = ['card:a', 'n:3', 'done']
    expect(options.map((_, at) => keyOf(options, at))).toEqual(['1', '2', '3'])
    expect(keyOf(Array<string>(12).fill('card:a'), 9)).toBeUndefined()
  })
  it('take a number by itself: 3 bids three', () => {
    const bids = ['n:0', 'n:1', 'n:2', 'n:3', 'n:10']
    expect(bids.map((_, at) => keyOf(bids, at))).toEqual(['0', '1', '2', '3', undefined])
  })
})

describe('the logLines', () => {
  const event = (at: number, key: string, seat: number | null = 0) => ({ at, key, seat, facts: {} })
  const lines = (...log: ReturnType<typeof event>[]) => logLines(log, ({ key }) => key)
  it('tells in one line what happens several times in a row', () => {
    const [places, moves, again] = lines(event(1, 'place'), event(2, 'place'), event(3, 'move'), event(4, 'place'))
    expect(places).toMatchObject({ times: 2, from: 1, to: 2 })
    expect([moves?.times, again?.times]).toEqual([1, 1])
  })
  it('keeps apart what different seats do, and begins a turn with each', () => {
    const found = lines(event(0, 'set'), event(1, 'place', 0), event(2, 'place', 1), event(3, 'row', null), event(4, 'move', 1))
    expect(found.map((line) => line.turn)).toEqual([false, false, true, false, false])
    expect(lines(event(1, 'move', 0), event(4, 'bid', 1), event(4, 'bid', 2)).map((line) => line.turn)).toEqual([false, true, false])
    const forced = lines(event(1, 'move', 0), event(1, 'row', null), event(1, 'take', 1))
    expect(forced.map((line) => line.turn), 'a turn without a choice').toEqual([false, false, true])
  })
})

describe('refs', () => {
  it('are found in facts and events', () => {
    const facts = { region: { ref: 'region:a.1' }, cards: { refs: ['card:b', 'card:c'] }, coins: 2, who: null }
    expect(factRefs(facts)).toEqual(['region:a.1', 'card:b', 'card:c'])
    expect(eventRefs([{ at: 1, key: 'x', seat: 0, facts }])).toEqual(new Set(['region:a.1', 'card:b', 'card:c']))
  })
  it('the last move is all that the last answer told', () => {
    const event = (at: number, key: string) => ({ at, key, seat: null, facts: {} })
    expect(lastEvents([event(1, 'a'), event(2, 'b'), event(2, 'c')]).map((one) => one.key)).toEqual(['b', 'c'])
    expect(lastEvents([])).toEqual([])
    expect(lastEvents([event(0, 'laid-out')]), 'the set-up is nobody’s move').toEqual([])
  })
})

describe('times', () => {
  it('are told as people tell them', () => {
    expect(ago(1000, 'en', 1000 + 7200)).toBe('2 hours ago')
    expect(ago(1000, 'ru', 1000 + 300)).toBe('5 минут назад')
  })
  it('are shown as clocks show them', () => {
    expect(clockFace(65, 'en')).toBe('1:05')
    expect(clockFace(3725, 'en')).toBe('1:02:05')
    expect(clockFace(-3, 'en')).toBe('0:00')
    expect(clockFace(90_000, 'en')).toBe('1d 1h')
  })
})

const game: GameInfo = {
  name: 'toy',
  lessons: [],
  minutes: 20, seats: [2, 4],
  bots: ['level1', 'level3'],
  sagas: [],
  presets: [],
  variants: [
    { name: 'map', type: 'str', default: 'random', among: ['random', 'old'] },
    { name: 'tokens', type: 'bool', default: false },
    { name: 'swamp', type: 'bool', default: false, needs: 'tokens' },
  ],
}

describe('a new table', () => {
  it('starts as one that could begin at once', () => {
    expect(firstSeats(game)).toEqual(['me', 'level3', 'level3'])
    expect(usualOpponents([2, 2])).toBe(1)
    expect(usualBot(['random'])).toBe('random')
  })
  it('sends what was chosen, and nothing that is out of question', () => {
    const values = { ...defaults(game.variants), swamp: true, map: 'old' }
    expect(possible(game.variants[2]!, values)).toBe(false)
    expect(chosen(game.variants, values, 3)).toEqual({ map: 'old' })
    expect(chosen(game.variants, { ...values, tokens: true }, 3)).toEqual({ map: 'old', tokens: true, swamp: true })
  })
  it('asks no question with a single answer', () => {
    const single: VariantSchema[] = [
      { name: 'edition', type: 'str', default: 'house', among: ['house'] },
      { name: 'rounds', type: 'int', default: 3, low: 3, high: 3 },
    ]
    expect(single.map((variant) => isChoice(variant, 3))).toEqual([false, false])
    expect(game.variants.map((variant) => isChoice(variant, 3))).toEqual([true, true, true])
    expect(isChoice({ name: 'rounds', type: 'int', default: 3, low: 3, high: 4 }, 3)).toBe(true)
  })
  it('offers only what its number of seats can have', () => {
    const only_for = { 'seat-3': [3, 4], 'seat-4': [4] }
    const first: VariantSchema = { name: 'first', type: 'str', default: 'random', among: ['random', 'seat-3', 'seat-4'], only_for }
    expect(offered(first, 3)).toEqual(['random', 'seat-3'])
    expect(valueOf(first, { first: 'seat-4' }, 4)).toBe('seat-4')
    expect(valueOf(first, { first: 'seat-4' }, 3)).toBe('random')
    expect(chosen([first], { first: 'seat-4' }, 3)).toEqual({})
    expect(isChoice(first, 2)).toBe(false)
    const moves: VariantSchema = { name: 'moves', type: 'bool', default: true, only_for: { no: [3] } }
    expect([3, 4].map((seats) => isChoice(moves, seats))).toEqual([true, false])
    expect(chosen([moves], { moves: false }, 4)).toEqual({})
  })
  it('knows which preset it is', () => {
    const presets: PresetInfo[] = [
      { name: 'first', variants: { map: 'old' }, saga: null },
      { name: 'standard', variants: {}, saga: null },
      { name: 'everything', variants: { tokens: true, swamp: true }, saga: 'long' },
    ]
    const toy = { ...game, presets }
    const name = (values: VariantValues, saga = ''): string | undefined =>
      presetOf(toy, { ...defaults(game.variants), ...values }, saga, 3)?.name
    expect(name({})).toBe('standard')
    expect(name({ map: 'old' })).toBe('first')
    expect(name({ map: 'old', swamp: true })).toBe('first')
    expect(name({ tokens: true, swamp: true })).toBeUndefined()
    expect(name({ tokens: true, swamp: true }, 'long')).toBe('everything')
    expect(name({ map: 'old', tokens: true })).toBeUndefined()
  })
  it('is what the house expects', () => {
    expect(wish(game, ['me', 'open'], defaults(game.variants), 'days-3', true, null, '', '')).toEqual({
      game: 'toy', seats: ['me', 'open'], variants: {}, public: true, clock: { kind: 'days', days: 3 }, hints: null, saga: null,
    })
    const wished = wish(game, ['me', 'open'], defaults(game.variants), 'none', false, null, 'hard-times', 'purse 3')
    expect([wished.saga, wished.saga_text]).toEqual(['hard-times', 'purse 3'])
  })
})

describe('the final score', () => {
  const scores: Score[] = [
    { seat: 0, total: 3, items: [{ key: 'regions', points: 2, facts: {} }, { key: 'card', points: 2, facts: {} }, { key: 'swamp', points: -1, facts: {} }] },
    { seat: 1, total: 3, items: [{ key: 'regions', points: 3, facts: {} }, { key: 'elixirs', points: 0, facts: {} }] },
    { seat: 2, total: 1, items: [] },
  ]
  it('names nobody if the house leaves the first place empty', () => {
    expect(nobodyWon([[], [2], [0], [1]])).toBe(true)
    expect(nobodyWon([[2], [0], [1]])).toBe(false)
    expect(nobodyWon(null)).toBe(false)
  })
  it('leaves out items of no points, unless there is no total', () => {
    const told = new Set(['regions', 'elixirs'])
    expect(toldItems(scores[1]!, told).map((item) => item.key)).toEqual(['regions'])
    expect(toldItems({ ...scores[1]!, total: null }, told).map((item) => item.key)).toEqual(['regions', 'elixirs'])
  })
  it('is told chapter by chapter', () => {
    expect(chapters(scores)).toEqual(['regions', 'card', 'swamp', 'elixirs'])
  })
  it('grows as bars', () => {
    const half = segments(scores[0]!, new Set(['regions']), 4)
    expect(half.map((part) => [part.x, part.width])).toEqual([[0, 50], [50, 0]])
    const whole = segments(scores[0]!, new Set(['regions', 'card', 'swamp']), 4)
    expect(whole.map((part) => [part.x, part.width])).toEqual([[0, 50], [50, 50]])
  })
})

describe('a list with one tab stop', () => {
  it('is walked by arrows, round and round', () => {
    expect(nextIndex('ArrowDown', 2, 3)).toBe(0)
    expect(nextIndex('ArrowUp', 0, 3)).toBe(2)
    expect(nextIndex('End', 0, 3)).toBe(2)
    expect(nextIndex('x', 0, 3)).toBeNull()
  })
})
