/** What was secret or rolled is found in the events, held, and shown once. */
import { describe, expect, test, vi } from 'vitest'
import { showdowns as auction } from '../src/boards/legends/showdown'
import { showdowns as wars } from '../src/boards/kingdoms/showdown'
import { showdowns as census } from '../src/boards/xidit/showdown'
import { showdowns as endDie } from '../src/boards/oath/showdown'
import type { Showdown } from '../src/boards/types'
import type { Facts, GameEvent } from '../src/lib/protocol'
import type { Words } from '../src/lib/words'
import { keyHandler } from '../src/table/keys'
import { Showdowns } from '../src/table/showdowns.svelte'
import { PageModel } from '../src/table/table_page.svelte'

const words = {
  text: (id: string) => id,
  event: ({ key }: GameEvent) => key,
  player: (seat: number) => `seat ${seat}`,
} as unknown as Words
const event = (key: string, seat: number | null, facts: Facts = {}): GameEvent => ({ at: 1, key, seat, facts })
const find = (finder: typeof auction, news: GameEvent[], before: GameEvent[] = []): Showdown[] => finder(news, [...before, ...news], words)

describe('an auction', () => {
  const bids = [event('bid', 0, { coins: 3 }), event('bid', 1, { coins: 3 }), event('bid', 2, { coins: 1 })]
  test('shows every bid, who wins and what broke the tie', () => {
    const [found] = find(auction, [...bids, event('die-breaks-tie', 1), event('auction-won', 1, { coins: 3 })])
    expect(found?.hands.map(({ value, won }) => [value, won])).toEqual([[3, false], [3, true], [1, false]])
    expect([found?.verdict, found?.tie]).toEqual(['auction-won', 'die-breaks-tie'])
  })
  test('without a tie explains none, and nothing else is a showdown', () => {
    expect(find(auction, [...bids.slice(1), event('auction-won', 1, { coins: 3 })])[0]?.tie).toBeUndefined()
    expect(find(auction, [event('first-player', 1)])).toEqual([])
  })
})

describe('the goal that brings the end of Kingdoms', () => {
  const end = event('end-triggered', 2, { by: 'tower' })
  test('is held with who reached it and what follows', () => {
    const [found] = find(wars, [event('built', 2), end])
    expect(found?.hands).toMatchObject([{ seat: 2, of: 'tower', note: 'kingdoms-web-end-by' }])
    expect([found?.title, found?.verdict, found?.tie]).toEqual(['kingdoms-web-end-title', 'kingdoms-web-end-then', 'kingdoms-web-end-points'])
  })
  test('comes after the war that decided it, and only once', () => {
    const war = event('war', 0, { region: { ref: 'region:a' }, defender: { ref: 'seat:2' } })
    const found = find(wars, [war, event('dials', 0, { mine: 4, theirs: 1 }), event('won', 0), end])
    expect(found.map(({ title }) => title)).toEqual(['kingdoms-web-war-title', 'kingdoms-web-end-title'])
    expect(find(wars, [event('selected', 0)], [end])).toEqual([])
  })
})

describe('a war', () => {
  const war = event('war', 0, { region: { ref: 'region:a' }, defender: { ref: 'seat:2' } })
  const dials = event('dials', 0, { mine: 4, theirs: 4 })
  test('compares the dials and says why the defender wins', () => {
    const found = find(wars, [dials, event('won', 2, { tie: 'defender' })], [war])
    expect(found).toHaveLength(1)
    expect(found[0]?.hands.map(({ seat, value, won }) => [seat, value, won])).toEqual([[0, 4, false], [2, 4, true]])
    expect(found[0]?.tie).toBe('kingdoms-web-war-tie-defender')
  })
  test('that waits for an answer is shown again when it is decided', () => {
    expect(find(wars, [dials], [war])[0]?.verdict).toBe('kingdoms-web-war-shown')
    const [decided] = find(wars, [event('raised', 0, { number: 6 }), event('won', 0, { tie: 'no' })], [war, dials])
    expect(decided?.hands.map(({ value, won }) => [value, won])).toEqual([[6, true], [4, false]])
    expect(decided?.tie).toBeUndefined()
  })
  test('of two flags is an alliance that both win', () => {
    const [found] = find(wars, [event('dials', 0, { mine: 0, theirs: 0 }), event('allied', 0)], [war])
    expect(found?.hands.every(({ won }) => won)).toBe(true)
    expect(found?.verdict).toBe('kingdoms-web-war-allied')
  })
  test('against a neutral army has no dials to show', () => {
    expect(find(wars, [event('captured', 0)], [war])).toEqual([])
  })
})

describe('a census', () => {
  const unit = { ref: 'unit:mage' }
  const showed = (hands: number[], most: number[]): GameEvent => event('showed', null, { unit, hands: { refs: hands.map(String) }, most: { refs: most.map((seat) => `seat:${seat}`) } })
  test('crowns everybody who shows most, and says that each is rewarded', () => {
    const [found] = find(census, [showed([2, 0, 2], [0, 2])])
    expect(found?.hands.map(({ won }) => won)).toEqual([true, false, true])
    expect(found?.tie).toBe('xidit-web-census-tie')
    expect(find(census, [showed([1, 0], [0])])[0]?.tie).toBeUndefined()
  })
  test('is no showdown of empty hands', () => {
    expect(find(census, [event('nobody-showed', null, { unit })])).toEqual([])
  })
})

test('the end die is shown with what came of it', () => {
  const [found] = find(endDie, [event('end-die', 0, { face: 3, needs: 6 }), event('round', null, { round: 6 })])
  expect([found?.hands[0]?.value, found?.verdict]).toEqual([3, 'round'])
})

describe('what waits to be seen', () => {
  const one: Showdown = { title: 'one', hands: [], verdict: '' }
  const two: Showdown = { title: 'two', hands: [], verdict: '' }
  test('is seen one after the other; saying it twice skips nothing', () => {
    const waiting = new Showdowns()
    waiting.add([one, two], 7)
    expect([waiting.now?.title, waiting.telling?.lines]).toEqual(['one', 7])
    waiting.next(one)
    waiting.next(one)
    expect(waiting.now?.title).toBe('two')
    waiting.next(two)
    expect([waiting.now, waiting.telling]).toEqual([null, null])
  })
  test('holds the question back, until Escape skips all', () => {
    vi.stubGlobal('HTMLElement', class {})
    const page = new PageModel('t')
    const press = keyHandler(page)
    const key = (name: string): KeyboardEvent => ({ key: name, target: null, preventDefault: () => undefined }) as unknown as KeyboardEvent
    page.showdowns.add([one, two, one], 0)
    expect(page.telling?.lines).toBe(0)
    press(key('Escape'))
    expect(page.telling).toBeNull()
  })
})
