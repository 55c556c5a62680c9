/** The drawing says what the rules say: borders where land neighbours are, nothing else touches, lanes meet. */
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../types'
import { chartOf, type Region } from '../map/geometry'
import { shapeOf } from '../map/outlines'
import { furnish, sheetOf } from '../map/furniture'
import { signsOf } from '../map/placing'
import { closest, distance, inside, nearest, type Point } from '../map/shapes'
import { SKETCHES } from '../map/sides'
import { COUNTRY } from '../map/signs'
import data from './catalogue.json'

const catalogue = data as unknown as Catalogue
const sides = Object.entries(catalogue.sides).map(([ref, facts]) => ({ side: ref.slice(5), facts }))
const pair = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`)
const apart = (a: Region, b: Region): number => distance(...closest(a.outline, b.outline))
const EDGES = 'NESW'

describe.each(sides)('$side', ({ side, facts }) => {
  const chart = chartOf('t', [[`side:${side}`, 0]], catalogue)

  test('has a drawing of every region, and a country for it', () => {
    expect(SKETCHES[side]?.regions).toHaveLength(facts.regions.length)
    expect(COUNTRY[side]).toHaveLength(facts.regions.length)
  })

  test('shares borders exactly where there are land neighbours', () => {
    const drawn = shapeOf(side)
      .chains.filter(({ regions }) => regions.length > 1)
      .map(({ regions }) => pair((regions[0] as number) + 1, (regions[1] as number) + 1))
    expect([...new Set(drawn)].sort()).toEqual(facts.land.map(([a, b]) => pair(a, b)).sort())
  })

  test('keeps everything else apart', () => {
    const land = new Set(facts.land.map(([a, b]) => pair(a, b)))
    for (const a of chart.regions) {
      for (const b of chart.regions) {
        if (a.number < b.number && !land.has(pair(a.number, b.number)))
          expect(apart(a, b), `${a.ref} ${b.ref}`).toBeGreaterThan(22)
      }
    }
  })

  test('lies on its piece', () => {
    for (const { outline } of chart.regions) {
      for (const { x, y } of outline) {
        expect(Math.abs(x)).toBeLessThan(345)
        expect(Math.abs(y)).toBeLessThan(500)
      }
    }
  })

  test.each([0, 1, 2, 3])('has room for a name in every region after %i turns, and signs beside it', (turn) => {
    for (const region of chartOf('t', [[`side:${side}`, turn]], catalogue).regions) {
      const { x, y, width, height } = region.room
      expect(width, region.ref).toBeGreaterThan(95)
      expect(height, region.ref).toBeGreaterThan(60)
      expect(inside({ x: x + width / 2, y: y + height / 2 }, region.outline)).toBe(true)
      for (const sign of signsOf(region)) expect(inside({ x: sign.x, y: sign.y - 4 }, region.outline)).toBe(true)
    }
  })
})

const layouts = {
  t: ['desert', 'volcano', 'horseshoe', 'tall-islands'],
  rectangle: ['meadows', 'citadel', 'ice-peaks', 'red-forest'],
}

describe.each(Object.entries(layouts))('layout %s', (layout, names) => {
  const all: [number, number, number, number][] = []
  for (let n = 0; n < 256; n += 7) all.push([n & 3, (n >> 2) & 3, (n >> 4) & 3, (n >> 6) & 3])

  test.each(all)('turned %i %i %i %i: lanes join the regions at the facing exits', (...turns) => {
    const chart = chartOf(
      layout,
      names.map((name, at) => [`side:${name}`, turns[at] as number]),
      catalogue,
    )
    const slots = Object.keys(catalogue.layouts[layout]?.slots ?? {})
    const exit = (slot: string, edge: string): string => {
      const at = slots.indexOf(slot)
      const name = names[at] as string
      const local = EDGES[(EDGES.indexOf(edge) - (turns[at] as number) + 4) % 4] as 'N'
      return `region:${name}.${catalogue.sides[`side:${name}`]?.exits[local]}`
    }
    const wanted = (catalogue.layouts[layout]?.links ?? []).map(([a, edge, b, other]) =>
      [exit(a, edge), exit(b, other)].sort().join(),
    )
    const drawn = chart.lanes.map(({ ends }) => [...ends].sort().join())
    for (const link of wanted) expect(drawn).toContain(link)
    const coast = new Map(chart.regions.map(({ ref, coast }) => [ref, coast.flat()]))
    for (const lane of [...chart.lanes, ...chart.bridges]) {
      expect(distance(lane.from, nearest(lane.from, coast.get(lane.ends[0]) as Point[]))).toBeLessThan(1)
      expect(distance(lane.to, nearest(lane.to, coast.get(lane.ends[1]) as Point[]))).toBeLessThan(1)
    }
    for (const a of chart.pieces) {
      for (const b of chart.pieces) {
        if (a === b) continue
        const [dx, dy] = (['x', 'y'] as const).map((axis) =>
          Math.abs(
            a.box[axis] +
              a.box[axis === 'x' ? 'width' : 'height'] / 2 -
              b.box[axis] -
              b.box[axis === 'x' ? 'width' : 'height'] / 2,
          ),
        ) as [number, number]
        expect(dx >= (a.box.width + b.box.width) / 2 || dy >= (a.box.height + b.box.height) / 2).toBe(true)
      }
    }
  })

  test('the same from every side, turned', () => {
    const pieces = names.map((name): [string, number] => [`side:${name}`, 1])
    const [upright, turned] = [0, 3].map((turn) => chartOf(layout, pieces, catalogue, turn)) as [
      ReturnType<typeof chartOf>,
      ReturnType<typeof chartOf>,
    ]
    expect(turned.bounds.width).toBeCloseTo(upright.bounds.height)
    expect(turned.regions.map(({ ref }) => ref)).toEqual(upright.regions.map(({ ref }) => ref))
    expect(chartOf(layout, pieces, catalogue)).toEqual(upright)
  })

  test('every island has its standard on its own shore', () => {
    const chart = chartOf(
      layout,
      names.map((name, at) => [`side:${name}`, at]),
      catalogue,
    )
    const furniture = furnish(chart, sheetOf(chart), { flag: 110, line: 55, names: new Map() })
    furniture.flags.forEach((flag, at) => {
      const coast = chart.islands[at]?.coast.flat() ?? []
      expect(distance(flag, nearest(flag, coast))).toBe(0)
    })
  })
})
