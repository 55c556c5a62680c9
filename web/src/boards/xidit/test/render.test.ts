/** Every part of the board draws real moments of games, in both languages, with no word missing. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { wordsText } from '../../../../test/files'
import type { Forecast, GameEvent } from '../../../lib/protocol'
import { makeBundle, Words } from '../../../lib/words'
import { Notes } from '../../parts/notes.svelte'
import { Peek } from '../../parts/peek.svelte'
import Calendar from '../Calendar.svelte'
import Ending from '../Ending.svelte'
import Map from '../map/Map.svelte'
import Rail from '../Rail.svelte'
import Seats from '../seats/Seats.svelte'
import { coachedOf, wayOf } from '../stage/coached'
import { Draft } from '../stage/draft.svelte'
import { stepsOf } from '../stage/steps'
import { retell } from '../stage/retell'
import Stage from '../stage/Stage.svelte'
import { Theatre } from '../stage/theatre.svelte'
import TileCard from '../tiles/TileCard.svelte'
import type { Catalogue, ScoringView, XiditView } from '../types'
import data from './catalogue.json'
import foreseen from './forecast.json'
import recorded from './moments.json'

type Moment = { seat: number; before: XiditView; events: GameEvent[]; after: XiditView }
const catalogue = data as unknown as Catalogue
const edition = Object.values(catalogue.editions)[0]!
const moments = recorded as unknown as Moment[]
const begun = moments.find(({ events, after }) => after.phase === 'orders' && events.some(({ key }) => key === 'planned'))!
const PLAYERS = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'].map((name, seat) => ({ seat, name }))
const tongues = ['en', 'ru'].map((language) => new Words(language, makeBundle(language, wordsText(language, 'xidit')), PLAYERS))
const nothing = (): void => undefined

/** The markup of a part; an id instead of a text is a word that is missing. */
function drawn(part: Component<any>, props: Record<string, unknown>): string {
  const { body } = render(part, { props })
  expect(body.match(/>[^<]*(?:xidit-(?:web|plan)|preview|done)-[a-z][^<]*</g) ?? []).toEqual([])
  expect(body).not.toMatch(/="[^"]*(?:xidit-(?:web|plan)|preview)-/)
  expect(body).not.toContain('undefined')
  expect(body).not.toContain('NaN')
  return body
}

