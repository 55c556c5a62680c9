/** A list with one tab stop: arrow keys move inside it, Home and End go to its ends. */
import type { Attachment } from 'svelte/attachments'

type Roving = { selector: string; start: 'first' | 'last' }

export function roving({ selector, start }: Roving): Attachment<HTMLElement> {
  return (list) => {
    const items = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(selector)]

    function settle(current?: HTMLElement | null): void {
      const all = items()
      const chosen = current && all.includes(current) ? current : start === 'first' ? all[0] : all.at(-1)
      for (const item of all) item.tabIndex = item === chosen ? 0 : -1
    }

    function keydown(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const all = items()
      const at = all.indexOf(document.activeElement as HTMLElement)
      if (at < 0) return
      const next = nextIndex(event.key, at, all.length)
      if (next === null) return
      event.preventDefault()
      all[next]?.focus()
    }

    const focusin = (event: FocusEvent): void => settle(event.target as HTMLElement)
    const watcher = new MutationObserver(() => settle(list.querySelector<HTMLElement>(`${selector}:focus`)))
    list.addEventListener('keydown', keydown)
    list.addEventListener('focusin', focusin)
    watcher.observe(list, { childList: true, subtree: true })
    settle()
    return () => {
      list.removeEventListener('keydown', keydown)
      list.removeEventListener('focusin', focusin)
      watcher.disconnect()
    }
  }
}

/** Where a key leads among a number of items; null for any other key. */
export function nextIndex(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowUp':
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
