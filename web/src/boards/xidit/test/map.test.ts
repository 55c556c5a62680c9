/** The drawing says what the edition says: every city on land, every road where it leads, names clear of tiles. */
import { describe, expect, test } from 'vitest'
import type { Point } from '../../../ui/sketch'
import { chartOf, distance, inside } from '../map/geometry'
import { ASIDE, layTiles } from '../map/laying'
import { clearOf, overlap, PLAQUE, placeLabel, plaqueRoom, tileRoom, type Room } from '../map/placing'
import { signsOf, TERRAINS } from '../map/terrain'
import { CHIP, chipHeight } from '../tiles/chip'
import { emblemOf } from '../tiles/emblems'
import { SIGNS } from '../tiles/icons'
import { COLUMNS, ORDERS, REWARDS, UNITS, type Catalogue } from '../types'
import data from './catalogue.json'

const catalogue = data as unknown as Catalogue
const edition = Object.values(catalogue.editions)[0]!
const chart = chartOf(edition)
const numbers = (path: string): Point[] => {
  const all = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  return Array.from({ length: all.length / 2 }, (_, at): Point => [all[2 * at]!, all[2 * at + 1]!])
}

describe('the land', () => {
  test('is drawn once and kept', () => {
    expect(chartOf(edition)).toBe(chart)
    expect(chart.regions).toHaveLength(9)
    expect(chart.cities.size).toBe(21)
    expect(chart.roads).toHaveLength(29)
  })
  test('holds every city and every guild, within the sheet', () => {
    const coast = numbers(chart.coast)
    for (const { x, y, guild, ref } of chart.cities.values()) {
      expect(inside([x, y], coast), ref).toBe(true)
      expect(inside(guild, coast), `guild of ${ref}`).toBe(true)
    }
    const { sheet } = chart
    for (const [x, y] of coast) {
      expect(x).toBeGreaterThan(sheet.x - 20)
      expect(x).toBeLessThan(sheet.x + sheet.width + 20)
      expect(y).toBeGreaterThan(sheet.y - 20)
      expect(y).toBeLessThan(sheet.y + sheet.height + 20)
    }
  })
  test('has roads that end in their cities, of the colour that the rules know', () => {
    for (const road of chart.roads) {
      const [a, b] = road.cities.map((ref) => chart.cities.get(ref)!)
      const [start, end] = [road.polygon[0]!, road.polygon.at(-1)!]
      expect(Math.hypot(start[0] - a!.x, start[1] - a!.y)).toBeLessThan(0.1)
      expect(Math.hypot(end[0] - b!.x, end[1] - b!.y)).toBeLessThan(0.1)
      expect(edition.cities[road.cities[0]]!.roads[`order:${road.colour}`]).toBe(road.cities[1])
    }
  })
  test('shows terrain in every region, and none on a road or in a city', () => {
    chart.regions.forEach((region, at) => {
      expect(TERRAINS[region.terrain], region.terrain).toBeDefined()
      const signs = signsOf(region, chart, at + 1)
      expect(signs.length, region.ref).toBeGreaterThan(8)
      for (const { x, y } of signs) {
        expect(inside([x, y], region.polygon)).toBe(true)
        for (const city of chart.cities.values()) expect(Math.hypot(city.x - x, city.y - y)).toBeGreaterThan(30)
        for (const { polygon } of chart.roads)
          polygon.slice(1).forEach((end, i) => expect(distance([x, y], polygon[i]!, end)).toBeGreaterThan(8))
      }
    })
  })
  test('has room for names where no tile lies', () => {
    for (const region of chart.regions) {
      const [x, y] = placeLabel(region, chart, { width: 70, up: 30, down: 48 }, 1)
      expect(inside([x, y], region.polygon), region.ref).toBe(true)
      for (const city of chart.cities.values())
        expect(Math.abs(city.x - x) > 46 || Math.abs(city.y - y) > 31, `${region.ref} and ${city.ref}`).toBe(true)
    }
  })
  test.each([1, 1.25, 1.5])('shows what a region is worth beside every tile, at %d units per pixel', (unit) => {
    for (const region of chart.regions) {
      const [x, y] = placeLabel(region, chart, { width: 90, up: 32, down: 48 }, unit)
      for (const city of chart.cities.values()) {
        const across = (PLAQUE.half + CHIP / 2) * unit - Math.abs(city.x - x)
        const middle = (PLAQUE.top + PLAQUE.bottom) / 2
        const down = ((PLAQUE.bottom - PLAQUE.top + chipHeight('threat', false)) / 2) * unit - Math.abs(city.y - y - middle * unit)
        expect(Math.min(across, down) / unit, `${region.ref} and ${city.ref}, in pixels`).toBeLessThan(2.5)
      }
    }
  })
  test('moves bards out from under a tile, and only then', () => {
    const row = { left: -30, right: 30, top: 0, bottom: 20 }
    const tile = tileRoom({ x: 70, y: 10 }, 'threat', false, 1)!
    expect(clearOf(row, [], 40)).toBe(0)
    const by = clearOf(row, [tile], 40)
    expect(by).toBeLessThan(0)
    expect(row.right + by).toBeLessThanOrEqual(tile.left)
    expect(by).toBeGreaterThan(-20) // no further than it has to
    expect(tileRoom({ x: 70, y: 10 }, null, false, 1)).toBeNull()
  })
  const threats = (...refs: string[]) => refs.map((ref) => ({ ref, side: 'threat' as const }))
  const rooms = (laid: typeof chart, tiles: ReturnType<typeof threats>, unit: number): Room[] =>
    tiles.map(({ ref, side }) => tileRoom(laid.cities.get(ref)!, side, true, unit)!)
  const hidden = (all: Room[]): number => all.reduce((sum, a, i) => sum + all.slice(i + 1).reduce((more, b) => more + overlap(a, b), 0), 0)
  test('lays tiles of neighbours side by side on a phone, and every other one in its city', () => {
    const [unit, tiles] = [1.6, threats('city:2', 'city:7', 'city:21')]
    expect(hidden(rooms(chart, tiles, unit))).toBeGreaterThan(0)
    const laid = layTiles(chart, tiles, [], true, unit)
    expect(hidden(rooms(laid, tiles, unit))).toBe(0)
    expect(laid.cities.get('city:21')).toEqual(chart.cities.get('city:21'))
    expect(layTiles(chart, tiles, [], true, 0.6).cities).toEqual(chart.cities) // on a desk there is room
  })
  test('never lays more tiles over each other than their cities are, wherever they lie, nor over what a region is worth', () => {
    const [unit, all] = [1.6, [...chart.cities.keys()]]
    const plaques = chart.regions.map((region) => plaqueRoom(placeLabel(region, chart, { width: 66, up: 2, down: 48 }, unit), 21, unit))
    const onPlaques = (tiles: Room[]): number => tiles.reduce((sum, tile) => sum + plaques.reduce((more, plaque) => more + overlap(tile, plaque), 0), 0)
    for (let first = 0; first < all.length; first++) {
      const tiles = threats(...Array.from({ length: 9 }, (_, at) => all[(first + at * (1 + (first % 4))) % all.length]!))
      const laid = layTiles(chart, tiles, plaques, true, unit)
      const [before, after] = [rooms(chart, tiles, unit), rooms(laid, tiles, unit)]
      expect(hidden(after) + 3 * onPlaques(after)).toBeLessThanOrEqual(hidden(before) + 3 * onPlaques(before))
      for (const [ref, { x, y }] of laid.cities) {
        const from = chart.cities.get(ref)!
        expect(Math.max(Math.abs(x - from.x), Math.abs(y - from.y))).toBeLessThanOrEqual(ASIDE * unit + 1e-9)
      }
    }
  })
})

describe('the pieces', () => {
  test('every beast and every Titan has an emblem; no two beasts are alike', () => {
    const beasts = Array.from({ length: 21 }, (_, at) => JSON.stringify(emblemOf(`tile:${at + 1}`)))
    for (const ref of [...Object.keys(edition.tiles), ...Object.keys(edition.titans)]) expect(emblemOf(ref).length, ref).toBeGreaterThan(3)
    expect(new Set(beasts).size).toBe(21)
    expect(emblemOf('tile:c7')).toEqual(emblemOf('tile:7'))
  })
  test('every unit, order, reward and column has a sign of its own shape', () => {
    const shaped = [...UNITS, ...ORDERS.slice(3), ...REWARDS]
    for (const ref of [...shaped, ...COLUMNS]) expect(SIGNS[ref], ref).toBeDefined()
    expect(new Set(shaped.map((ref) => JSON.stringify(SIGNS[ref]))).size).toBe(shaped.length)
  })
})
