/** There is no hover on a touch screen: a long press shows what a thing is, without choosing it. */
import type { Attachment } from 'svelte/attachments'

export const PRESS = 380
const DRIFT = 8

export const held = (tell: (at: { x: number; y: number }) => void): Attachment<Element> => (node) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let told = false
  const rest = (): void => clearTimeout(timer)
  const down = (event: PointerEvent): void => {
    told = false
    rest()
    if (event.pointerType !== 'touch') return
    start = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      told = true
      tell(start)
    }, PRESS)
  }
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRIFT) rest()
  }
  // a long press may end with a click, and open a menu: both mean nothing
  const swallow = (event: Event): void => {
    if (!told) return
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') told = false
  }
  const listen: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', rest],
    ['pointercancel', rest],
    ['click', swallow],
    ['contextmenu', swallow],
  ]
  for (const [type, handler] of listen) node.addEventListener(type, handler as EventListener, { capture: true })
  return () => {
    rest()
    for (const [type, handler] of listen) node.removeEventListener(type, handler as EventListener, { capture: true })
  }
}
