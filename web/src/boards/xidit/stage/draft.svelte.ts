/** The plan in mind: six wheels that turn freely until they are handed in, all at once. */

export const WHEELS = 6
const EMPTY = (): (string | null)[] => Array<string | null>(WHEELS).fill(null)

const counted = (set: readonly (string | null)[]): number => set.filter((order) => order !== null).length

export class Draft {
  wheels: (string | null)[] = $state.raw(EMPTY())
  /** The wheel that the next icon goes onto. */
  at = $state(0)
  #year = ''
  #set = 0

  full = $derived(this.wheels.every((order) => order !== null))

  /** Another year or another seat: empty wheels, but for what lies on the table. */
  begin(key: string, set: readonly (string | null)[]): void {
    if (this.#year === key) return this.#take(set)
    this.#year = key
    this.wheels = EMPTY().map((_, wheel) => set[wheel] ?? null)
    this.at = Math.max(0, this.wheels.indexOf(null))
    this.#set = counted(set)
  }

  /** Somebody set a wheel by the list of options: so it is. */
  #take(set: readonly (string | null)[]): void {
    const more = counted(set) > this.#set
    this.#set = counted(set)
    if (!more) return
    this.wheels = this.wheels.map((order, wheel) => set[wheel] ?? order)
    this.at = Math.max(this.at, Math.min(WHEELS - 1, this.#set))
  }

  set(wheel: number, order: string | null): void {
    this.wheels = this.wheels.map((old, at) => (at === wheel ? order : old))
  }

  /** An icon from the palette: onto the chosen wheel, and on to the next. */
  put(order: string): void {
    this.set(this.at, order)
    this.at = Math.min(WHEELS - 1, this.at + 1)
  }

  turn(wheel: number, by: number, orders: readonly string[]): void {
    const now = this.wheels[wheel]
    const at = now === null || now === undefined ? (by > 0 ? -1 : 0) : orders.indexOf(now)
    this.set(wheel, orders[(at + by + orders.length) % orders.length] ?? null)
    this.at = wheel
  }

  /** A whole plan at once: all wheels can still be turned. */
  fill(plan: readonly string[]): void {
    this.wheels = EMPTY().map((_, wheel) => plan[wheel] ?? null)
    this.at = 0
  }

  clear(): void {
    this.wheels = EMPTY()
    this.at = 0
  }
}
