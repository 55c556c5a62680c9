/** Where the chairs of a table stand: one row beyond it and one in front, clockwise from the first chair. */

/** A place in a grid whose chairs are two columns wide; the table lies across it in a row of its own. */
export type Chair = {
  /** On a wide screen: beyond the table (1) or in front of it (3). */
  row: number
  column: number
  /** How far from the middle of its row, in chairs. */
  aside: number
  /** On a phone, where two chairs stand side by side. */
  narrowRow: number
  narrowColumn: number
}
export type Chairs = { chairs: Chair[]; columns: number; narrowTable: number }

/** How many chairs stand in front: the first one in the middle if possible. */
const inFront = (count: number): number => (count === 3 ? 1 : Math.ceil(count / 2))

export function chairsOf(count: number): Chairs {
  const near = inFront(count)
  const far = count - near
  const left = Math.floor((near - 1) / 2) // how many of the near row stand left of the first chair
  const seats = Array.from({ length: count }, (_, seat) => seat)
  const beyond = seats.slice(left + 1, left + 1 + far)
  const front = [...seats.slice(0, left + 1).reverse(), ...seats.slice(left + 1 + far).reverse()]
  const columns = 2 * Math.max(near, far)
  const rowsBeyond = Math.ceil(far / 2)

  const chairs: Chair[] = []
  const place = (row: number[], isFar: boolean): void =>
    row.forEach((seat, at) => {
      const aside = at - (row.length - 1) / 2
      const away = aside === 0 ? Math.ceil(row.length / 2) : Math.min(at, row.length - 1 - at) + 1
      chairs[seat] = {
        row: isFar ? 1 : 3,
        column: (columns - 2 * row.length) / 2 + 2 * at + 1,
        aside: Math.abs(aside),
        narrowRow: rowsBeyond + 1 + (isFar ? -away : away),
        narrowColumn: aside === 0 ? 2 : aside < 0 ? 1 : 3,
      }
    })
  place(beyond, true)
  place(front, false)
  return { chairs, columns, narrowTable: rowsBeyond + 1 }
}
