/** There is no hover on a touch screen: tapping a sign that has a title shows the title as a note. */
import type { Attachment } from 'svelte/attachments'
import type { Notes } from './notes.svelte'

export const explains = (notes: Notes): Attachment<HTMLElement> => (node) => {
  const tap = (event: PointerEvent): void => {
    const sign = (event.target as Element).closest('[title]')
    const title = sign?.getAttribute('title')
    // a button already says what it does
    if (event.pointerType !== 'touch' || !title || sign?.closest('button, a, [role=button]')) return
    const at = { x: event.clientX, y: event.clientY }
    notes.now(() => ({ ...at, title }))
  }
  node.addEventListener('click', tap as EventListener)
  return () => node.removeEventListener('click', tap as EventListener)
}
