/** What grows on the land: small signs by terrain, scattered a little unevenly, the same every time. */
import { chance, type Point } from '../../../ui/sketch'
import { distance, inside, type Chart, type RegionShape } from './geometry'

/** `fill` is a shade of the terrain (x-sign-…), `path` is drawn about 0,0. */
export type Layer = { how: 'body' | 'light' | 'dark' | 'pen'; path: string }
export type Sign = { x: number; y: number; size: number; flip: boolean; layers: Layer[] }

type Kind = { layers: Layer[]; often: number; size: number; gap: number }
const layers = (...parts: [Layer['how'], string][]): Layer[] => parts.map(([how, path]) => ({ how, path }))

const FIR = layers(
  ['dark', 'M-1.4 0v-6h2.8v6Z'],
  ['body', 'M0-30 7-19H4L10-11H6L12-3H-12L-6-11H-10L-4-19H-7Z'],
  ['light', 'M0-30 3-19H1L4-11H2L3-3H-12L-6-11H-10L-4-19H-7Z'],
)
const OAK = layers(
  ['dark', 'M-1.6 0v-9h3.2v9Z'],
  ['body', 'M-10-8C-16-10-14-19-8-19-9-27 4-30 6-23 14-24 16-13 10-9 6-5-6-5-10-8Z'],
  ['light', 'M-10-8C-16-10-14-19-8-19-8-25 0-28 4-25-3-23-4-18-3-13-4-9-8-7-10-8Z'],
)
const PEAK = layers(
  ['body', 'M-22 0-6-32 0-24 6-38 24 0Z'],
  ['light', 'M-12-20-6-32 0-24 6-38 13-22 9-19 6-24 2-16-1-21-4-16-7-21Z'],
  ['dark', 'M6-38 24 0H8L12-12 6-18Z'],
  ['pen', 'M-22 0-6-32 0-24 6-38 24 0'],
)
const PEBBLE = layers(['body', 'M-7 0C-7-5 6-6 7 0Z'], ['pen', 'M-7 0C-7-5 6-6 7 0'])
const MESA = layers(
  ['body', 'M-24 0-18-18-15-19V-25L-6-27 4-25 5-19 12-18 15-9 24 0Z'],
  ['light', 'M-24 0-18-18-15-19V-25L-6-27-5-19-9-9-10 0Z'],
  ['pen', 'M-18-12-8-11M-4-15 12-13M-21-6-12-5M0-7 16-5M-15-19-4-18 5-19'],
)
const ROCK = layers(
  ['body', 'M-9 0-6-12-1-17 4-11 9 0Z'],
  ['light', 'M-9 0-6-12-1-17-2-8-4 0Z'],
  ['pen', 'M-2-8 4-6M-5-4 3-2'],
)
const DUNE = layers(
  ['light', 'M-26 0C-12-2-8-15 4-15 12-15 16-4 26 0Z'],
  ['body', 'M4-15C12-15 16-4 26 0H2C10-3 0-9 4-15Z'],
  ['pen', 'M-26 0C-12-2-8-15 4-15 12-15 16-4 26 0'],
)
const CACTUS = layers(
  ['dark', 'M-2.6 0V-21C-2.6-25 2.6-25 2.6-21V-11H6V-17C6-20 10-20 10-17V-9C10-6 8-6 2.6-6.5V0ZM-2.6-5C-9-5-10-6-10-9V-14C-10-17-6-17-6-14V-10H-2.6Z'],
)
const HILL = layers(
  ['body', 'M-26 0C-20-13-10-18-1-18 9-18 20-12 26 0Z'],
  ['light', 'M-26 0C-20-13-10-18-1-18-8-14-12-7-12 0Z'],
  ['pen', 'M-26 0C-20-13-10-18-1-18 9-18 20-12 26 0M2-11l1-4M6-8l1.5-4M10-4l1.5-4M-2-5l1-4'],
)
const HEATHER = layers(
  ['pen', 'M-6 0Q-7-6-9-9M-2 0Q-2-7-3-12M2 0Q3-7 5-11M6 0Q8-4 10-7'],
  ['dark', 'M-9-9a1.8 1.8 0 1 1 .1 0ZM-3-12a2 2 0 1 1 .1 0ZM5-11a1.9 1.9 0 1 1 .1 0ZM10-7a1.7 1.7 0 1 1 .1 0Z'],
)
const SHEAF = layers(
  ['body', 'M-5 0 5 0 3-7 9-19 3-17 0-22-3-17-9-19-3-7Z'],
  ['pen', 'M0 0V-20M-2-2-6-17M2-2 6-17M-4-7H4'],
)
const FURROW = layers(
  ['light', 'M-24-9 20-13 24 0-20 4Z'],
  ['pen', 'M-23-6 21-10M-22-2 22-6M-21 1 23-3M-24-9 20-13M-20 4 24 0'],
)
const BARN = layers(
  ['light', 'M-10 0V-9L-3-15 4-9V0Z'],
  ['body', 'M-3-15H8L15-9V0H4V-9Z'],
  ['dark', 'M-12-8-3-16 8-16 16-8.5 14-8 4-9-3-14-10-8Z'],
  ['pen', 'M-5 0V-5H-1V0M-10 0H15'],
)
const REEDS = layers(
  ['pen', 'M-7 0Q-8-10-11-16M-2 0Q-2-12-3-20M3 0Q4-9 6-17M8 0Q10-6 13-10M-14 1Q-7-2 0 1T14 1'],
  ['dark', 'M-4.4-20a1.5 4 0 1 1 2.9 0 1.5 4 0 1 1-2.9 0ZM4.7-17a1.5 3.6 0 1 1 2.8 0 1.5 3.6 0 1 1-2.8 0Z'],
)
const POOL = layers(
  ['light', 'M-18-2C-16-8-2-9 6-7 14-8 20-3 15 0 9 4-2 2-8 2-14 3-20 1-18-2Z'],
  ['pen', 'M-10-2q4-2 8 0M0-4q5-2 9 0'],
)
const DEADTREE = layers(['pen', 'M0 0Q-1-9 0-14L-6-21M0-14 4-22M-3-17.5-9-18M2-18 8-20M0-8 6-12 9-11'], ['dark', 'M-2 0-.6-9H.6L2 0Z'])
const TUFT = layers(['pen', 'M-6 0Q-6-4-8-7M-2 0Q-2-5-2.5-9M2 0Q3-5 4-8M6 0Q7-3 9-5'])
const FLOWER = layers(['pen', 'M0 0Q-1-5 0-9M0-3 4-6'], ['dark', 'M-2.4-10.5a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0Z'])
const SHEEP = layers(
  ['light', 'M-8-2C-11-3-10-9-6-9-5-12 3-12 4-9 9-9 10-3 6-2 4 1-6 1-8-2Z'],
  ['dark', 'M5-8C7-11 11-9 10-6 9-4 6-5 5-8ZM-5-1h1.6v4H-5ZM2-1h1.6v4H2Z'],
  ['pen', 'M-8-2C-11-3-10-9-6-9-5-12 3-12 4-9 9-9 10-3 6-2'],
)
const PALM = layers(
  ['dark', 'M-1 0Q-3-10 2-18L4-17Q0-10 2 0Z'],
  ['body', 'M3-18C-3-24-9-22-12-17-6-19-2-18 3-18ZM3-18C4-25 11-26 15-22 9-21 6-20 3-18ZM3-18C9-18 13-14 12-10 9-14 6-16 3-18ZM3-18C-1-16-4-13-4-9-1-13 1-15 3-18Z'],
)
const SURF = layers(['pen', 'M-14 0q4-4 7 0t7 0 7 0 7 0M-8 5q4-4 7 0t7 0'])
const SNOWFIR = layers(
  ['dark', 'M-1.2 0v-4h2.4v4Z'],
  ['body', 'M0-24 5-15H3L9-3H-9L-3-15H-5Z'],
  ['light', 'M0-24 5-15 2-16 0-13-2-16-5-15ZM-3-15 3-15 5-10 2-11 0-8-2-11-5-10Z'],
)

