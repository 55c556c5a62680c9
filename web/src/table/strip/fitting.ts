/** Shows whole things only: what does not fit into its box is hidden, and a callback is told how many those are. */
import type { Attachment } from 'svelte/attachments'

type Box = Pick<DOMRect, 'bottom' | 'right'>
/** Sizes are fractions of a pixel. */
const SLACK = 1

/** How many of these boxes, from the first on, lie inside; this many of the first are shown in any case, if only in part. */
export function fitting(inside: Box, boxes: readonly Box[], always = 1): number {
  const over = boxes.findIndex(({ bottom, right }, at) => at >= always && (bottom > inside.bottom + SLACK || right > inside.right + SLACK))
  return over < 0 ? boxes.length : over
}

const isClamped = (text: Element | null | undefined): boolean => !!text && text.scrollHeight > text.clientHeight + SLACK

/** Marks with `data-cut` what does not fit into the lists of this element. `told` hears how many things are not seen in full. */
export function wholeThings(lists: string, told: (cut: number) => void): Attachment<HTMLElement> {
  return (row) => {
    function look(): void {
      let cut = 0
      for (const list of row.querySelectorAll<HTMLElement>(lists)) {
        const things = [...list.children] as HTMLElement[]
        for (const thing of things) thing.removeAttribute('data-cut') // what is cut changes how much room there is
        const fit = fitting(list.getBoundingClientRect(), things.map((thing) => thing.getBoundingClientRect()), list.matches('[data-clamped]') ? 1 : 0)
        things.forEach((thing, at) => thing.toggleAttribute('data-cut', at >= fit))
        cut += things.length - fit + Number(isClamped(things[0]?.querySelector('span')))
      }
      told(cut)
    }
    const resized = new ResizeObserver(look)
    const changed = new MutationObserver(look)
    resized.observe(row)
    for (const list of row.querySelectorAll(lists)) changed.observe(list, { childList: true, subtree: true, characterData: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
  }
}
