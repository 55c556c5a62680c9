/**
 * One emblem for every card, relic, vision, banner and trait, put together from a kit of drawings in a box of 64 × 64.
 *
 * A drawing of the kit is layers parted by `|`, a layer is `how path`. How: a the suit's colour, d its deep shade, s its
 * pale tint, b bone, c ink, f skin, g gold, k steel, n wood, r wax, e leaf, w water, l the pen, t a thin pen, y a pale one;
 * a capital letter draws the layer and its mirror image. In a path `Ox y r` is a circle by its top and its radius.
 *
 * A composition is drawings parted by spaces, from the back to the front: `name` or `name+name:x,y,size,turn`, where x and y
 * say where the middle of the box comes to stand. `~` before a name mirrors all of them, `/an` after one paints its a as n.
 */
import { COMPOSITIONS } from './compositions'
import { KIT } from './kit'

export type Layer = { how: string; mirror: boolean; path: string }
export type Part = { transform: string | undefined; pen: number; layers: Layer[] }
export type Drawing = { family: string; parts: Part[] }

const CIRCLE = /O(-?[\d.]+ ?-?[\d.]+) ([\d.]+)/g
const drawn = new Map<string, Drawing | null>()

/** The emblem of a ref or of the back of a card; null for what has none, such as a site. */
export function drawingOf(ref: string): Drawing | null {
  let drawing = drawn.get(ref)
  if (drawing === undefined) {
    drawing = compose(ref)
    drawn.set(ref, drawing)
  }
  return drawing
}

/** The refs that have an emblem, by family. */
export const families = (): [string, string[]][] =>
  Object.entries(COMPOSITIONS).map(([family, cards]) => [
    family,
    Object.keys(cards).map((id) => (id.includes(':') || family === 'back' ? id : `card:${id}`)),
  ])

function compose(ref: string): Drawing | null {
  const id = ref.startsWith('card:') ? ref.slice(5) : ref
  for (const [family, cards] of Object.entries(COMPOSITIONS)) {
    const text = cards[id]
    if (text !== undefined) return { family, parts: `ground-${family} ${text}`.split(' ').map(partOf) }
  }
  return null
}

function partOf(text: string): Part {
  const [names = '', place = ''] = text.split(':')
  const flip = names.startsWith('~')
  const [x = 32, y = 32, size = 1, turn = 0] = place ? place.split(',').map(Number) : []
  const turned = turn ? ` rotate(${turn})` : ''
  const transform = flip || place ? `translate(${x} ${y})${turned} scale(${flip ? -size : size} ${size}) translate(-32 -32)` : undefined
  // A small copy keeps most of the weight of its lines.
  return { transform, pen: Math.round(180 / size ** 0.75) / 100, layers: names.slice(flip ? 1 : 0).split('+').flatMap(layersOf) }
}

function layersOf(painted: string): Layer[] {
  const [name = '', paint = ''] = painted.split('/')
  const figure = KIT[name]
  if (!figure) throw new Error(`no drawing is called ${name}`)
  return figure.split('|').map((text) => {
    const letter = text.charAt(0)
    const how = letter.toLowerCase()
    const swap = paint.match(/../g)?.find((pair) => pair.startsWith(how))
    return {
      how: swap?.charAt(1) ?? how,
      mirror: letter !== how,
      path: text.slice(2).replace(CIRCLE, 'M$1a$2 $2 0 1 1-.1 0Z'),
    }
  })
}
