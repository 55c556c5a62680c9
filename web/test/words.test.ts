import { describe, expect, it } from 'vitest'
import { CLOCKS } from '../src/newtable/form'
import { named, shortName } from '../src/lib/players'
import type { Player } from '../src/lib/protocol'
import { makeBundle, messageId, Words } from '../src/lib/words'
import { sources, wordsText } from './files'

const PLAYERS = [
  { seat: 0, name: 'Ann' },
  { seat: 1, name: '' },
]
const words = (language: string): Words => new Words(language, makeBundle(language, wordsText(language, 'legends')), PLAYERS)
const en = words('en')
const ru = words('ru')

describe('words', () => {
  it('make ids of refs', () => {
    expect(messageId('region:desert.3')).toBe('region-desert-3')
  })
  it('name components, numbers and seats', () => {
    expect(en.name('card:dire-dragon')).toBe('Dire Dragon')
    expect(ru.name('card:dire-dragon')).toBe('Лютый дракон')
    expect(en.name('n:5')).toBe('5')
    expect(en.name('seat:0')).toBe('Ann')
    expect(en.name('seat:1')).toBe('Seat 2')
    expect(en.name('done')).toBe('Nothing more')
  })
  it('speak of what is asked, with plurals', () => {
    expect(en.prompt({ prompt: 'move-from', facts: { points: 1 } })).toContain('1 step left')
    expect(en.prompt({ prompt: 'move-from', facts: { points: 3 } })).toContain('3 steps left')
  })
  it('speak of what is asked in general', () => {
    expect(en.promptKind('place-army')).toBe('Place armies: … left of …. Where does the next one go?')
  })
  it('tell events, and what only I see of them', () => {
    const facts = { region: { ref: 'region:desert.3' }, token: { ref: 'token:swamp' } }
    expect(en.event({ at: 1, key: 'peeked', seat: 0, facts: { region: facts.region } })).toBe(
      'Ann looks at the hidden token in Caravan Road.',
    )
    expect(en.event({ at: 1, key: 'peeked', seat: 0, facts, private: true })).toContain('You look')
  })
  it('tell lists of things', () => {
    const sides = { refs: ['side:desert', 'side:meadows'] }
    expect(en.event({ at: 0, key: 'map', seat: null, facts: { sides } })).toBe('The map is laid out: Desert, Meadows.')
  })
  it('give reasons, scores and rules', () => {
    expect(en.reason({ reason: 'too-dear', facts: { price: 3, coins: 1 } })).toBe('It costs 3; you have 1.')
    expect(en.score({ key: 'card', points: 2, facts: { card: { ref: 'card:lake' } } })).toBe('Lake')
    expect(en.ruleTitle('turn.2')).toBe('Taking a card')
    expect(en.rule('turn.2').split('\n')).toHaveLength(3)
  })
  it('never fail: a gap shows its id', () => {
    expect(en.text('no-such-thing')).toBe('no-such-thing')
    expect(en.attribute('no-such-thing', 'help')).toBe('')
    expect(en.name('card:unheard-of')).toBe('card-unheard-of')
  })
})

describe('the names of a table', () => {
  const player = (seat: number, kind: Player['kind'], name: string): Player => ({
    seat, livery: seat, kind, name, bot: kind === 'bot' ? 'greedy' : null, stand_in: false, out_for_good: false, online: true,
  })
  it('give a bot a name of its own and tell namesakes apart', () => {
    const players = [player(0, 'person', 'Ann'), player(1, 'bot', ''), player(2, 'person', 'Ann'), player(3, 'open', '')]
    expect(named(players, en).map((one) => one.name)).toEqual(['Ann (A)', 'Brenna', 'Ann (C)', ''])
  })
  it('know what people call a game', () => {
    expect(shortName('legends', en)).toBe('Legends')
  })
})

describe('the words of the client', () => {
  const ids = (language: string): string[] =>
    [...wordsText(language).matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1] as string)
  const used = new Set(sources().flatMap((text) => [...text.matchAll(/['"`](web-[a-z0-9-]+)['"`]/g)].map((m) => m[1] as string)))
  const made = [...CLOCKS.map((row) => `web-clock-${row.id}`), 'web-theme-contrast', 'web-motion-none', 'web-speed-slow', 'strength-level3']

  it('are the same in both languages', () => {
    expect(ids('ru').toSorted()).toEqual(ids('en').toSorted())
    expect(new Set(ids('en')).size).toBe(ids('en').length)
  })
  it('are all there', () => {
    expect([...used, ...made].filter((id) => !en.has(id) || !ru.has(id))).toEqual([])
  })
  it('are all used', () => {
    const stems = ['web-seed-mine-', 'web-bot-', 'web-clock-', 'web-theme-', 'web-motion-', 'web-speed-', 'web-play-on-', 'web-undo-why-']
    expect(ids('en').filter((id) => !used.has(id) && !stems.some((stem) => id.startsWith(stem)))).toEqual([])
  })
})
