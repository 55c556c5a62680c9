/** The table that follows starts by itself: while its people still look at the old one, their browsers add to its seed. */
import { contribution } from './seed'
import { TableSocket, type SocketParts } from './socket'

const LONGEST = 30_000

/** Joins in the background, adds our part, and leaves when the game has started. */
export function contributeTo(url: () => string, parts: Partial<SocketParts> = {}): void {
  const socket = new TableSocket({
    url,
    receive: (message) => {
      if (message.type !== 'state' && message.type !== 'table') return
      const said = contribution(message.table, message.type === 'state')
      if (said) socket.send(said)
      if (message.table.status !== 'waiting') leave()
    },
    connection: () => undefined,
    ...parts,
  })
  const late = setTimeout(leave, LONGEST)
  function leave(): void {
    clearTimeout(late)
    socket.stop()
  }
  socket.start()
}
