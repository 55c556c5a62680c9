/** The drawing says what the rules say: what touches, where rivers run, that every region has room for its pieces. */
import { describe, expect, test } from 'vitest'
import { chartOf, clearance, HEIGHT, inside, WIDTH } from '../map/shape'
import { CLEAR, LANDMARKS, standsOf } from '../map/signs'
import type { Catalogue, Point } from '../types'
import data from './catalogue.json'

const catalogue = data as unknown as Catalogue
const territories = Object.entries(catalogue.territories).map(([ref, facts]) => ({ ref, facts }))

describe.each(territories)('$ref', ({ ref, facts }) => {
  const chart = chartOf(ref, facts)
  const area = (region: string) => chart.areas.find((found) => found.ref === region)!

  test('lies in the sea, every piece of it on the card', () => {
    for (const { outline } of chart.areas) {
      for (const [x, y] of outline) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(WIDTH)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(HEIGHT)
      }
    }
  })

  test('neighbours share their border point by point', () => {
    for (const { between } of facts.borders) {
      const [a, b] = between.map((region) => area(region).outline) as [Point[], Point[]]
      const shared = a.filter(([x, y]) => b.some(([u, v]) => Math.hypot(x - u, y - v) < 1e-6))
      expect(shared.length, between.join(' ')).toBeGreaterThan(1)
    }
  })

  test('a river is drawn for every border that no army crosses', () => {
    expect(chart.rivers).toHaveLength(facts.borders.filter(({ river }) => river).length)
  })

  test('pieces stand in their own region, with room around them, and no sign under them', () => {
    for (const found of chart.areas.filter(({ terrain }) => terrain !== 'water' && terrain !== 'crags')) {
      expect(inside(found.at, found.outline), found.ref).toBe(true)
      expect(clearance(found.at, found.outline), found.ref).toBeGreaterThan(38)
      for (const { x, y } of standsOf(found)) {
        expect(inside([x, y], found.outline)).toBe(true)
        const under = Math.abs(x - found.at[0]) < CLEAR.side && y - 8 > found.at[1] - CLEAR.up && y - 8 < found.at[1] + CLEAR.down
        expect(under, `${found.ref} ${x} ${y}`).toBe(false)
      }
    }
  })

  test('every terrain is known by its signs, without colour', () => {
    for (const found of chart.areas) {
      if (!LANDMARKS[found.terrain]) expect(standsOf(found).length, found.ref).toBeGreaterThan(0)
    }
  })
})