const kind = (of: Layer[], often: number, size = 1, gap = 26): Kind => ({ layers: of, often, size, gap })
export const TERRAINS: Record<string, Kind[]> = {
  canyon: [kind(MESA, 3, 1.05, 40), kind(ROCK, 3, 1, 24), kind(CACTUS, 1, 0.75, 20)],
  desert: [kind(DUNE, 4, 1.05, 40), kind(CACTUS, 1.4, 0.95, 24), kind(PEBBLE, 1, 0.8, 16)],
  coast: [kind(PALM, 2, 1.1, 26), kind(SURF, 2, 1, 26), kind(TUFT, 2, 1, 18)],
  hills: [kind(HILL, 3, 1, 38), kind(HEATHER, 4, 1, 20)],
  forest: [kind(FIR, 5, 1, 19), kind(OAK, 4, 1, 22)],
  snow: [kind(PEAK, 3, 1, 38), kind(SNOWFIR, 3, 1, 20)],
  fields: [kind(FURROW, 3, 1, 42), kind(SHEAF, 3, 0.9, 20), kind(BARN, 0.7, 1, 26)],
  swamp: [kind(REEDS, 4, 1, 22), kind(POOL, 3, 1, 32), kind(DEADTREE, 1.6, 1.1, 24)],
  plain: [kind(TUFT, 4, 1, 20), kind(FLOWER, 3, 1, 15), kind(SHEEP, 1.3, 1, 24), kind(OAK, 1.1, 0.8, 26)],
}
const PLAIN = TERRAINS['plain']!
const TRIES = 900
const CITY = 48
const ROAD = 15
const GUILD = 24
const LABEL = { width: 132, height: 46 }

