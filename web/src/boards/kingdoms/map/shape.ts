/**
 * From the outlines of a card to land in the sea. Pure.
 *
 * The data are polygons that fill a rectangle. Every point of the card is moved by one smooth field, so what touched still
 * touches: the corners round off, the rim becomes a coast, borders get a slight hand. Water is simply where there is no land.
 */
import { chance } from '../../../ui/sketch'
import type { BorderFacts, Point, Terrain, TerritoryFacts } from '../types'

export const WIDTH = 700
export const HEIGHT = 500
const RIM = 27
const STEP = 0.018
/** How far the corners are drawn in. */
const ROUND = 0.25

export type Area = {
  ref: string
  terrain: Terrain
  yields: string | null
  edge: boolean
  /** Where the pieces stand. */
  at: Point
  outline: Point[]
  path: string
}
export type Chart = {
  areas: Area[]
  /** All land in one path. */
  land: string
  /** Borders that an army may cross, and rivers that it may not. */
  borders: string[]
  rivers: string[]
}

/** A number from a name, so that every territory is drawn a little differently. */
export function seedOf(name: string): number {
  let seed = 7
  for (const letter of name) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0
  return seed
}

type Field = (point: Point) => Point

function wave(random: () => number): (x: number, y: number) => number {
  const turn = Math.PI * 2
  const parts = [
    [1.1, 9],
    [2.3, 5],
    [5.1, 3.2],
    [11.3, 2],
    [23, 1.2],
  ].map(([count, size]) => {
    const way = random() * turn
    return { x: Math.cos(way) * turn * (count ?? 1), y: Math.sin(way) * turn * (count ?? 1), phase: random() * turn, size: size ?? 1 }
  })
  return (x, y) => parts.reduce((sum, part) => sum + Math.sin(part.x * x + part.y * y + part.phase) * part.size, 0)
}

export function fieldOf(seed: number): Field {
  const random = chance(seed)
  const [across, down] = [wave(random), wave(random)]
  return ([x, y]) => {
    const [u, v] = [2 * x - 1, 2 * y - 1]
    return [
      WIDTH / 2 + u * Math.sqrt(1 - ROUND * v * v) * (WIDTH / 2 - RIM) + across(x, y),
      HEIGHT / 2 + v * Math.sqrt(1 - ROUND * u * u) * (HEIGHT / 2 - RIM) + down(x, y),
    ]
  }
}

/** The same points on a long side, whichever end it is walked from. */
export function dense(points: readonly Point[], closed: boolean): Point[] {
  const found: Point[] = []
  const count = closed ? points.length : points.length - 1
  for (let at = 0; at < count; at++) {
    const [a, b] = [points[at] as Point, points[(at + 1) % points.length] as Point]
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / STEP))
    for (let part = 0; part < parts; part++) {
      const t = part / parts
      found.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
    }
  }
  if (!closed) found.push(points.at(-1) as Point)
  return found
}

export const pathOf = (points: readonly Point[], closed: boolean): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`

export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false
  for (let at = 0, last = outline.length - 1; at < outline.length; last = at++) {
    const [ax, ay] = outline[at] as Point
    const [bx, by] = outline[last] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

/** How far a point is from the nearest point of an outline. */
export const clearance = ([x, y]: Point, outline: readonly Point[]): number =>
  Math.sqrt(outline.reduce((least, [ax, ay]) => Math.min(least, (ax - x) ** 2 + (ay - y) ** 2), Infinity))

export const isLand = (terrain: Terrain): boolean => terrain !== 'water'

const charts = new Map<string, Chart>()

export function chartOf(territory: string, facts: TerritoryFacts): Chart {
  const known = charts.get(territory)
  if (known) return known
  const field = fieldOf(seedOf(territory))
  const areas = facts.regions.map((region): Area => {
    const outline = dense(region.outline, true).map(field)
    return {
      ref: region.ref,
      terrain: region.terrain,
      yields: region.yields,
      edge: region.edge,
      at: field(region.at),
      outline,
      path: pathOf(outline, true),
    }
  })
  const terrain = new Map(facts.regions.map(({ ref, terrain }) => [ref, terrain]))
  const between = (border: BorderFacts): boolean => border.between.every((ref) => isLand(terrain.get(ref) ?? 'water'))
  const drawn = (border: BorderFacts): string => pathOf(dense(border.line, false).map(field), false)
  const chart: Chart = {
    areas,
    land: areas
      .filter(({ terrain }) => isLand(terrain))
      .map(({ path }) => path)
      .join(''),
    borders: facts.borders.filter((border) => !border.river && between(border)).map(drawn),
    rivers: facts.borders.filter(({ river }) => river).map(drawn),
  }
  charts.set(territory, chart)
  return chart
}
