/** The drawn land: every site has a landscape of its own, and a region's outline goes around its plots. */
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { country } from '../land/country'
import Scene from '../land/Scene.svelte'
import { HEIGHT, SCENES, WIDTH } from '../land/scenes'
import { KIT } from '../land/scenes_kit'
import type { Catalogue } from '../types'
import data from './catalogue.json'

const catalogue = data as unknown as Catalogue
const sites = Object.keys(catalogue.cards).filter((ref) => catalogue.cards[ref]?.kind === 'site')

/** The numbers of a path, which has only absolute commands. */
const numbers = (path: string): number[] => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)

describe('landscapes', () => {
  test('every site has one, and no other thing', () => {
    expect(sites.length).toBe(23)
    expect(Object.keys(SCENES).filter((name) => name !== 'unknown').map((name) => `site:${name}`).sort()).toEqual(sites.sort())
  })
  test('no two are alike, strip or landmark alone', () => {
    for (const size of [null, 64]) {
      const drawn = sites.map((site) => render(Scene, { props: { site, size } }).body)
      expect(new Set(drawn).size).toBe(sites.length)
    }
  })
  test('every sign of the kit is used, and stands within the strip', () => {
    const used = new Set(Object.values(SCENES).flatMap(({ stands }) => stands.map(({ sign }) => sign)))
    for (const [name, sign] of Object.entries(KIT)) expect(used.has(sign), name).toBe(true)
    for (const { stands } of Object.values(SCENES))
      for (const { x, y } of stands) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(WIDTH)
        expect(y).toBeLessThanOrEqual(HEIGHT)
      }
  })
  test('what is not known is drawn as fog', () => {
    expect(render(Scene, { props: { site: 'site' } }).body).toContain('fog')
  })
})

describe('the outline of a region', () => {
  test('goes around all plots, within a hand’s breadth', () => {
    const { coast, plots, borders } = country(330, [150, 300, 470], 7)
    const all = numbers(coast)
    expect(Math.min(...all)).toBeGreaterThan(-12)
    expect(Math.max(...all)).toBeLessThan(482)
    expect([plots.length, borders.length]).toEqual([3, 2])
  })
  test('is the same every time, and another for another region', () => {
    expect(country(330, [150, 300], 7)).toEqual(country(330, [150, 300], 7))
    expect(country(330, [150, 300], 7).coast).not.toBe(country(330, [150, 300], 8).coast)
  })
  test('lies on its side where plots stand side by side', () => {
    const xs = (path: string): number[] => numbers(path).filter((_, at) => at % 2 === 0)
    expect(Math.max(...xs(country(160, [190, 380], 7, true).coast))).toBeGreaterThan(360)
  })
})
