/** The signs of the land in a few strokes: the foot at 0,0. `fill` is washed with the terrain's colour, `shade` with ink. */
import { chance } from '../../../ui/sketch'
import type { Point, Terrain } from '../types'
import { clearance, inside, seedOf, type Area } from './shape'

export type Sign = { line: string; fill?: string; shade?: string }

export const SIGNS = {
  fir: {
    line: 'M0 0v-7M-12-6 0-36 12-6Q6-9 0-6T-12-6ZM-7-17Q-3-19 0-16T7-17',
    fill: 'M-12-6 0-36 12-6Q6-9 0-6T-12-6Z',
    shade: 'M0-36 12-6Q8-8 4-7Z',
  },
  oak: {
    line: 'M0 0v-12M-12-14q-6-9 3-14q4-10 13-5q11 1 9 11q3 9-8 10q-10 4-17-2ZM-2-12-6-18M1-12 5-17',
    fill: 'M-12-14q-6-9 3-14q4-10 13-5q11 1 9 11q3 9-8 10q-10 4-17-2Z',
    shade: 'M2-11q13-1 11-11q-1 6-11 11Z',
  },
  peak: {
    line: 'M-24 0-4-38 2-30 8-36 28 0M-4-38-9-22-3-17-7-6M8-36 11-24 7-18',
    fill: 'M-24 0-4-38 2-30 8-36 28 0Z',
    shade: 'M8-36 28 0H8L3-10 7-18 11-24Z',
  },
  tor: {
    line: 'M-18 0-3-27 16 0M-3-27-7-15-2-9',
    fill: 'M-18 0-3-27 16 0Z',
    shade: 'M-3-27 16 0H2L-2-9-4-16Z',
  },
  wheat: {
    line: 'M-9 0q1-11-3-20M0 0v-24M9 0q-1-11 3-20M-12-20q-5-3-4-9q6 2 4 9M0-24q-4-4 0-10q4 6 0 10M12-20q5-3 4-9q-6 2-4 9',
    fill: 'M-12-20q-5-3-4-9q6 2 4 9ZM0-24q-4-4 0-10q4 6 0 10ZM12-20q5-3 4-9q-6 2-4 9Z',
  },
  furrow: { line: 'M-22 0q11-7 22 0t22 0M-17 7q9-5 17 0t17 0M-20-7q10-6 20 0t20 0' },
  mill: {
    line: 'M-7 0-5-20H5L7 0ZM-6-20 0-27 6-20M0-22-13-33M0-22 12-35M0-22-12-10M0-22 12-12M-13-33l4-4M12-35l4 4',
    fill: 'M-7 0-5-20 0-27 5-20 7 0Z',
  },
  rock: {
    line: 'M-22 0-15-24-8-9-1-40 8-12 15-27 23 0ZM-1-40 1-22-4-14M15-27 14-14',
    fill: 'M-22 0-15-24-8-9-1-40 8-12 15-27 23 0Z',
    shade: 'M-1-40 8-12 15-27 23 0H6L1-22Z',
  },
  ripple: { line: 'M-15 0q7.5-7 15 0t15 0M-9 8q6-5 12 0t11 0' },
  ship: {
    line: 'M-14-5H14Q11 3 0 3T-14-5ZM0-5V-27M0-27Q11-20 9-8H0M0-25Q-9-19-8-8H0',
    fill: 'M0-27Q11-20 9-8H0ZM0-25Q-9-19-8-8H0Z',
  },
  castle: {
    line: 'M-40 0v-34h7v7h7v-7h7v7h7v-27h7v6h5v-6h5v6h5v-6h7v27h7v-7h7v7h7v-7h7V0ZM-9 0v-13Q0-23 9-13V0M-26-15v7M26-15v7M0-54V-72M0-72 17-66 0-60',
    fill: 'M-40 0v-34h7v7h7v-7h7v7h7v-27h7v6h5v-6h5v6h5v-6h7v27h7v-7h7v7h7v-7h7V0ZM0-72 17-66 0-60Z',
    shade: 'M12-54h7v27h7v-7h7v7h7v-7h5V0H22V-27H12ZM-9 0v-13Q0-23 9-13V0Z',
  },
  arch: {
    line: 'M-38 0v-36l6-4 7 3V0ZM-42 0h21M-11 0v-22l5 3 6-4V0ZM-15 0h18M16 0v-44Q24-54 38-50l-4 6Q29-45 29-38V0ZM12 0h21M-30-12h4M-30-24h4M19-14h6M20-30h5M-14 8h10M2 9h8',
    fill: 'M-38 0v-36l6-4 7 3V0ZM-11 0v-22l5 3 6-4V0ZM16 0v-44Q24-54 38-50l-4 6Q29-45 29-38V0Z',
    shade: 'M-31 0v-39l6 2V0ZM-5 0v-20l5-3V0ZM23 0v-40Q26-48 38-50l-4 6Q29-45 29-38V0Z',
  },
} satisfies Record<string, Sign>
export type SignName = keyof typeof SIGNS

/** What grows where, the most frequent first; what stands there once. */
const GROWTH: Record<Terrain, SignName[]> = {
  forest: ['fir', 'fir', 'oak'],
  mountain: ['peak', 'tor', 'peak'],
  plains: ['wheat', 'furrow', 'wheat'],
  capital: ['furrow', 'oak'],
  ruins: ['tor'],
  crags: ['rock'],
  water: ['ripple'],
}
const SPACING: Record<Terrain, [number, number]> = {
  forest: [31, 27],
  mountain: [52, 36],
  plains: [58, 44],
  capital: [92, 64],
  ruins: [120, 80],
  crags: [44, 34],
  water: [62, 40],
}
export const LANDMARKS: Partial<Record<Terrain, SignName>> = { capital: 'castle', ruins: 'arch' }

export type Stand = { sign: SignName; x: number; y: number; scale: number; flip: boolean }

/** Half of the room that the pieces need around the middle of a region, and how far it reaches up and down. */
export const CLEAR = { side: 66, up: 62, down: 40 }

export function standsOf(area: Area): Stand[] {
  const random = chance(seedOf(area.ref))
  const [wide, high] = SPACING[area.terrain]
  const xs = area.outline.map(([x]) => x)
  const ys = area.outline.map(([, y]) => y)
  const growth = GROWTH[area.terrain]
  const open = area.terrain === 'water' || area.terrain === 'crags'
  const found: Stand[] = []
  let row = 0
  for (let y = Math.min(...ys); y < Math.max(...ys) + high; y += high, row++) {
    for (let x = Math.min(...xs) + (row % 2 ? wide / 2 : 0); x < Math.max(...xs); x += wide) {
      const at: Point = [x + (random() - 0.5) * wide * 0.5, y + (random() - 0.5) * high * 0.45]
      const sign = growth[Math.floor(random() * growth.length)] as SignName
      const stand = { sign, x: at[0], y: at[1], scale: 0.78 + random() * 0.3, flip: random() < 0.5 }
      const [dx, dy] = [at[0] - area.at[0], at[1] - 8 - area.at[1]]
      const kept = !open && Math.abs(dx) < CLEAR.side && dy > -CLEAR.up && dy < CLEAR.down
      const roomAbove = inside([at[0], at[1] - 22], area.outline)
      if (!kept && roomAbove && inside(at, area.outline) && clearance(at, area.outline) > 17) found.push(stand)
    }
  }
  return found
}
