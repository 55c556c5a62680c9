/** The keyboard at the table: 1–9 choose, arrows go to the options, Ctrl-Z takes back. */
import type { Desk } from './desk.svelte'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

export function keyHandler(desk: Desk): (event: KeyboardEvent) => void {
  return (event) => {
    desk.table.hurry()
    if (isTyping(event.target)) return
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ') {
      event.preventDefault()
      if (!desk.replaying) desk.table.takeBack()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^[1-9]$/.test(event.key)) return choose(desk, Number(event.key) - 1)
    if (event.key === 'Escape' && desk.replaying) return desk.replay.live()
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && document.activeElement === document.body) {
      event.preventDefault()
      const options = document.querySelectorAll<HTMLElement>('[data-option]')
      options[event.key === 'ArrowDown' ? 0 : options.length - 1]?.focus()
    }
  }
}

function choose(desk: Desk, at: number): void {
  const ref = desk.replaying ? undefined : desk.decision?.options[at]
  if (ref !== undefined) desk.pick(ref)
}
