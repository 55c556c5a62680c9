/** A story longer than a phone's screen scrolls along with what is told. */
import type { Attachment } from 'svelte/attachments'
import { settings } from '../lib/settings.svelte'

/** Brings a part into view once `now` holds, and again whenever it changes to something else that does. */
export function inView(now: unknown, block: ScrollLogicalPosition = 'nearest'): Attachment<HTMLElement> {
  return (part) => {
    if (now) part.scrollIntoView({ block, behavior: settings.motion ? 'smooth' : 'auto' })
  }
}
