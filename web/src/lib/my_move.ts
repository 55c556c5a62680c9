/** What a table wants of me. */
import type { TableInfo } from './protocol'

/** Whether one of my seats is asked. */
export const isMyTurn = (table: TableInfo): boolean =>
  table.status === 'playing' && table.asked.some((seat) => table.me.includes(seat))

/** Whether everybody has a seat and I, as the host, only need to start. */
export const canStart = (table: TableInfo): boolean =>
  table.status === 'waiting' && table.host && table.players.every(({ kind }) => kind !== 'open')
