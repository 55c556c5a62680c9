/** The war table: what is at stake, how it is paid, what is told of it. */
import { describe, expect, test } from 'vitest'
import type { Decision } from '../../../lib/protocol'
import { warText } from '../describe'
import type { KingdomsView, SideView } from '../types'
import { aftermath, foughtBy, lastWar } from '../war/outcome'
import { discountOf, paymentText } from '../war/payment'
import { stakesOf } from '../war/stakes'
import { event, player, view, words } from './position'

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
    expect(stakes.map(({ key }) => key)).toEqual(['alliance', 'win', 'lose', 'flags'])
    for (const { text } of stakes) expect(text).not.toMatch(/kingdoms-web|\{/)
    const two = { ...war, at_stake: ['region:elan.c1'] }
    const trapped = stakesOf(two, side({ retreat_to: [] }), view({ seats: 2, war: two, players }), words(language))
    expect(trapped.map(({ key }) => key)).toEqual(['win', 'lose', 'flags'])
    expect(trapped[1]?.text).not.toBe(stakes[2]?.text)
    expect(trapped[2]?.text).not.toBe(stakes[3]?.text)
    const looksOn = stakesOf(war, undefined, view({ war, players }), words(language))
    expect(looksOn.map(({ key }) => key)).toEqual(['alliance'])
    expect(looksOn[0]?.text).not.toBe(stakes[0]?.text)
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
      paymentText(`n:${amount}`, { seat: 0, seq: 1, prompt, rule: '', options: [], facts, previews: {} }, table, words('en'))
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
      return stakesOf(war, sides[me]!, view({ war }), words('en')).find(({ text }) => text.includes('or tie'))?.key
    }
    const [mine, theirs] = ['win', 'lose']
    expect([tie(false, false, 0), tie(false, false, 1)]).toEqual([theirs, mine])
    expect([tie(true, false, 0), tie(true, false, 1)]).toEqual([mine, theirs])
    expect([tie(true, true, 0), tie(true, true, 1)]).toEqual([theirs, mine])
  })

  const region = { ref: 'region:elan.c1' }
  const begins = event('war', 0, { region, defender: { ref: 'seat:1' } })
  const shown = [
    event('dials', 0, { region, foe: { ref: 'seat:1' }, mine: 5, theirs: 0 }),
    event('won', 0, { region, foe: { ref: 'seat:1' } }),
    event('paid', 0, { number: 5, mana: 1, ore: 2, food: 0 }),
  ]
  test('tells who won, who paid what and what became of the loser, until something new begins', () => {
    expect(lastWar([event('moved', 0)])).toBeNull()
    expect(lastWar([event('moved', 0), begins])).toMatchObject({ at: 1, next: null, war: { attacker: 0, defender: 'seat:1', dials: null } })
    const told = lastWar([begins, ...shown, event('removed', 1, { region })])!
    expect(told.war).toMatchObject({ dials: [5, 0], winner: 0, paid: [{ seat: 0, number: 5, mana: 1, ore: 2, food: 0 }] })
    expect(told.war.story.map(({ key }) => key)).toEqual(['dials', 'won', 'removed'])
    expect(aftermath(told.war).map(({ key }) => key)).toEqual(['removed'])
    expect([0, 1, 2, null].map((seat) => foughtBy(told.war, seat))).toEqual([true, true, false, false])
    const next = event('collected', 2)
    expect(lastWar([begins, ...shown, next, event('removed', 1)])).toMatchObject({ next, war: { story: shown.slice(0, 2) } })
  })
  test('two flags are an alliance; a reserve raises the dial', () => {
    expect(lastWar([begins, event('dials', 0, { mine: 0, theirs: 0 }), event('allied', 0)])?.war).toMatchObject({ allied: true, winner: null })
    expect(lastWar([begins, event('dials', 0, { mine: 3, theirs: 4 }), event('raised', 0, { number: 5 })])?.war.dials).toEqual([5, 4])
  })

  test.each(['en', 'ru'])('an army is told whom it would meet, and what an ally would lose (%s)', (language) => {
    const alliances: KingdomsView['alliances'] = [{ seats: [0, 1], regions: ['region:elan.f1'] }]
    const meets = (owner: number, prompt = 'quest-to'): string | null => {
      const decision = { seat: 0, seq: 1, prompt, rule: '', options: [], facts: {}, previews: {} }
      return warText({ ref: region.ref, armies: [{ owner, lying: false }], token: null }, view({ alliances }), words(language), decision)
    }
    expect(meets(0)).toBeNull()
    expect(meets(1, 'expand')).toBeNull()
    expect(meets(1)).toContain(words(language).name('region:elan.f1'))
    expect(meets(1)).toContain('Karl')
    expect(meets(2)).not.toMatch(/kingdoms-web|elan/)
  })

  test('who may lose all is told of the last army', () => {
    const at_stake = ['region:elan.c1', 'region:elan.f1']
    const sides = [side(), side({ seat: 1 })]
    const war = { region: region.ref, attacker: 0, defender: 1, dials: null, neutral_price: null, at_stake, sides }
    const regions = at_stake.map((ref) => ({ ref, armies: [0, 1].map((owner) => ({ owner, lying: false })), token: null }))
    const players = [player({ armies: 3 }), player({ armies: 2 }), player()]
    const state = view({ war, players, territories: [{ ref: 'territory:elan', seat: 0, regions }] })
    const keys = sides.map((each) => stakesOf(war, each, state, words('en')).map(({ key }) => key))
    expect(keys.map((each) => each.includes('last'))).toEqual([false, true])
  })
})
