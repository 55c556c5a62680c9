/** The rulebook as a reader finds it: chapters, paragraphs, and where the words of a search stand. Pure. */
import { messageId, type Words } from '../lib/words'

export type Paragraph = {
  id: string
  /** As the rulebook numbers it; "" if it does not. */
  number: string
  title: string
  lines: readonly string[]
  /** Everything in it as a search reads it. */
  folded: string
}
export type Chapter = { id: string; title: string; paragraphs: Paragraph[] }
/** `to`: the paragraph that this piece of the text names. */
export type Piece = { text: string; hit: boolean; to?: string }

const NUMBER = /^\d+(\.\d+)*$/

/** Letters as a search compares them: е finds ё. Every letter stays one letter. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

function paragraphOf(id: string, words: Words): Paragraph {
  const title = words.ruleTitle(id)
  const text = words.rule(id)
  const number = NUMBER.test(id) ? id : ''
  return { id, number, title, lines: text.split('\n'), folded: fold(`${number} ${title} ${text}`) }
}

/** A chapter begins where the game's words have one (`chapter-ID`); a game without chapters is one. */
export function chaptersOf(ids: readonly string[], words: Words): Chapter[] {
  const chapters: Chapter[] = []
  for (const id of ids) {
    const head = `chapter-${messageId(id)}`
    if (words.has(head)) chapters.push({ id, title: words.text(head), paragraphs: [] })
    else if (!chapters.length) chapters.push({ id, title: '', paragraphs: [] })
    chapters.at(-1)!.paragraphs.push(paragraphOf(id, words))
  }
  return chapters
}

const REFERENCE = /\d+(?:\.\d+)+/g

/** A text in pieces: the numbers of other paragraphs, and what stands between. A number of no paragraph stays text. */
export function referred(text: string, ids: ReadonlySet<string>, own: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: number, index } of text.matchAll(REFERENCE)) {
    if (!ids.has(number) || number === own) continue
    if (index > from) pieces.push({ text: text.slice(from, index), hit: false })
    pieces.push({ text: number, hit: false, to: number })
    from = index + number.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false })
  return pieces
}

/** The words searched for. */
export const needlesOf = (wanted: string): string[] => fold(wanted).split(/\s+/).filter(Boolean)

/** Whether a paragraph contains all of them. */
export const matches = ({ folded }: Paragraph, needles: readonly string[]): boolean =>
  needles.every((needle) => folded.includes(needle))

/** A text in pieces: what was searched for, and what is in between. */
export function marked(text: string, needles: readonly string[]): Piece[] {
  const folded = fold(text)
  const pieces: Piece[] = []
  let from = 0
  for (let at = 0; at < text.length; ) {
    const found = needles.find((needle) => folded.startsWith(needle, at))
    if (found === undefined) {
      at += 1
      continue
    }
    if (at > from) pieces.push({ text: text.slice(from, at), hit: false })
    pieces.push({ text: text.slice(at, at + found.length), hit: true })
    at += found.length
    from = at
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false })
  return pieces
}
