/** The keyboard at the table. What a key does and what the list of keys says of it stand in one place: `KEYS`. */
import type { PageModel } from './table_page.svelte'

/** A key, or some that belong together, and what it does. */
export type Shortcut = {
  /** As they are shown; a list of keys that are pressed together. */
  keys: readonly (readonly string[])[]
  /** The message that says what it does. */
  does: string
  fits: (event: KeyboardEvent) => boolean
  /** Whether it means anything now. */
  when: (page: PageModel) => boolean
  press: (page: PageModel, event: KeyboardEvent) => void
}
export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] }

const plain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey
const named = (...names: string[]) => (event: KeyboardEvent): boolean => plain(event) && !event.shiftKey && names.includes(event.key)
const undoKey = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyZ'
const atRest = (): boolean => document.activeElement === document.body
/** Whether an earlier moment is shown, or the replay is open. */
const past = (page: PageModel): boolean => page.replaying || page.replayOpen

function step(page: PageModel, by: number): void {
  page.replay.pause()
  void page.replay.go((page.replay.at ?? page.table.answers) + by, page.table.answers)
}

function turn(page: PageModel, by: -1 | 1): void {
  page.replay.pause()
  void page.replay.goByTurn(by, page.table.turns, page.table.answers)
}

const answering: Shortcut[] = [
  {
    keys: [['1'], ['…'], ['9'], ['0']],
    does: 'web-key-choose',
    fits: (event) => plain(event) && /^[0-9]$/.test(event.key),
    when: (page) => !page.replaying,
    press: (page, event) => choose(page, event.key),
  },
  {
    keys: [['↑'], ['↓']],
    does: 'web-key-options',
    fits: named('ArrowDown', 'ArrowUp'),
    when: (page) => !past(page) && atRest(),
    press: (_, event) => {
      const options = document.querySelectorAll<HTMLElement>('[data-option]')
      options[event.key === 'ArrowDown' ? 0 : options.length - 1]?.focus()
    },
  },
  {
    keys: [['Ctrl', 'Z']],
    does: 'web-key-undo',
    fits: (event) => undoKey(event) && !event.shiftKey,
    when: (page) => !page.replaying,
    press: (page) => page.table.takeBack(),
  },
  {
    keys: [['Ctrl', 'Shift', 'Z']],
    does: 'web-key-undo-turn',
    fits: (event) => undoKey(event) && event.shiftKey,
    when: (page) => !page.replaying,
    press: (page) => page.table.takeBack(true),
  },
  {
    keys: [['Esc']],
    does: 'web-key-skip',
    fits: named('Escape'),
    when: (page) => !page.replaying && page.telling !== null,
    press: (page) => page.telling?.skip(),
  },
]

const replaying: Shortcut[] = [
  {
    keys: [['←'], ['→']],
    does: 'web-key-step',
    fits: named('ArrowLeft', 'ArrowRight'),
    when: past,
    press: (page, event) => step(page, event.key === 'ArrowLeft' ? -1 : 1),
  },
  {
    keys: [['PgUp'], ['PgDn'], ['↑'], ['↓'], ['Shift', '←'], ['Shift', '→']],
    does: 'web-key-turn',
    fits: (event) =>
      named('PageUp', 'PageDown', 'ArrowUp', 'ArrowDown')(event) ||
      (plain(event) && event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')),
    when: past,
    press: (page, event) => turn(page, ['PageUp', 'ArrowUp', 'ArrowLeft'].includes(event.key) ? -1 : 1),
  },
  {
    keys: [['Home'], ['End']],
    does: 'web-key-ends',
    fits: named('Home', 'End'),
    when: past,
    press: (page, event) => {
      page.replay.pause()
      void page.replay.go(event.key === 'Home' ? 0 : page.table.answers, page.table.answers)
    },
  },
  {
    keys: [['Space']],
    does: 'web-key-play',
    fits: named(' '),
    when: (page) => past(page) && atRest(),
    press: (page) => page.replay.toggle(() => page.table.answers),
  },
  {
    keys: [['Esc']],
    does: 'web-key-now',
    fits: named('Escape'),
    when: (page) => page.replaying,
    press: (page) => page.replay.live(),
  },
]

const anywhere: Shortcut[] = [
  {
    keys: [['?']],
    does: 'web-key-help',
    fits: (event) => plain(event) && event.key === '?',
    when: () => true,
    press: (page) => (page.keysOpen = !page.keysOpen),
  },
]

export const KEYS: readonly ShortcutGroup[] = [
  { title: 'web-keys-asked', shortcuts: answering },
  { title: 'web-keys-replay', shortcuts: replaying },
  { title: 'web-keys-anywhere', shortcuts: anywhere },
]

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
/** A slider handles steps and its ends by itself, but does not know where turns start. */
const isSliding = (event: KeyboardEvent): boolean =>
  (event.target as HTMLElement | null)?.getAttribute?.('type') === 'range' && /^Page(Up|Down)$/.test(event.key)

export function keyHandler(page: PageModel): (event: KeyboardEvent) => void {
  return (event) => {
    page.table.hurry()
    if (event.defaultPrevented || (isTyping(event.target) && !isSliding(event))) return
    for (const { shortcuts } of page.keysOpen ? KEYS.slice(-1) : KEYS) {
      const found = shortcuts.find((shortcut) => shortcut.fits(event) && shortcut.when(page))
      if (!found) continue
      event.preventDefault()
      return found.press(page, event)
    }
  }
}

/** Whether only numbers are offered, such as coins to bid. */
export const onlyNumbers = (options: readonly string[]): boolean => options.every((ref) => ref.startsWith('n:'))

/** The key that chooses an option: a number is its own key, anything else goes by its place in the list. */
export function keyOf(options: readonly string[], at: number): string | undefined {
  if (onlyNumbers(options)) return /^n:(\d)$/.exec(options[at] ?? '')?.[1]
  return at < 9 ? String(at + 1) : undefined
}

function choose(page: PageModel, key: string): void {
  const options = page.decision?.options ?? []
  const ref = options.find((_, at) => keyOf(options, at) === key)
  if (ref === undefined) return
  page.lookAway()
  page.pick(ref)
}
