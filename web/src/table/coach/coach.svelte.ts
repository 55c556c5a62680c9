/** The coach of a lesson: which note stands, and what it leads to. */
import type { LessonProgress, LessonNote } from '../../lib/protocol'
import type { TableModel } from '../../lib/table.svelte'

const LEFT: LessonNote = { key: 'web-lesson-left', number: 0, pin: 'question', take: [] }

export class Coach {
  #table: TableModel
  /** Notes up to this number have been read. */
  #read = $state(0)
  /** The learner was on the path while this page was open: only then is leaving it worth a word. */
  #followed = $state(false)

  constructor(table: TableModel) {
    this.#table = table
  }

  lesson: LessonProgress | null = $derived.by(() => this.#table.lesson)
  /** Nothing is told any more: the learner plays as they like, and the house gives hints. */
  free = $derived.by(() => this.lesson !== null && this.lesson.stage !== 'following')
  /** What is said after the game. */
  end = $derived.by(() => (this.#table.scores ? (this.lesson?.notes[0]?.key ?? null) : null))
  note: LessonNote | null = $derived.by(() => {
    if (!this.lesson || this.end) return null
    if (this.lesson.stage === 'left') return this.#followed ? LEFT : null
    return this.lesson.notes.find((note) => note.number > this.#read) ?? null
  })
  /** The option that the note leads to, if it is its turn. */
  take: string | null = $derived.by(() => this.note?.take[0] ?? null)

  /** Takes in how far the learner has come: back on the path or back at the start, notes are read again. */
  follow(lesson: LessonProgress | null): void {
    if (lesson?.stage !== 'following') return
    this.#followed = true
    const last = lesson.notes.at(-1)
    if (last && last.number <= this.#read) this.#read = lesson.notes[0]!.number - 1
  }

  /** The note has been read. */
  next(): void {
    if (this.note === LEFT) this.#followed = false
    else if (this.note) this.#read = this.note.number
  }
}
