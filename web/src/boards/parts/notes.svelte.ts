/** The small note by the pointer: what is here, and why it cannot be chosen. */

export type NoteText = {
  title: string
  /** Why not. */
  reason?: string | undefined
  lines?: string[]
  /** What the seats have here, each with its livery; null for nobody's. */
  holdings?: { seat: number | null; text: string }[]
}
export type Note = NoteText & { x: number; y: number }

export class Notes {
  #make: (() => Note | null) | null = $state.raw(null)
  /** Recomputed when its content changes: the reasons may arrive after the tap that asks for them. */
  current: Note | null = $derived.by(() => this.#make?.() ?? null)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Shows a note after a moment; at once if there is one already. */
  soon(note: () => Note | null, wait: number): void {
    clearTimeout(this.#timer)
    if (this.#make) this.#make = note
    else this.#timer = setTimeout(() => (this.#make = note), wait)
  }

  now(note: () => Note | null): void {
    clearTimeout(this.#timer)
    this.#make = note
    // a touch has no "leave" event: the note goes away by itself
    this.#timer = setTimeout(() => (this.#make = null), 4500)
  }

  hide(): void {
    clearTimeout(this.#timer)
    this.#make = null
  }
}