describe.each(tongues)('in $language', (words) => {
  const map = (view: XiditView, more = {}): string =>
    drawn(Map, {
      view, edition, words, me: [0], offered: new Set(), whyNot: new globalThis.Map(), marked: new Set(), awaited: new globalThis.Map(), guided: new Set(),
      steps: [], ghost: [], seat: 0, motion: false, notes: new Notes(), peek: new Peek(), fills: true, pick: nothing, ...more,
    })
  test.each(moments.map(({ after }, at) => [at, after] as const))('moment %i is on the map and beside it', (_, view) => {
    const body = map(view)
    for (let number = 1; number <= 21; number++) expect(body).toContain(`data-ref="city:${number}"`)
    expect(body.match(/data-ref="region:/g)).toHaveLength(9)
    drawn(Rail, { view, edition, catalogue, words, peek: new Peek(), flat: false, seat: 0 })
    drawn(Seats, { view, words, seat: 0, asked: 1, rivals: true })
    drawn(Calendar, { view, words, narrow: false })
  })
  test('reputation says that it leaves the Bastion out, unless everybody sees into it', () => {
    const bastion = /without the Bastion|без Бастиона/
    const view = structuredClone(begun.after)
    const seats = (): string => drawn(Seats, { view, words, seat: 0, asked: 1, rivals: true })
    view.bastion_open = true
    expect(seats()).not.toMatch(bastion)
    expect(seats()).toContain(words.text('xidit-web-reputation-now', { bastion: 'open' }))
    view.bastion_open = false
    expect(seats()).toMatch(bastion)
  })
  test('what is offered is a button with a name; the rest is a picture', () => {
    const body = map(begun.after, { offered: new Set(['city:3', 'region:south']) })
    expect(body.match(/role="button"/g)).toHaveLength(2)
    expect(body).toMatch(new RegExp(`aria-label="${words.name('region:south')}`))
  })
  test('the wheels tell what every order will come to', () => {
    const draft = new Draft(catalogue.orders_a_year)
    for (const order of ['order:red', 'order:act', 'order:act', 'order:blue', 'order:black', 'order:wait']) draft.put(order)
    const steps = stepsOf(foreseen as unknown as Forecast)
    const decision = { seat: begun.seat, seq: 1, prompt: 'order', rule: 'planning', facts: { wheel: 1 }, options: [...catalogue.orders] }
    const body = drawn(Stage, stage({ now: begun.before, draft, steps, planning: true, decision }))
    expect(body.match(/role="spinbutton"/g)).toHaveLength(6)
    map(begun.before, { steps })
    expect(map(begun.before, { ghost: steps }), 'what the house proposes is drawn, and as a ghost').toMatch(/class="way[^"]*ghost[^]*class="leg/)
  })
  test('the units that a plan counts on are named beside its wheels', () => {
    const now = structuredClone(begun.before)
    now.players[begun.seat]!.units = [3, 0, 1, 0, 2]
    const decision = { seat: begun.seat, seq: 1, prompt: 'order', rule: 'planning', facts: { wheel: 1 }, options: [...catalogue.orders] }
    const body = drawn(Stage, stage({ now, seat: begun.seat, planning: true, decision }))
    expect(body).toContain(words.text('xidit-web-my-army'))
    expect([...body.matchAll(/class="fact[^>]*title="[^"]*: (\d)"/g)].map(([, count]) => Number(count))).toEqual([3, 0, 1, 0, 2])
  })
  test('a coach leads through the plan: the next order, a wheel that is wrong, the seal', () => {
    const told = ['order:red', 'order:act', 'order:act', 'order:blue', 'order:black', 'order:wait']
    const decision = { seat: begun.seat, seq: 1, prompt: 'order', rule: 'planning', facts: { wheel: 1 }, options: [...catalogue.orders] }
    const draft = new Draft(catalogue.orders_a_year)
    const shown = (): string => {
      const body = drawn(Stage, stage({ now: begun.before, draft, planning: true, decision, coached: coachedOf(told, draft.wheels, 0) }))
      const marked = body.match(/<[^>]*data-coached[^>]*>/g) ?? []
      expect(marked).toHaveLength(1)
      return marked[0]!
    }
    expect(shown()).toContain(words.name('order:red'))
    draft.put('order:red')
    expect(shown()).toContain(words.name('order:act'))
    draft.put('order:wait')
    expect(shown()).toContain(words.text('xidit-web-wheel', { number: 2 }))
    draft.at = 1
    for (const order of told.slice(1)) draft.put(order)
    expect(shown()).toContain('btn primary seal')
  })
  test('orders that lie on the table are not asked for again', () => {
    expect(coachedOf(['order:act', 'order:wait'], ['order:red', 'order:red', 'order:red', 'order:red', null, null], 4)).toEqual({ wheel: 4, order: 'order:act' })
    expect(coachedOf([], ['order:red', null, null, null, null, null], 1)).toBeNull()
  })
  test('the way of a coached plan is marked on the map, city by city', () => {
    const [from, { roads }] = Object.entries(edition.cities)[0]!
    const [road, next] = Object.entries(roads).find(([, city]) => city)!
    const way = wayOf(['order:act', road, 'order:wait'], from, edition)
    expect([...way]).toEqual([from, next])
    const marked = map(begun.before, { guided: way }).match(/<rect[^>]*data-guided[^>]*>/g) ?? []
    expect(marked.map((rect) => /data-ref="([^"]*)"/.exec(rect)![1]).sort()).toEqual([from, next!].sort())
    expect(wayOf(['order:act'], null, edition).size).toBe(0)
  })
  test('the theatre shows every order of the year', () => {
    const theatre = new Theatre()
    theatre.scenes = retell([], begun.events, begun.before, begun.after)
    theatre.at = 1
    const body = drawn(Stage, stage({ now: begun.after, theatre }))
    expect(body.match(/<td/g)).toHaveLength(begun.after.seats * 6)
    expect(body).toContain('aria-current="step"')
  })
  test.each(['reward', 'exile', 'titan-unit', 'neutral', 'hand'])('the choice of %s is made of buttons', (prompt) => {
    const options = {
      reward: ['reward:coins', 'reward:bards', 'reward:guild'], exile: ['titan:3a', 'done'], 'titan-unit': ['unit:militia', 'unit:mage'],
      neutral: ['column:wealth', 'column:influence'], hand: ['n:0', 'n:1', 'n:2'],
    }[prompt]!
    const facts = { source: { ref: 'tile:c5' }, city: { ref: 'city:5' }, unit: { ref: 'unit:archer' }, titan: { ref: 'titan:3a' }, left: 2, coins: 4, bards: 2, storeys: 3 }
    const previews = prompt === 'exile' ? { 'titan:3a': { key: 'exile', facts: { needed: 3, coins: 4, bards: 2, storeys: 1 } } } : {}
    const decision = { seat: 0, seq: 1, prompt, rule: 'reward', facts, options, previews }
    const body = drawn(Stage, stage({ now: begun.after, decision, offered: new Set(options) }))
    expect(body.match(/data-ref=/g)).toHaveLength(options.length)
    expect(body.includes(words.text('done-exile'))).toBe(prompt === 'exile')
    if (prompt === 'exile') expect(body).toContain(words.text('preview-exile', previews['titan:3a']!.facts))
  })
  test('a reward that gives nothing here says so and can be chosen; one that gives less says how much', () => {
    const options = ['reward:coins', 'reward:bards', 'reward:guild']
    const asked = (key: string, facts: Record<string, number | string>): string => {
      const decision = { seat: 0, seq: 1, prompt: 'reward', rule: 'reward', facts: {}, options, previews: { 'reward:guild': { key, facts } } }
      return drawn(Stage, stage({ now: begun.after, decision, offered: new Set(options) }))
    }
    const full = asked('reward-nothing', { why: 'guild-of-another' })
    expect(full).toContain(words.text('preview-reward-nothing', { why: 'guild-of-another' }))
    expect(full.match(/class="card[^"]*useless/g)).toHaveLength(1)
    expect(full).not.toContain('aria-disabled="true"')
    const part = asked('reward-guild-part', { count: 1, printed: 2 })
    expect(part).toContain(words.text('preview-reward-guild-part', { count: 1, printed: 2 }))
    expect(part).not.toContain('useless')
  })
  test('warnings that say the same stand once, with all their numbers', () => {
    const draft = new Draft(catalogue.orders_a_year)
    const steps = Array.from({ length: 6 }, () => ({
      order: 'order:act', from: 'city:5', to: 'city:5', level: 'maybe' as const, key: 'hoped', facts: { city: { ref: 'city:5' } },
    }))
    const decision = { seat: 0, seq: 1, prompt: 'order', rule: 'planning', facts: { wheel: 1 }, options: [...catalogue.orders] }
    const body = drawn(Stage, stage({ now: begun.before, draft, steps, planning: true, decision }))
    expect(body.match(/class="trouble/g)).toHaveLength(1)
    expect(body).toMatch(/(<b[^>]*>\d<\/b>[^<]*(<!--.*?-->)*){6}/)
  })
  test('of equals in the Hall of Fame everybody sees the units', () => {
    const now = structuredClone(begun.after)
    const places = [{ seat: 1, points: 9, units: null }, { seat: 2, points: 5, units: 3 }, { seat: 0, points: 5, units: 1 }]
    const hall: ScoringView[] = [{ column: 'column:wealth', places, out: [0] }]
    const view = { ...now, phase: 'over', hall, saviour: 1, neutral: null }
    const ending = (places_: ScoringView['places'] = places): string =>
      drawn(Ending, { view: { ...view, hall: [{ ...hall[0], places: places_ }] }, words, motion: false, told: nothing })
    expect(ending()).toContain(words.text('xidit-web-tie-units', { count: 3 }))
    expect(ending().match(/class="units/g)).toHaveLength(2)
    const rule = words.text('xidit-web-hall-ties', { neutral: 'no' })
    expect(ending()).toContain(rule)
    expect(ending(places.map((place) => ({ ...place, units: null })))).not.toContain(rule)
  })
  test('the census, the wait, the start and the Hall of Fame have words', () => {
    const now = begun.after
    drawn(Stage, stage({ now: { ...now, phase: 'census', census: { unit: 'unit:archer', hands: null } } }))
    drawn(Stage, stage({ now: { ...now, phase: 'planning' }, sealed: true }))
    drawn(Stage, stage({ now: { ...now, phase: 'planning' }, seat: null }))
    drawn(Stage, stage({ now: { ...now, phase: 'placing' } }))
    const places = [{ seat: 1, points: 9 }, { seat: null, points: 5 }, { seat: 0, points: 4 }].map((place) => ({ ...place, units: null }))
    const hall: ScoringView[] = ['column:wealth', 'column:influence', 'column:reputation'].map((column, at) => ({ column, places, out: [[0], [null], []][at]! }))
    const body = drawn(Stage, stage({ now: { ...now, phase: 'over', hall } }))
    expect(body.match(/class="out|class="[^"]* out/g)?.length).toBeGreaterThanOrEqual(4)
    for (const tile of Object.keys(edition.tiles)) for (const side of ['threat', 'recruits']) drawn(TileCard, { of: tile, side, edition, words })
    for (const titan of Object.keys(edition.titans)) drawn(TileCard, { of: titan, side: 'titan', edition, words })
  })
  function stage(more: Record<string, unknown>): Record<string, unknown> {
    return {
      view: more['now'], edition, catalogue, words, seat: 0, theatre: new Theatre(), draft: new Draft(catalogue.orders_a_year), steps: [], planning: false, coached: null, sending: false, sealed: false,
      decision: undefined, offered: new Set(), past: [], pick: nothing, pickAll: nothing, takeBack: nothing, ...more,
    }
  }
})

describe('the words of the board', () => {
  const home = join(import.meta.dirname, '..')
  const code = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('test'))
    .map((name) => readFileSync(join(home, name), 'utf8'))
    .join('\n')
  const ids = (language: string): string[] =>
    [...wordsText(language, 'xidit').matchAll(/^(xidit-(?:web|plan)-[a-z0-9-]+) =/gm)].map((match) => match[1]!)
  test('are the same in both languages', () => expect(ids('ru').toSorted()).toEqual(ids('en').toSorted()))
  test('are all used', () => {
    const said = (id: string): boolean => {
      const bare = id.replace(/^xidit-(web|plan)-/, '')
      return [bare, id].some((text) => new RegExp(`['\`"]${text}['\`"]`).test(code)) || /^(reward|queue)-/.test(bare) || id.startsWith('xidit-plan-')
    }
    expect(ids('en').filter((id) => !said(id))).toEqual([])
  })
})
