/** The element that a note is pinned to. */
import { within, type Box } from './place'

export type Outline = { path: string; transform: string }

const PARTS: Record<string, string[]> = {
  question: ['#prompt', '#asked-head'],
  options: ['#board [data-part="options"]', 'ul[aria-labelledby="prompt"]'],
  hint: ['#asked [data-part="hint"]'],
  seats: ['section[aria-labelledby="seats-head"]', '#board [data-seat]'],
  log: ['#side-panel', '#sheet-panel'],
}

/** Where a ref may be drawn: on the board, in the list of options, among the seats. */
function placesOf(ref: string): string[] {
  const drawn = `[data-ref="${CSS.escape(ref)}"]`
  const found = [`#board ${drawn}`, `[data-option="${CSS.escape(ref)}"]`]
  if (ref.startsWith('seat:')) found.push(`[data-seat="${CSS.escape(ref.slice(5))}"]`)
  return found
}

/** What is pointed at: the first of these that can be seen; the question, if none can. */
export function targetOf(...pins: string[]): Element | null {
  const selectors = [...pins, 'question'].flatMap((pin) => PARTS[pin] ?? placesOf(pin))
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find((element) => boxOf(element).width > 0)
    if (found) return found
  }
  return null
}

/** A note that asks for nothing is about everything that a board groups there: the three scorings, not one of them. */
export const wholeOf = (element: Element | null): Element | null => element?.closest('[data-whole]') ?? element

/** Where only the heading of a place can be pointed at, the whole place is meant: a note must not lie on the rest of it. */
export const groundOf = (element: Element): Element => element.closest('[data-heading]')?.closest('section') ?? element

/** What a board says is to be touched next, where an answer is only laid out before it is given. */
export const coachedOnBoard = (): Element | null => document.querySelector('#board [data-coached]')

/** The outline of a region as it lies on the screen, measured from a box: a frame around it would cross its neighbours. */
export function outlineIn(element: Element, { left, top }: Box): Outline | null {
  const matrix = element instanceof SVGPathElement ? element.getScreenCTM() : null
  const path = element.getAttribute('d')
  if (!matrix || !path) return null
  const { a, b, c, d, e, f } = matrix
  return { path, transform: `matrix(${[a, b, c, d, e - left, f - top].join(' ')})` }
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** The part of the window that a note may cover: neither the bar at the top nor the news below it, unless those are unrolled. */
export function roomForNotes(): Box {
  const board = document.querySelector('#board')?.getBoundingClientRect().top ?? 0
  const top = Math.max(board, document.querySelector('.strip:not(.unrolled)')?.getBoundingClientRect().bottom ?? 0)
  return { left: 0, top, width: innerWidth, height: innerHeight - top }
}

/** As much of an element as the part of the page that scrolls it shows. */
export function shownBox(element: Element): Box {
  const frame = element.closest('#board, #asked .body')
  return frame ? within(boxOf(element), boxOf(frame)) : boxOf(element)
}

/** Whether the middle of an element is on the screen, and in the part of the page that scrolls it. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = boxOf(element)
  const inside = (box: Box): boolean =>
    left + width / 2 >= box.left && left + width / 2 <= box.left + box.width && top + height / 2 >= box.top && top + height / 2 <= box.top + box.height
  const frame = element.closest('#board, #asked .body')
  return inside({ left: 0, top: 0, width: innerWidth, height: innerHeight }) && (!frame || inside(boxOf(frame)))
}
