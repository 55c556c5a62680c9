/** The board draws real moments of games, in both languages, with no word missing and everything offered as a button. */
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { wordsText } from '../../../../test/files'
import type { Decision } from '../../../lib/protocol'
import { makeBundle, Words } from '../../../lib/words'
import { explanation } from '../../explanations/oath'
import Board from '../Board.svelte'
import { claimText, factLines, isBack, ruleLines } from '../describe'
import { SIGNS } from '../signs'
import { cardAsked, drawnRefs, ownerOf, veiledRefs } from '../table'
import type { Catalogue, OathView } from '../types'
import data from './catalogue.json'
import recorded from './moments.json'

type Moment = { seat: number; view: OathView; decision: Decision | null }
const catalogue = data as unknown as Catalogue
const moments = recorded as unknown as Record<string, Moment>
const PLAYERS = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay'].map((name, seat) => ({ seat, name }))
const tongues = ['en', 'ru'].map((language) => new Words(language, makeBundle(language, wordsText(language, 'oath')), PLAYERS))
const named = Object.entries(moments)
const nothing = (): void => undefined

const drawn = ({ seat, view, decision }: Moment, words: Words, me: number[] = [seat]): string =>
  render(Board, {
    props: {
      view, catalogue, words, me, players: [], offered: new Set<string>(me.length ? decision?.options : []), whyNot: new Map(), marked: new Set<string>(), events: [],
      log: [], past: [], decision: me.length && decision ? decision : undefined, motion: false, pick: nothing, pickAll: nothing, foresee: nothing,
      forecast: null, layOut: nothing, takeBack: nothing, spread: nothing, hold: nothing,
    },
  }).body

/** An id instead of a text is a word that is missing. */
function mustBeWords(text: string): void {
  expect(text.match(/(?:oath-web|picture|claim|goal|preview|rule|back|role|phase|suit|card|relic|site|vision)-[a-z]+[\w-]*(?=[^"]*<)/g) ?? []).toEqual([])
  expect(text).not.toContain('undefined')
  expect(text).not.toContain('NaN')
  expect(text).not.toContain('{ $')
}
const texts = (body: string): string => body.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, '<')

describe.each(tongues)('in $language', (words) => {
  test.each(named)('%s is drawn in words', (_, moment) => {
    const body = drawn(moment, words)
    mustBeWords(texts(body))
    expect(body.match(/data-ref="place:|data-ref="site:/g)?.length ?? 0).toBe(8)
    for (const seat of moment.view.players.keys()) expect(body).toContain(`data-ref="seat:${seat}"`)
    mustBeWords(texts(drawn(moment, words, [])))
  })
  test.each(named.filter(([, { decision }]) => decision))('%s: all that is offered is a button on the board or in the list', (_, moment) => {
    const body = drawn(moment, words)
    const actions = new Set(catalogue.actions)
    for (const ref of moment.decision!.options) {
      const button = new RegExp(`<button[^>]*aria-disabled="false"[^>]*data-ref="${ref.replace('.', '\\.')}"`)
      if (!actions.has(ref)) expect(body, ref).toMatch(button)
    }
  })
  test.each(named.filter(([, { decision }]) => decision))('%s: the explanations of its options are words', (_, { view, decision }) => {
    for (const ref of decision!.options) mustBeWords(`${explanation(ref, view, catalogue, words, decision!)?.text ?? ''}<`)
  })
  test('every card has facts and a text', () => {
    for (const ref of Object.keys(catalogue.cards)) {
      mustBeWords(`${factLines(ref, catalogue, words).join('\n')}<`)
      expect(ruleLines(ref, words).length, ref).toBeGreaterThan(0)
    }
  })
  test('every action says what it is', () => {
    const view = moments['play']!.view
    const known = catalogue.regions.flatMap(({ places }) => places).filter(({ slot }) => view.sites[slot]?.up)
    for (const { ref, slot } of known) {
      const told = explanation(ref, view, catalogue, words)
      expect(told?.title, 'a site goes by its name').toContain(words.name(view.sites[slot]!.site))
      expect(told?.text).not.toContain(`${words.name(view.sites[slot]!.site)};`)
    }
    for (const ref of catalogue.actions) mustBeWords(`${explanation(ref, view, catalogue, words)?.text ?? 'oath-web-about<'}<`)
  })
  test('every way to win is told', () => {
    const told = named.flatMap(([, { view }]) => view.claims.flat().map((claim) => claimText(claim, words)))
    mustBeWords(`${told.join('\n')}<`)
    expect(new Set(told).size).toBeGreaterThan(8)
  })
})

describe('what stands where', () => {
  test('a facedown adviser has the ref of its place among those', () => {
    const view = { players: [{ advisers: [{ up: false }, { up: true }, { up: false }] }] } as unknown as OathView
    expect(veiledRefs(view, 0)).toEqual(['veiled:0.0', null, 'veiled:0.1'])
  })
  test('warbands belong to a seat or to the Empire', () => {
    const { view } = moments['play']!
    view.players.forEach(({ colour, role }, seat) => role === 'exile' && expect(ownerOf(colour ?? '', view)).toBe(seat))
    expect(ownerOf('purple', view)).toBeNull()
  })
  test('things lie in my court, in the others or in the land', () => {
    const { view } = moments['play']!
    const where = drawnRefs(view, catalogue, 0)
    expect(where.get('seat:0')).toBe('mine')
    expect(where.get('seat:1')).toBe('courts')
    expect(where.get('place:cradle.1')).toBe('land')
    expect(where.get('suit:order')).toBe('bank')
  })
  test('a question about a card shows it, one about a site does not', () => {
    const asked = (facts: Decision['facts']): Decision => ({ seat: 0, seq: 0, prompt: 'play', rule: '5.1', facts, options: [], previews: {} })
    expect(cardAsked(asked({ card: { ref: 'card:longbows' } }), catalogue)).toBe('card:longbows')
    expect(cardAsked(asked({ site: { ref: 'site:mine' }, left: 2 }), catalogue)).toBeNull()
    expect(cardAsked(undefined, catalogue)).toBeNull()
  })
  test('backs are told from refs', () => {
    expect(isBack('relic')).toBe(true)
    expect(isBack('relic:map')).toBe(false)
  })
})

describe('signs and words', () => {
  test('every suit and kind has a sign of its own', () => {
    const cards = Object.values(catalogue.cards)
    const names = new Set(cards.map(({ suit, kind }) => suit ?? (kind === 'denizen' ? 'back' : kind)))
    for (const name of names) expect(SIGNS[name], name).toBeDefined()
    expect(new Set(Object.values(SIGNS)).size).toBe(Object.keys(SIGNS).length)
  })
  test('both languages have the same words for the board', () => {
    const ids = (language: string): string[] =>
      [...wordsText(language, 'oath').matchAll(/^(oath-web-[a-z-]+) =/gm)].map(([, id]) => id as string).sort()
    expect(ids('en').length).toBeGreaterThan(80)
    expect(ids('ru')).toEqual(ids('en'))
  })
})
