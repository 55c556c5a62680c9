/** The outlines of the sides: lines between the points where borders meet, each drawn once, as a hand draws. Pure. */
import { resample, soften, stray, type Point } from './shapes'
import { SKETCHES } from './sides'

export type Chain = { name: string; points: Point[]; closed: boolean; regions: number[] }
export type Shape = { chains: Chain[]; rings: Point[][] }

const STEP = 8
const shapes = new Map<string, Shape>()

/** The outlines of a side that stands upright: lines between the points where borders meet, each drawn once. */
export function shapeOf(side: string): Shape {
  const known = shapes.get(side)
  if (known) return known
  const sketch = SKETCHES[side]
  if (!sketch) throw new Error(`no drawing of ${side}`)
  const rings = sketch.regions.map((ring) => ring.split(' '))
  const beside = new Map<string, Set<string>>()
  const users = new Map<string, number[]>()
  const edge = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`)
  rings.forEach((ring, region) =>
    ring.forEach((name, at) => {
      const next = ring[(at + 1) % ring.length] as string
      for (const [a, b] of [
        [name, next],
        [next, name],
      ] as const) {
        if (!beside.has(a)) beside.set(a, new Set())
        beside.get(a)?.add(b)
      }
      users.set(edge(name, next), [...(users.get(edge(name, next)) ?? []), region])
    }),
  )
  const isNode = (name: string): boolean => (beside.get(name)?.size ?? 0) > 2
  const drawn = new Map<string, Chain>()
  const chains: Chain[] = []
  const outlines = rings.map((ring) => {
    const first = Math.max(0, ring.findIndex(isNode))
    const round = [...ring.slice(first), ...ring.slice(0, first)]
    const closed = !isNode(round[0] as string)
    const parts: string[][] = []
    for (const name of closed ? round : [...round, round[0] as string]) {
      parts.at(-1)?.push(name)
      if (!parts.length || (isNode(name) && !closed)) parts.push([name])
    }
    if (!closed) parts.pop()
    return parts.flatMap((names) => {
      const key = names.join(' ')
      const back = drawn.get([...names].reverse().join(' '))
      if (back) return [...back.points].reverse().slice(0, -1)
      const regions = users.get(edge(names[0] as string, names[1] as string)) ?? []
      const points = draw(
        names.map((name) => sketch.points[name] as Point),
        closed,
        side,
        regions.length,
      )
      const chain = { name: key, points, closed, regions }
      drawn.set(key, chain)
      chains.push(chain)
      return closed ? points : points.slice(0, -1)
    })
  })
  const shape = { chains, rings: outlines }
  shapes.set(side, shape)
  return shape
}

function draw(points: Point[], closed: boolean, seed: string, regions: number): Point[] {
  const sea = regions < 2
  const soft = soften(points, closed, sea ? 2 : 3)
  return stray(resample(soft, closed, STEP), closed, seed, sea ? 17 : 10, sea ? 4 : 2.5)
}
