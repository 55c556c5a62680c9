/**
 * Pointer, wheel and fingers move the chart. One finger scrolls the page until the chart is near; a drag is no click;
 * a plain wheel belongs to the page unless the chart fills the window.
 */
import type { Attachment } from 'svelte/attachments'
import type { Point } from './plane'
import type { Zoom } from './zoom.svelte'

const DRAG = 6
const DOUBLE_TAP = 300

/** `scrolls` selects what the chart lies in, if that scrolls. */
export function gestures(zoom: Zoom, takesWheel: () => boolean, scrolls: string): Attachment<HTMLElement> {
  return (node) => {
    const around = node.closest(scrolls)
    const fingers = new Map<number, Point>()
    let dragged = false
    let start: Point | null = null
    let lastTap = { time: 0, x: 0, y: 0 }
    const local = (event: { clientX: number; clientY: number }): Point => {
      const box = node.getBoundingClientRect()
      return { x: event.clientX - box.x, y: event.clientY - box.y }
    }
    const spread = (): { middle: Point; wide: number } => {
      const [a, b] = [...fingers.values()] as [Point, Point]
      return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, wide: Math.hypot(a.x - b.x, a.y - b.y) || 1 }
    }
    const down = (event: PointerEvent): void => {
      if (event.button) return
      fingers.set(event.pointerId, local(event))
      start = local(event)
      dragged = fingers.size > 1
    }
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = local(event)
      if (fingers.size === 2) {
        const old = spread()
        fingers.set(event.pointerId, now)
        const fresh = spread()
        zoom.by(fresh.wide / old.wide, fresh.middle)
        zoom.drag(fresh.middle.x - old.middle.x, fresh.middle.y - old.middle.y)
        dragged = true
        return
      }
      if (!dragged && start && Math.hypot(now.x - start.x, now.y - start.y) > DRAG && zoom.near) {
        dragged = true
        node.setPointerCapture(event.pointerId)
      }
      if (dragged) {
        const held = zoom.centre.y
        zoom.drag(now.x - before.x, now.y - before.y)
        // at the edge of the chart, dragging goes on to scroll what is around it
        if (event.pointerType === 'touch' && zoom.centre.y === held) around?.scrollBy(0, before.y - now.y)
      }
      fingers.set(event.pointerId, now)
    }
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId)
    }
    const click = (event: MouseEvent): void => {
      if (!dragged) return
      dragged = false
      event.stopPropagation()
      event.preventDefault()
    }
    const tap = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' || dragged) return
      // two quick taps on something that is offered are two answers, or a shaking hand: the map stays as it is
      if ((event.target as Element).closest('button, [role=button]')) return void (lastTap.time = 0)
      const close = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30
      if (close && event.timeStamp - lastTap.time < DOUBLE_TAP) {
        if (zoom.near) zoom.whole()
        else zoom.by(2.2, local(event))
      }
      lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY }
    }
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !takesWheel()) return
      event.preventDefault()
      zoom.by(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * (event.ctrlKey ? 0.008 : 0.004)), local(event))
    }
    // two fingers never scroll the page
    const touch = (event: TouchEvent): void => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    const listen: [string, (event: never) => void, AddEventListenerOptions][] = [
      ['pointerdown', down, {}],
      ['pointermove', move, {}],
      ['pointerup', tap, {}],
      ['pointerup', up, {}],
      ['pointercancel', up, {}],
      ['click', click, { capture: true }],
      ['wheel', wheel, { passive: false }],
      ['touchmove', touch, { passive: false }],
    ]
    for (const [type, handler, options] of listen) node.addEventListener(type, handler as EventListener, options)
    return () => {
      for (const [type, handler, options] of listen) node.removeEventListener(type, handler as EventListener, options)
    }
  }
}
