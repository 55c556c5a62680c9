/** The annals of a saga as they are read. */
import type { Chapter, Line } from './protocol'

/** The lines of a chapter, paragraph by paragraph; all in one if the chapter does not say. */
export function paragraphs(chapter: Chapter): Line[][] {
  const found: Line[][] = []
  let from = 0
  for (const count of chapter.paragraphs ?? [chapter.lines.length]) {
    found.push(chapter.lines.slice(from, from + count))
    from += count
  }
  if (from < chapter.lines.length) found.push(chapter.lines.slice(from))
  return found.filter((lines) => lines.length)
}
