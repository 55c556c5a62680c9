/** Notes and large cards float above everything, whatever clips or contains the board. */
import type { Attachment } from 'svelte/attachments'

/** For an element with popover="manual". */
export const afloat: Attachment<HTMLElement> = (node) => {
  if (typeof node.showPopover === 'function') node.showPopover()
}
