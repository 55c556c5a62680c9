/** Every card has an emblem of its own, made of drawings that exist, and all of them together stay small. */
import { gzipSync } from 'node:zlib'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { COMPOSITIONS } from '../emblems/compositions'
import { drawingOf, families } from '../emblems/draw'
import { fetchDrawings } from '../emblems/drawings.svelte'
import Emblem from '../emblems/Emblem.svelte'
import { KIT } from '../emblems/kit'
import { SIGNS } from '../signs'
import data from './catalogue.json'

const MOST_BYTES = 30_000
const cards = Object.entries(data.cards as Record<string, { kind: string; suit: string | null }>).filter(([, { kind }]) => kind !== 'site')
const compositions = Object.values(COMPOSITIONS).flatMap((family) => Object.entries(family))
/** The drawings of a composition, without colours and places. */
const figures = (composition: string): string[] => composition.split(' ').flatMap((part) =>
  (part.split(':')[0] ?? '').replace('~', '').split('+').map((name) => name.split('/')[0] ?? ''))

/** As it is drawn before the drawings have come. */
const first = render(Emblem, { props: { card: 'card:longbows', suit: 'order', size: 64 } }).body
beforeAll(fetchDrawings)

test('until the drawings come, the sign of the suit stands for one, as large', () => {
  const later = render(Emblem, { props: { card: 'card:longbows', suit: 'order', size: 64 } }).body
  expect(first).toContain(SIGNS['order'])
  expect(later).not.toContain(SIGNS['order'])
  for (const body of [first, later]) expect(body).toMatch(/width="64" height="64"/)
})

describe('the emblems', () => {
  test('every card has one, on the ground of its suit or kind', () => {
    for (const [ref, { kind, suit }] of cards) {
      expect(drawingOf(ref)?.family, ref).toBe(suit ?? kind)
      expect(render(Emblem, { props: { card: ref, size: 64 } }).body.match(/<path/g)!.length, ref).toBeGreaterThan(3)
    }
  })
  test('no two are drawn alike', () => {
    const bodies = cards.map(([ref]) => render(Emblem, { props: { card: ref, size: 64 } }).body.replace(/class="emblem[^"]*"/, ''))
    expect(new Set(bodies).size).toBe(cards.length)
  })
  test('belong to cards of the edition or are backs', () => {
    const known = new Set([...cards.map(([ref]) => ref), 'denizen', 'vision', 'relic'])
    expect(families().flatMap(([, refs]) => refs).filter((ref) => !known.has(ref))).toEqual([])
    expect(families().flatMap(([, refs]) => refs).length).toBe(known.size)
  })
  test('differ by what is drawn, not just by colour or place', () => {
    const seen = new Map<string, string>()
    for (const [id, composition] of compositions) {
      const key = figures(composition).sort().join(' ')
      expect(seen.get(key), `${id} is made of the same drawings`).toBeUndefined()
      seen.set(key, id)
    }
  })
  test('use every drawing of the kit, and nothing else', () => {
    const used = new Set(compositions.flatMap(([, composition]) => figures(composition)))
    const grounds = Object.keys(COMPOSITIONS).map((family) => `ground-${family}`)
    expect([...used, ...grounds].sort()).toEqual(Object.keys(KIT).sort())
  })
  test('are paths of known paint and numbers only: no letters, no text', () => {
    for (const [name, figure] of Object.entries(KIT))
      for (const layer of figure.split('|')) expect(layer, name).toMatch(/^[adsbcfgknrewlty] [MO][MmLlHhVvCcSsQqTtAaZzO\d .-]+$/i)
  })
  test('paint over colours that the drawing has', () => {
    for (const [id, composition] of compositions)
      for (const [, name = '', paint = ''] of composition.matchAll(/([\w-]+)\/(\w+)/g)) {
        expect(paint, id).toMatch(/^([adsbcfgknre][adsbcfgknrew])+$/)
        for (const [from = ''] of paint.match(/../g)!) expect(KIT[name]?.toLowerCase(), `${name}/${paint} of ${id}`).toMatch(new RegExp(`(^|\\|)${from} `))
      }
  })
  test('draw a circle where a drawing says one', () => {
    const [part] = drawingOf('relic')!.parts.slice(1)
    expect(part!.layers.every(({ path }) => !path.includes('O'))).toBe(true)
    expect(drawingOf('vision')!.parts[1]!.layers[1]!.path).toBe('M32 18a14 14 0 1 1-.1 0Z')
  })
  test('a site has none: it is drawn as a plot', () => expect(drawingOf('site:mine')).toBeNull())
  test('are sent in less than 30 kB', () => {
    expect(gzipSync(JSON.stringify([KIT, COMPOSITIONS])).length).toBeLessThan(MOST_BYTES)
  })
})