const known = new WeakMap<RegionShape, Sign[]>()

/** Signs all over a region, from far to near. */
export function signsOf(region: RegionShape, chart: Chart, seed: number): Sign[] {
  const found = known.get(region) ?? scatter(region, chart, seed)
  known.set(region, found)
  return found
}

function scatter(region: RegionShape, chart: Chart, seed: number): Sign[] {
  const random = chance(seed * 7919 + 5)
  const kinds = TERRAINS[region.terrain] ?? PLAIN
  const whole = kinds.reduce((sum, { often }) => sum + often, 0)
  const xs = region.polygon.map(([x]) => x)
  const ys = region.polygon.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const found: (Sign & { gap: number })[] = []
  for (let turn = 0; turn < TRIES; turn++) {
    const point: Point = [left + random() * wide, top + random() * high]
    let pickAt = random() * whole
    const chosen = kinds.find(({ often }) => (pickAt -= often) <= 0) ?? kinds[0]!
    const size = chosen.size * (0.82 + random() * 0.36)
    if (!inside(point, region.polygon)) continue
    const crowded = found.some(
      ({ x, y, gap }) => Math.hypot((x - point[0]) * 0.85, (y - point[1]) * 1.25) < (gap + chosen.gap) / 2,
    )
    if (crowded || !free(point, region, chart, chosen.gap)) continue
    found.push({ x: point[0], y: point[1], size, flip: random() < 0.5, layers: chosen.layers, gap: chosen.gap })
  }
  return found.sort((a, b) => a.y - b.y)
}

/** Not on a road, in a city, where a guild rises or under the name of the region. */
function free(point: Point, region: RegionShape, chart: Chart, gap: number): boolean {
  const [x, y] = point
  const [lx, ly] = region.label
  if (Math.abs(x - lx) < LABEL.width / 2 + gap * 0.3 && y > ly - 24 && y < ly + LABEL.height + gap * 0.8) return false
  for (const city of chart.cities.values()) {
    if (Math.hypot(x - city.x, y - 8 - city.y) < CITY) return false
    if (Math.hypot(x - city.guild[0], y - 8 - city.guild[1]) < GUILD) return false
  }
  const feet = gap * 0.42
  return chart.roads.every(({ polygon }) =>
    polygon.slice(1).every((end, i) =>
      [[x, y], [x - feet, y], [x + feet, y], [x, y - gap * 0.6]].every(
        (spot) => distance(spot as Point, polygon[i]!, end) > ROAD,
      ),
    ),
  )
}
