/** What the war table shows besides the view: campaigns from the log, the held roll, deals, how a game ends. */
import { render } from 'svelte/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wordsText } from '../../../../test/files'
import type { Facts, GameEvent } from '../../../lib/protocol'
import { makeBundle, Words } from '../../../lib/words'
import Ending from '../Ending.svelte'
import { missedBy, visionOf, whyWon } from '../ending/outcome'
import type { Catalogue, Claim, DealView, OathView } from '../types'
import { atRoll, foughtBy, lastBattle } from '../war/battle'
import { offeredTo } from '../war/deal'
import { faceText, facesOf } from '../war/dice'
import { Duel, HELD } from '../war/duel.svelte'
import data from './catalogue.json'
import recorded from './moments.json'

const catalogue = data as unknown as Catalogue
const moments = recorded as unknown as Record<string, { seat: number; view: OathView }>
const viewOf = (name: string): OathView => moments[name]!.view
const PLAYERS = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay'].map((name, seat) => ({ seat, name }))
const tongues = ['en', 'ru'].map((language) => new Words(language, makeBundle(language, wordsText(language, 'oath')), PLAYERS))

const told = (key: string, seat: number | null = null, facts: Facts = {}): GameEvent =>
  ({ key, seat, facts, at: 1, private: false }) as unknown as GameEvent
const calm = { ...viewOf('play'), campaign: null }
const site = calm.sites.find(({ up }) => up)!.site

const CALL = [
  told('campaign', 1, { site: { ref: site }, defender: { ref: 'seat:0' } }),
  told('target', 1, { target: { ref: site } }),
  told('target', 1, { target: { ref: 'pawn' } }),
  told('pools', 1, { dice: 3, shields: 2 }),
  told('ally', 2),
  told('plan-used', 1, { card: { ref: 'card:longbows' } }),
  told('plan-used', 2, { card: { ref: 'card:keep' } }),
]
const ROLL = [
  told('rolled', 0, { kind: 'defense', faces: { refs: [0, 3] as unknown as string[] } }),
  told('defense', 0, { value: 4, force: 3 }),
  told('rolled', 1, { kind: 'attack', faces: { refs: [1, 5] as unknown as string[] } }),
  told('attack', 1, { value: 3, skulls: 1 }),
]
const END = [
  told('lost-warbands', 1, { amount: 1 }),
  told('sacrificed', 1, { amount: 2 }),
  told('campaign-won', 1),
  told('lost-warbands', 0, { amount: 1 }),
  told('occupied', 1, { site: { ref: site }, amount: 1 }),
  told('campaign-over', 1),
]

describe('a campaign as the log tells it', () => {
  test('with both sides, their dice and plans, and what came of it', () => {
    const battle = lastBattle([...CALL, ...ROLL, ...END, told('rested', 1)], calm)!
    expect(battle.over).toBe(true)
    expect(battle.war).toMatchObject({
      attacker: 1, defender: 0, allies: [2], dice: 3, shields: 2, roll: [1, 5], defense_roll: [0, 3], attack: 3, defense: 4, sacrificed: 2, won: 'attacker',
    })
    expect(battle.war.targets).toMatchObject({ sites: [calm.sites.findIndex((each) => each.site === site)], pawn: true })
    expect(battle.war.plans.map(({ card, user, side }) => [card, user, side])).toEqual([
      ['card:longbows', 1, 'attacker'],
      ['card:keep', 2, 'defender'],
    ])
    expect(battle.story.map(({ key }) => key)).toEqual(['lost-warbands', 'lost-warbands', 'occupied'])
  })
  test('bandits defend too', () => {
    const battle = lastBattle([told('campaign', 1, { site: { ref: site }, defender: { ref: 'bandits' } }), told('repelled-by-bandits')], calm)!
    expect([battle.war.defender, battle.war.won, battle.over]).toEqual(['bandits', 'defender', false])
  })
  test('what the view knows goes first', () => {
    const view = viewOf('rolled')
    expect(lastBattle(CALL, view)!.war).toBe(view.campaign)
    expect(lastBattle([], view)!.war).toBe(view.campaign)
    expect(lastBattle([], calm)).toBeNull()
  })
  test('when the dice fall, nothing is known of the end', () => {
    const battle = atRoll([...CALL, ...ROLL], calm)!
    expect(battle.war).toMatchObject({ roll: [1, 5], attack: 3, defense: 4, won: null, part: 'roll' })
    expect(battle.story).toEqual([])
  })
  test('allies have fought too', () => {
    const { war } = lastBattle(CALL, calm)!
    expect([0, 1, 2, 3, null].map((seat) => foughtBy(war, seat))).toEqual([true, true, true, false, false])
  })
})

