/** The plan in mind: the wheels of a year, which turn freely until they are handed in, all at once. */

const counted = (set: readonly (string | null)[]): number => set.filter((order) => order !== null).length

export class Draft {
  readonly #many: number
  wheels: (string | null)[] = $state.raw([])
  /** The wheel that the next icon goes onto. */
  at = $state(0)
  #year = ''
  /** What lies on the table, wheel by wheel: the list of options has put it there. */
  #set: readonly (string | null)[] = $state.raw([])

  /** `many`: how many orders there are a year. */
  constructor(many: number) {
    this.#many = many
    this.wheels = this.#empty()
  }

  #empty(): (string | null)[] {
    return Array<string | null>(this.#many).fill(null)
  }

  full = $derived(this.wheels.every((order) => order !== null))

  /** Another year or another seat: empty wheels, but for what lies on the table. */
  begin(key: string, set: readonly (string | null)[]): void {
    if (this.#year === key) return this.#take(set)
    this.#year = key
    this.wheels = this.#empty().map((_, wheel) => set[wheel] ?? null)
    this.at = Math.max(0, this.wheels.indexOf(null))
    this.#set = set
  }

  /** Somebody set a wheel by the list of options: so it is. Wheels that were set before stay as they were turned here. */
  #take(set: readonly (string | null)[]): void {
    const before = counted(this.#set)
    this.#set = set
    if (counted(set) <= before) return
    this.wheels = this.wheels.map((order, wheel) => (wheel < before ? (order ?? set[wheel] ?? null) : (set[wheel] ?? order)))
    this.at = Math.max(this.at, Math.min(this.#many - 1, counted(set)))
  }

  /** The orders on the table as they have been changed here since, if they differ: they must be sent again before the list goes on. */
  turned = $derived.by((): string[] | null => {
    const mine = this.wheels.slice(0, counted(this.#set)).filter((order) => order !== null)
    return mine.length === counted(this.#set) && mine.some((order, wheel) => order !== this.#set[wheel]) ? mine : null
  })

  /** Whether the wheels show something that the table does not know yet. */
  ahead = $derived.by(() => this.wheels.some((order, wheel) => order !== (this.#set[wheel] ?? null)))

  set(wheel: number, order: string | null): void {
    this.wheels = this.wheels.map((old, at) => (at === wheel ? order : old))
  }

  /** An icon from the palette: onto the chosen wheel, and on to the next. */
  put(order: string): void {
    this.set(this.at, order)
    this.at = Math.min(this.#many - 1, this.at + 1)
  }

  turn(wheel: number, by: number, orders: readonly string[]): void {
    const now = this.wheels[wheel]
    const at = now === null || now === undefined ? (by > 0 ? -1 : 0) : orders.indexOf(now)
    this.set(wheel, orders[(at + by + orders.length) % orders.length] ?? null)
    this.at = wheel
  }

  /** A whole plan at once: all wheels can still be turned. */
  fill(plan: readonly string[]): void {
    this.wheels = this.#empty().map((_, wheel) => plan[wheel] ?? null)
    this.at = 0
  }

  /** Empty wheels, but for what lies on the table. */
  clear(): void {
    this.wheels = this.#empty().map((_, wheel) => this.#set[wheel] ?? null)
    this.at = Math.min(this.#many - 1, counted(this.#set))
  }
}
