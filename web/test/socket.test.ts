import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '../src/lib/protocol'
import { backoff, TableSocket, type Connection, type Wire } from '../src/lib/socket'

class FakeWire implements Wire {
  readyState = 0
  sent: unknown[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }
  breaks(): void {
    this.readyState = 3
    this.onclose?.()
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let wires: FakeWire[]
let heard: ServerMessage[]
let states: Connection[]
let socket: TableSocket
const last = (): FakeWire => wires.at(-1) as FakeWire

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  heard = []
  states = []
  socket = new TableSocket({
    url: () => 'ws://house/socket',
    receive: (message) => heard.push(message),
    connection: (now) => states.push(now),
    open: () => {
      wires.push(new FakeWire())
      return last()
    },
    random: () => 0.5,
  })
  socket.start()
})
afterEach(() => {
  socket.stop()
  vi.useRealTimers()
})

const answer = { type: 'answer', seat: 0, seq: 4, ref: 'card:lake', id: 'x' } as const

describe('the socket of a table', () => {
  it('hands on what it hears', () => {
    last().opens()
    last().says({ type: 'pong' })
    expect(heard).toEqual([{ type: 'pong' }])
    expect(states).toEqual(['connecting', 'open'])
  })
  it('closes a connection that is not there yet as soon as it is, and hears nothing from it', () => {
    const wire = last()
    socket.stop()
    expect(wire.readyState).toBe(0)
    wire.opens()
    expect(wire.readyState).toBe(3)
    wire.says({ type: 'pong' })
    expect(heard).toEqual([])
    expect(states).toEqual(['connecting', 'closed'])
  })
  it('comes back by itself, more and more patiently', () => {
    last().breaks()
    expect(states.at(-1)).toBe('reconnecting')
    vi.advanceTimersByTime(backoff(0, 0.5))
    expect(wires).toHaveLength(2)
    last().breaks()
    vi.advanceTimersByTime(backoff(0, 0.5))
    expect(wires).toHaveLength(2)
    vi.advanceTimersByTime(backoff(1, 0.5))
    expect(wires).toHaveLength(3)
  })
  it('says the same answer again until it is acknowledged', () => {
    last().opens()
    socket.send(answer)
    last().breaks()
    vi.advanceTimersByTime(1000)
    last().opens()
    expect(last().sent).toEqual([answer])
    socket.settle()
    last().breaks()
    vi.advanceTimersByTime(1000)
    last().opens()
    expect(last().sent).toEqual([])
  })
  it('keeps an answer that was given while the line was down', () => {
    last().breaks()
    expect(socket.send(answer)).toBe(true)
    vi.advanceTimersByTime(1000)
    last().opens()
    expect(last().sent).toEqual([answer])
  })
  it('does not keep anything else', () => {
    last().breaks()
    expect(socket.send({ type: 'chat', text: 'hello' })).toBe(false)
    vi.advanceTimersByTime(1000)
    last().opens()
    expect(last().sent).toEqual([])
  })
  it('notices a line that has gone silent', () => {
    last().opens()
    vi.advanceTimersByTime(26_000)
    expect(last().sent).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(80_000)
    expect(wires.length).toBeGreaterThan(1)
  })
  it('is quiet when it is stopped', () => {
    last().opens()
    socket.stop()
    vi.advanceTimersByTime(100_000)
    expect(wires).toHaveLength(1)
    expect(states.at(-1)).toBe('closed')
  })
})

describe('the wait before the next try', () => {
  it('doubles up to a limit and never comes in step with others', () => {
    expect(backoff(0, 0)).toBe(200)
    expect(backoff(0, 1)).toBe(400)
    expect(backoff(3, 1)).toBe(3200)
    expect(backoff(30, 1)).toBe(15_000)
  })
})
