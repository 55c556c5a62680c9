/** The pages of the chronicle: what lies open, what is written, who is asked; and what the ending tells of them. */
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { wordsText } from '../../../../test/files'
import type { Decision, GameEvent } from '../../../lib/protocol'
import { makeBundle, Words } from '../../../lib/words'
import Board from '../Board.svelte'
import { leaves, PAGES, stateOf, storyOf } from '../chronicle/pages'
import Ending from '../Ending.svelte'
import { badgeOf } from '../parts/badge'
import type { Catalogue, ChroniclePages, OathView } from '../types'
import data from './catalogue.json'
import recorded from './moments.json'

type Moment = { seat: number; view: OathView; decision: Decision | null }
const catalogue = data as unknown as Catalogue
const moments = recorded as unknown as Record<string, Moment>
const PLAYERS = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay'].map((name, seat) => ({ seat, name }))
const tongues = ['en', 'ru'].map((language) => new Words(language, makeBundle(language, wordsText(language, 'oath')), PLAYERS))
const nothing = (): void => undefined
const event = (key: string, facts: GameEvent['facts'] = {}): GameEvent => ({ at: 1, key, seat: 0, facts })

/** The open book alone. */
function book({ seat, view, decision }: Moment, words: Words, me: number[], past: GameEvent[] = []): string {
  const { body } = render(Board, {
    props: {
      view, catalogue, words, me, players: [], offered: new Set<string>(me.includes(seat) ? decision?.options : []), whyNot: new Map(), marked: new Set<string>(),
      events: [], log: [], past, decision: me.includes(seat) && decision ? decision : undefined, motion: false, pick: nothing, pickAll: nothing, foresee: nothing,
      forecast: null, layOut: nothing, takeBack: nothing, spread: nothing, hold: nothing,
    },
  })
  const start = body.indexOf('aria-labelledby="oath-book"')
  expect(start).toBeGreaterThan(0)
  return body.slice(start, body.indexOf('class="banks', start)).replace(/<!--.*?-->/g, '')
}
const buttons = (body: string): string[] => body.match(/<button[^>]*aria-disabled="false"[^>]*>.*?<\/button>/gs) ?? []
const open = (body: string): string => /class="page open.*?<\/section>/s.exec(body)?.[0] ?? ''

describe.each(tongues)('in $language', (words) => {
  test.each(['new-oath', 'citizens', 'edifice', 'suit'])('%s: all that I may answer stands on the open page', (name) => {
    const moment = moments[name]!
    const page = open(book(moment, words, [moment.seat]))
    expect(buttons(page).length).toBe(moment.decision!.options.length)
    expect(page).not.toMatch(/oath-web-|undefined|\{ \$/)
  })
  test('four oaths with their goals are drawn, those that cannot be sworn too', () => {
    const moment = moments['new-oath']!
    const page = open(book(moment, words, [moment.seat]))
    expect(page.match(/class="seal/g)?.length).toBe(4)
    for (const ref of Object.keys(catalogue.oaths)) expect(page).toContain(words.text(`oath-web-goal-${ref.slice(5)}`))
  })
  test('spectators read who is asked, and can choose nothing', () => {
    for (const name of ['new-oath', 'citizens', 'edifice', 'suit']) {
      const moment = moments[name]!
      const { asked, winner } = moment.view.chronicle!
      const body = book(moment, words, [])
      expect(buttons(body)).toEqual([])
      expect(body).toContain(words.text(`oath-web-book-${asked === winner ? 'writes' : 'answers'}`, { name: words.player(asked!) }))
    }
  })
  test('what is written stays readable, in sentences and drawings', () => {
    const moment = moments['suit']!
    const told = event('new-oath', { oath: { ref: moment.view.chronicle!.oath! } })
    const body = book(moment, words, [], [event('built', { card: { ref: 'card:longbows' }, old: { ref: 'card:keep' }, site: { ref: 'site:mine' } }), event('chronicle'), told])
    expect(body).toContain(words.event(told))
    expect(body).toContain(words.name(moment.view.chronicle!.oath!))
    expect(body).not.toContain(words.name('card:keep'))
  })
  test('the ending tells what the next game inherits', () => {
    const { view } = moments['written']!
    const props = { view, catalogue, words, players: [], me: [0], scores: [], motion: false, told: nothing }
    const body = render(Ending, { props }).body
    expect(body).toContain(words.text('oath-web-end-legacy'))
    expect(body).toContain(words.name(view.chronicle!.oath!))
    expect(body).toContain(words.name(view.chronicle!.suit!))
    const single = render(Ending, { props: { ...props, view: moments['over']!.view } }).body
    expect(single).not.toContain(words.text('oath-web-end-legacy'))
  })
})

describe('pages', () => {
  const at = (step: ChroniclePages['step']): ChroniclePages => ({ ...moments['new-oath']!.view.chronicle!, step })
  test('are written before the open one and blank after it', () => {
    expect(PAGES.map((page) => stateOf(page, at('edifice')))).toEqual(['written', 'written', 'open', 'blank'])
    expect(PAGES.map((page) => stateOf(page, at(null)))).toEqual(['written', 'written', 'written', 'written'])
  })
  test('lie left and right of the fold, the open one on top of the right leaf', () => {
    expect(leaves(at('oath'))).toEqual([[], [...PAGES]])
    expect(leaves(at('suit'))).toEqual([['oath', 'citizens', 'edifice'], ['suit']])
    expect(leaves(at(null)).flat()).toEqual([...PAGES])
  })
  test('tell only what was decided after the game', () => {
    const past = ['repaired', 'chronicle', 'new-oath', 'repaired'].map((key) => event(key))
    expect(storyOf('edifice', past)).toEqual([past[3]])
    expect(storyOf('edifice', past.slice(0, 1))).toEqual([])
  })
})

describe('badges', () => {
  test('say in a number what a choice leads to', () => {
    expect(badgeOf({ key: 'odds-change', facts: { before: 71, after: 12 } })).toEqual({ sign: null, text: '12 %' })
    expect(badgeOf({ key: 'trade-favor', facts: { favor: 2, bank: 5 } })).toEqual({ sign: 'favor', text: '+2' })
    expect(badgeOf({ key: 'edifice', facts: {} })).toBeNull()
  })
})
