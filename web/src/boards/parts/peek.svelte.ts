/** The larger copy of a card: on hover, on focus, on a long press. */
import { PRESS } from './press'

export type Peeked = { ref: string; box: DOMRect; reason?: string | undefined }

const DWELL = 260

export class Peek {
  current: Peeked | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** A long press ends with a click that means nothing. */
  #pressed = false
  /** Where the pointer was pressed last: what slides under a pointer that rests there is not looked at. */
  #rests = ''

  hide = (): void => {
    clearTimeout(this.#timer)
    this.current = null
  }

  show(ref: string, node: Element, reason?: string): void {
    clearTimeout(this.#timer)
    this.current = { ref, box: node.getBoundingClientRect(), reason }
  }

  /** Whether this click belongs to a long press. */
  swallow(): boolean {
    const pressed = this.#pressed
    this.#pressed = false
    return pressed
  }

  /** The handlers of something that shows a card. */
  handlers(ref: () => string, reason: () => string | undefined = () => undefined) {
    return {
      onpointerenter: (event: PointerEvent & { currentTarget: Element }): void => {
        if (event.pointerType === 'touch' || this.#rests === `${event.clientX} ${event.clientY}`) return
        const node = event.currentTarget
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => this.show(ref(), node, reason()), this.current ? 60 : DWELL)
      },
      // after a touch the copy stays until the next one
      onpointerleave: (event: PointerEvent): void => {
        if (event.pointerType !== 'touch') this.hide()
      },
      onpointerdown: (event: PointerEvent & { currentTarget: Element }): void => {
        this.#pressed = false
        this.#rests = `${event.clientX} ${event.clientY}`
        if (event.pointerType !== 'touch') return this.hide()
        const node = event.currentTarget
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => {
          this.#pressed = true
          this.show(ref(), node, reason())
        }, PRESS)
      },
      onpointerup: (event: PointerEvent): void => {
        if (event.pointerType === 'touch') clearTimeout(this.#timer)
      },
      onpointercancel: this.hide,
      oncontextmenu: (event: MouseEvent): void => {
        if (this.#pressed) event.preventDefault()
      },
      onfocus: (event: FocusEvent & { currentTarget: Element }): void => {
        if (event.currentTarget.matches(':focus-visible')) this.show(ref(), event.currentTarget, reason())
      },
      onblur: this.hide,
    }
  }
}
