/** The keyboard at the table: digits choose, arrows go to the options, Escape comes back to now, Ctrl-Z takes back. */
import type { PageModel } from './table_page.svelte'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

export function keyHandler(page: PageModel): (event: KeyboardEvent) => void {
  return (event) => {
    page.table.hurry()
    if (isTyping(event.target)) return
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ') {
      event.preventDefault()
      if (!page.replaying) page.table.takeBack()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^[0-9]$/.test(event.key)) return choose(page, event.key)
    if (event.key === 'Escape' && page.replaying) return page.replay.live()
    if (event.key === 'Escape' && page.telling) return page.telling.skip()
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && document.activeElement === document.body) {
      event.preventDefault()
      const options = document.querySelectorAll<HTMLElement>('[data-option]')
      options[event.key === 'ArrowDown' ? 0 : options.length - 1]?.focus()
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
  const options = page.replaying ? [] : (page.decision?.options ?? [])
  const ref = options.find((_, at) => keyOf(options, at) === key)
  if (ref !== undefined) page.pick(ref)
}