describe('the roll is held', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const start = (motion = true) => {
    const duel = new Duel()
    const follow = (log: GameEvent[], asked?: number): void => duel.follow({ view: { ...calm }, log, asked, motion })
    follow(CALL)
    return { duel, follow }
  }
  test('with the lines of the log that came before it, for a moment', () => {
    const { duel, follow } = start()
    follow([...CALL, ...ROLL, ...END])
    expect(duel.telling?.lines).toBe(CALL.length)
    expect(duel.battle(calm, [])!.war.won).toBeNull()
    vi.advanceTimersByTime(HELD)
    expect(duel.telling).toBeNull()
    expect(duel.battle(calm, [])!.war.won).toBe('attacker')
  })
  test('until a click; not at all without motion', () => {
    const { duel, follow } = start()
    follow([...CALL, ...ROLL])
    duel.skip()
    expect(duel.telling).toBeNull()
    const still = start(false)
    still.follow([...CALL, ...ROLL])
    expect(still.duel.telling).toBeNull()
  })
  test('not again for somebody who has looked at an earlier moment', () => {
    const { duel, follow } = start()
    const log = [...CALL, ...ROLL, ...END]
    follow(log)
    duel.skip()
    follow([])
    follow(log)
    expect(duel.telling).toBeNull()
    follow([...log, ...CALL, ...ROLL])
    expect(duel.telling?.lines, 'the next roll is news').toBe(log.length)
  })
  test('a campaign that is over stays until I have answered, or put it away', () => {
    const { duel, follow } = start(false)
    const log = [...CALL, ...ROLL, ...END]
    follow(log)
    follow(log, 7)
    expect(duel.battle(calm, log)?.over).toBe(true)
    follow([...log, told('rested', 1)], 8)
    expect(duel.battle(calm, log)).toBeNull()
    const other = start(false)
    other.follow(log)
    other.duel.putAway()
    expect(other.duel.battle(calm, log)).toBeNull()
  })
  test('a jump to another moment shows nothing old', () => {
    const { duel, follow } = start()
    follow([...CALL, ...ROLL, ...END])
    follow([])
    expect([duel.telling, duel.battle(calm, [])]).toEqual([null, null])
  })
})

describe('a deal', () => {
  const deal = { ...viewOf('deal').deal!, proposer: 0, other: 1, turned: false } as DealView
  test('puts what is offered beside the pan of its owner', () => {
    const view = { ...calm, people: { ...calm.people, holder: 1 } }
    const offered = new Set(['give-favor', 'ask-secrets', 'banner:peoples-favor', 'done'])
    expect(offeredTo(0, deal, view, catalogue, offered).map(({ ref }) => ref)).toEqual(['give-favor'])
    expect(offeredTo(1, deal, view, catalogue, offered).map(({ ref }) => ref)).toEqual(['ask-secrets', 'banner:peoples-favor'])
  })
})

/** An id instead of a text is a word that is missing. */
function mustBeWords(text: string): void {
  expect(text).not.toMatch(/(?:oath-web|goal|face|role|vision|oath)-[a-z]+|undefined|\{ \$/)
  expect(text.trim()).not.toBe('')
}

describe.each(tongues)('in $language', (words) => {
  test('every face of a die is told', () => {
    const war = { ...viewOf('rolled').campaign!, roll: catalogue.dice.attack.map((_, at) => at), defense_roll: catalogue.dice.defense.map((_, at) => at) }
    const faces = [...facesOf('attacker', war, catalogue)!, ...facesOf('defender', war, catalogue)!]
    for (const face of faces) mustBeWords(faceText(face, words))
    expect(facesOf('attacker', { ...war, roll: null }, catalogue)).toBeNull()
  })
  test('every way to win is a sentence about the winner, and a different one', () => {
    const view = viewOf('over')
    const chancellor = view.players.findIndex(({ role }) => role === 'chancellor')
    const exile = view.players.findIndex(({ role }) => role === 'exile')
    const ended = (way: string, winner: number, more: Partial<OathView> = {}): string =>
      whyWon({ ...view, winner, won_by: [way], ...more }, catalogue, words).join(' ')
    const citizens = view.players.map((player, seat) => (seat === exile ? { ...player, role: 'citizen' as const } : player))
    const sentences = [
      ended('usurper', exile, { won_at: 'wake' }),
      ended('usurper', exile, { won_at: 'last-round' }),
      ended('vision-of-faith', exile),
      ended('steadfast', chancellor, { title: chancellor }),
      ended('steadfast', exile, { title: chancellor, players: citizens }),
      ended('empire', chancellor, { title: chancellor, imperial: true }),
      ended('empire', chancellor, { title: exile, imperial: false }),
    ]
    for (const sentence of sentences) mustBeWords(sentence)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences[0]).toContain(words.player(exile))
    expect(visionOf('usurper', catalogue)).toBeNull()
  })
  test('what everybody lacked is told', () => {
    const views = Object.values(moments).map(({ view }) => view)
    for (const view of views) view.claims.forEach((claims, seat) => claims.forEach((claim: Claim) => mustBeWords(missedBy(claim, seat, view, words).text)))
  })
  test('the ceremony names the winner and prints no points', () => {
    const { view, seat } = moments['over']!
    const props = { view, catalogue, words, me: [seat], players: [], scores: [], motion: false, told: () => undefined }
    const body = render(Ending, { props: props as never }).body.replace(/<!--.*?-->/g, '')
    expect(body).toContain(words.text('oath-web-end-victory', { name: words.player(view.winner!) }))
    for (const sentence of whyWon(view, catalogue, words)) expect(body).toContain(sentence)
    expect(body).not.toMatch(/>\s*\d+\s*</)
    expect(body.match(/class="plot[ "]/g)?.length).toBe(8)
  })
})

test('a flag flies over every site that has been seen', () => {
  for (const { view } of Object.values(moments)) {
    for (const each of view.sites) {
      const { flag } = each
      expect(flag === null, each.site).toBe(!each.up)
      if (typeof flag === 'number') expect(each.rulers).toContain(flag)
    }
  }
})
