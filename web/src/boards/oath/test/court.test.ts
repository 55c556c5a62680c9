/** Courts, claims, cards to read and the almanac: what is nearest, what is known where, every card in words. */
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { wordsText } from '../../../../test/files'
import { makeBundle, Words } from '../../../lib/words'
import Almanac from '../almanac/Almanac.svelte'
import { entries, partOf, SHELVES, shelfOf } from '../almanac/shelves'
import { whereabouts } from '../almanac/where'
import Claims from '../Claims.svelte'
import Actions from '../court/Actions.svelte'
import { claimBrief, powerText } from '../describe'
import ReadCard from '../parts/ReadCard.svelte'
import { SIGNS } from '../signs'
import { sideOf, type Table } from '../table'
import type { Catalogue, Claim, OathView } from '../types'
import data from './catalogue.json'
import recorded from './moments.json'

const catalogue = data as unknown as Catalogue
const moments = recorded as unknown as Record<string, { seat: number; view: OathView }>
const views = Object.values(moments).map(({ view }) => view)
const players = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay'].map((name, seat) => ({ seat, name }))
const tongues = ['en', 'ru'].map((language) => new Words(language, makeBundle(language, wordsText(language, 'oath')), players))
const [english] = tongues as [Words, Words]
const tableOf = (view: OathView, words: Words, more: Partial<Table> = {}): Table => ({
  view, catalogue, words, seat: 0, offered: new Set(), whyNot: new Map(), marked: new Set(), decision: undefined,
  peek: { handlers: () => ({}) } as unknown as Table['peek'], pick: () => undefined, ...more,
})
const plain = (body: string): string => body.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ')
const ids = (text: string): string[] => text.match(/\b(?:oath-web|claim|goal|rule|card|relic|site|vision|suit|action|role)-[a-z][\w-]*/g) ?? []

describe.each(tongues)('in $language', (words) => {
  test('every card to read has its name, its kind and what it does, in words', () => {
    for (const card of Object.keys(catalogue.cards)) {
      const text = plain(render(ReadCard, { props: { table: tableOf(views[0]!, words), card } }).body)
      expect(ids(text), card).toEqual([])
      expect(text).toContain(words.name(card))
    }
  })
  test('every power says when it works, and there is a sign for that', () => {
    for (const { powers } of Object.values(catalogue.cards)) {
      for (const power of powers) {
        expect(ids(powerText(power, catalogue, words))).toEqual([])
        expect(SIGNS[`on-${power.timing}`], power.timing).toBeDefined()
      }
    }
  })
  test('the strip tells every claim and the almanac every shelf, in words', () => {
    for (const view of views) {
      expect(ids(plain(render(Claims, { props: { table: tableOf(view, words), almanac: false, openAlmanac: () => undefined } }).body))).toEqual([])
    }
    expect(ids(plain(render(Almanac, { props: { table: tableOf(views[0]!, words), close: () => undefined } }).body))).toEqual([])
  })
})

describe('actions', () => {
  test('every action is a button with a sign; only what is offered can be chosen', () => {
    const offered = new Set(['action:muster', 'action:peek'])
    const { body } = render(Actions, { props: { table: tableOf(views[0]!, english, { offered }) } })
    for (const ref of catalogue.actions) {
      expect(SIGNS[ref], ref).toBeDefined()
      expect(body).toMatch(new RegExp(`<button[^>]*aria-disabled="${!offered.has(ref)}"[^>]*data-ref="${ref}"`))
    }
  })
})

describe('a way to win in a word or two', () => {
  test('the Empire wins for its heir only', () => {
    const empire: Claim = { way: 'empire', met: true, wins: 'end-die', sixths: 2, heir: 1 }
    expect(claimBrief({ ...empire, wins: null }, 2, english)).toBe('successor: Bob')
    expect(claimBrief(empire, 1, english)).toBe('2 in 6')
    const early: Claim = { ...empire, wins: null, sixths: 0 }
    expect(claimBrief(early, 1, english, 'chancellor')).toBe('holds the title')
    expect(claimBrief(early, 1, english, 'citizen')).toBe('the successor')
  })
})

describe('the almanac', () => {
  test('knows only what the view shows: a back is nowhere, the archive is not in this world', () => {
    for (const view of views) {
      const found = whereabouts(view, catalogue, english)
      for (const [card, { place }] of found) {
        expect(catalogue.cards[card], card).toBeDefined()
        expect([card, catalogue.cards[card]!.other].some((side) => JSON.stringify(view).includes(`"${side}"`)), card).toBe(true)
        if (view.archive.includes(card)) expect(place).toBe('archive')
      }
    }
  })
  test('a ruin lies where its edifice does', () => {
    for (const view of views) {
      const found = whereabouts(view, catalogue, english)
      for (const [card, { kind, other }] of Object.entries(catalogue.cards)) if (kind === 'ruin') expect(found.get(card)).toEqual(found.get(other!))
    }
  })
  test('says where each card lies', () => {
    const view = moments['play']!.view
    const found = whereabouts(view, catalogue, english)
    const at = view.sites.find(({ cards }) => cards.length)!
    expect(found.get(at.cards[0]!.card)).toEqual({ place: 'site', told: `At a site: ${english.name(at.site)}`, rulers: at.rulers })
  })
  test('every card but banners and traits stands on one shelf, and is found by a part of its name', () => {
    const found = whereabouts(views[0]!, catalogue, english)
    const all = SHELVES.flatMap((shelf) => entries(shelf, '', catalogue, found, english))
    expect(new Set(all.map(({ card }) => card)).size).toBe(all.length)
    expect(all.length).toBe(Object.values(catalogue.cards).filter((facts) => shelfOf(facts)).length)
    expect(entries('order', ' LONGB', catalogue, found, english).map(({ card }) => card)).toEqual(['card:longbows'])
    expect(entries('site', 'longb', catalogue, found, english)).toHaveLength(1)
  })
  test('tells seen, unseen and away apart', () => {
    const facts = catalogue.cards['card:longbows']!
    const lies = (place: string) => ({ place, told: '', rulers: [] })
    expect(partOf({ card: '', facts, found: undefined })).toBe('unseen')
    expect(partOf({ card: '', facts, found: lies('archive') })).toBe('away')
    expect(partOf({ card: '', facts, found: lies('pile') })).toBe('seen')
  })
})

test('the sides of a campaign', () => {
  const view = { campaign: { attacker: 1, defender: 2, allies: [3] } } as unknown as OathView
  expect([0, 1, 2, 3].map((seat) => sideOf(view, seat))).toEqual([null, 'attacker', 'defender', 'defender'])
  expect(sideOf({ campaign: null } as OathView, 1)).toBeNull()
})
