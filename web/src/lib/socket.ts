/** One WebSocket per table. Reconnects by itself and repeats what was not acknowledged; the house then sends the whole state. */
import type { AnswerMessage, AnswersMessage, ClientMessage, ServerMessage } from './protocol'

export type Connection = 'connecting' | 'open' | 'reconnecting' | 'closed'

export type Wire = {
  readonly readyState: number
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
}

export type SocketParts = {
  url: () => string
  receive: (message: ServerMessage) => void
  connection: (now: Connection) => void
  open?: (url: string) => Wire
  random?: () => number
}

const [CONNECTING, OPEN] = [0, 1]
const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const PING_EVERY = 25_000
const SILENCE = 60_000

/** How long to wait before the next try: doubling, and somewhere in the upper half so that not all come at once. */
export function backoff(tries: number, random: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)
  return Math.round(most / 2 + (most / 2) * random)
}

export class TableSocket {
  #parts: SocketParts
  #wire: Wire | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | null = null
  #ping: ReturnType<typeof setInterval> | null = null
  #heard = 0
  #closed = false
  #pending: AnswerMessage | AnswersMessage | null = null

  constructor(parts: SocketParts) {
    this.#parts = parts
  }

  /** The answer that the house has not acknowledged yet. */
  get pending(): AnswerMessage | AnswersMessage | null {
    return this.#pending
  }

  start(): void {
    this.#closed = false
    this.#connect('connecting')
    if (typeof document !== 'undefined') document.addEventListener('visibilitychange', this.#wake)
    if (typeof window === 'undefined') return
    window.addEventListener('online', this.#moved)
    window.addEventListener('offline', this.#moved)
  }

  stop(): void {
    this.#closed = true
    this.#forget()
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', this.#wake)
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#moved)
      window.removeEventListener('offline', this.#moved)
    }
    this.#parts.connection('closed')
  }

  /** Leave everything and ask for the whole state again. */
  refresh(): void {
    this.#connect('reconnecting')
  }

  /** Sends something; an answer is kept until it is acknowledged, anything else is only sent while connected. */
  send(message: ClientMessage): boolean {
    const answers = message.type === 'answer' || message.type === 'answers'
    if (answers) this.#pending = message
    if (this.#wire?.readyState !== OPEN) {
      this.#wake()
      return answers
    }
    this.#wire.send(JSON.stringify(message))
    return true
  }

  /** The answer has arrived, or is not wanted any more. */
  settle(): void {
    this.#pending = null
  }

  #connect(as: Connection): void {
    this.#forget()
    if (this.#closed) return
    this.#parts.connection(as)
    const open = this.#parts.open ?? ((url: string) => new WebSocket(url) as unknown as Wire)
    const wire = open(this.#parts.url())
    this.#wire = wire
    wire.onopen = () => this.#opened(wire)
    wire.onmessage = ({ data }) => this.#message(String(data))
    wire.onclose = () => this.#lost()
  }

  #opened(wire: Wire): void {
    this.#tries = 0
    this.#heard = Date.now()
    this.#parts.connection('open')
    if (this.#pending) wire.send(JSON.stringify(this.#pending))
    this.#ping = setInterval(() => this.#beat(), PING_EVERY)
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#connect('reconnecting')
    else this.send({ type: 'ping' })
  }

  #message(text: string): void {
    this.#heard = Date.now()
    this.#parts.receive(JSON.parse(text) as ServerMessage)
  }

  #lost(): void {
    this.#forget()
    if (this.#closed) return
    this.#parts.connection('reconnecting')
    const wait = backoff(this.#tries++, (this.#parts.random ?? Math.random)())
    this.#timer = setTimeout(() => this.#connect('reconnecting'), wait)
  }

  /** The network has gone or come back: the old connection may be dead without notice, so a new one is tried at once. */
  #moved = (): void => {
    this.#tries = 0
    this.#connect('reconnecting')
  }

  /** The page is looked at again: try at once instead of waiting. */
  #wake = (): void => {
    if (this.#closed || (typeof document !== 'undefined' && document.hidden)) return
    if (this.#wire && this.#wire.readyState <= OPEN) return
    this.#tries = 0
    this.#connect('reconnecting')
  }

  #forget(): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#ping) clearInterval(this.#ping)
    this.#timer = this.#ping = null
    const wire = this.#wire
    this.#wire = null
    if (!wire) return
    wire.onopen = wire.onclose = wire.onmessage = null
    // browsers report an error about a connection that is closed before it is there
    if (wire.readyState === CONNECTING) wire.onopen = () => wire.close()
    else wire.close()
  }
}
