import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision, MoveMessage, StateMessage, TableInfo } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import type { Wire } from '../src/lib/socket'
import { TableModel } from '../src/lib/table.svelte'

const info: TableInfo = {
  id: 't', game: 'toy', variants: {}, saga: null, status: 'playing', public: false, host: true, hints: false, lesson: null, gathers: false, starts_in: null,
  players: [], me: [0], clock: { kind: 'none' }, left: null, asked: [0], since: 1, shuffling: null,
  seed_hash: 's', seed_parts: [], house_part: null, seed: null,
  created: 1, answers: 4, next: null, standing: null, saga_game: null, saga_ranking: null, saga_id: null, roles: null,
}
const decision = (seq: number): Decision => ({ seat: 0, seq, prompt: 'pick', rule: '1', facts: {}, options: ['n:1', 'done'], previews: {} })
const state: StateMessage = {
  type: 'state', seq: 4, table: info, seat: 0, view: { coins: 3 }, decisions: [decision(4)],
  events: [{ at: 3, key: 'a', seat: 1, facts: {} }], scores: null, ranking: null, ties: null, standing_answers: {}, undo: null, chat: [], hinted: [], turns: [0, 3], lesson: null,
}
const move = (over: Partial<MoveMessage> = {}): MoveMessage => ({
  type: 'move', seq: 5, by: 0, patch: [[['coins'], 2]], decisions: [decision(5)],
  events: [{ at: 5, key: 'b', seat: 0, facts: {} }], asked: [0], since: 2, left: null, answers: 5, turn: 3, scores: null, ranking: null, ties: null, lesson: null, ...over,
})

let sent: unknown[]
let opened: number
let wire: Wire
let table: TableModel

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  sent = []
  opened = 0
  settings.values.motion = 'none'
  table = new TableModel('t', {
    open: () => {
      opened++
      wire = { readyState: 1, send: (text) => sent.push(JSON.parse(text)), close: () => undefined, onopen: null, onclose: null, onmessage: null }
      return wire
    },
  })
  table.start()
  wire.onopen?.()
  table.receive(state)
})
afterEach(() => {
  table.stop()
  vi.useRealTimers()
})

describe('a hint that could not be found in time', () => {
  const late = { type: 'error', key: 'no-hint', text: 'Not in time.' } as const
  it('is no news to somebody who has not asked for it', () => {
    table.hint(decision(4), { unasked: true })
    table.receive(late)
    expect([table.error, table.hintsFor]).toEqual(['', ''])
  })
  it('is said to whoever has', () => {
    table.hint(decision(4), { unasked: true })
    table.receive(late)
    table.hint(decision(4))
    table.receive(late)
    expect(table.error).toBe('Not in time.')
  })
})

describe('a table', () => {
  it('knows what the state tells', () => {
    expect(table.view).toEqual({ coins: 3 })
    expect(table.decisions).toHaveLength(1)
    expect(table.fresh).toEqual([])
    expect(table.answers).toBe(4)
  })
  it('goes on with a move', () => {
    table.receive(move())
    expect(table.view).toEqual({ coins: 2 })
    expect(table.log.map((event) => event.key)).toEqual(['a', 'b'])
    expect(table.fresh.map((event) => event.key)).toEqual(['b'])
    expect(table.info?.since).toBe(2)
    expect(table.answers).toBe(5)
  })
  it('knows where turns start, from the state and move by move', () => {
    table.receive(move({ turn: 3 }))
    expect(table.turns).toEqual([0, 3])
    table.receive(move({ seq: 6, answers: 6, turn: 6 }))
    expect(table.turns).toEqual([0, 3, 6])
    const before = table.retold
    table.receive(state)
    expect(table.turns).toEqual([0, 3])
    expect(table.retold).toBe(before + 1)
  })
  it('asks for everything again when a patch does not fit', () => {
    table.receive(move({ patch: [[['no', 'such', 'place'], 1]] }))
    expect(opened).toBe(2)
    expect(table.view).toEqual({ coins: 3 })
  })
  it('sends an answer once, and takes the next when the move is there', () => {
    table.answer(decision(4), 'n:1')
    table.answer(decision(4), 'done')
    expect(sent).toEqual([expect.objectContaining({ type: 'answer', seat: 0, seq: 4, ref: 'n:1' })])
    expect(table.sent).toBe('n:1')
    table.receive(move())
    expect(table.sent).toBeNull()
  })
  it('does not send what is not offered', () => {
    table.answer(decision(4), 'n:9')
    expect(sent).toEqual([])
  })
  it('shows an error and lets one answer again', () => {
    table.answer(decision(4), 'n:1')
    table.receive({ type: 'error', key: 'not-offered', text: 'Not now.', id: '4.1' })
    expect(table.error).toBe('Not now.')
    expect(table.sent).toBeNull()
  })
  it('asks why once a decision', () => {
    table.why(decision(4))
    table.why(decision(4))
    expect(sent).toEqual([{ type: 'why', seat: 0 }])
    table.receive({ type: 'why', seat: 0, seq: 4, why_not: [{ ref: 'n:2', reason: 'r', rule: '1', facts: {} }] })
    expect(table.whyNot).toHaveLength(1)
    table.receive(move())
    expect(table.whyNot).toEqual([])
  })
  it('knows an undo that waits, and one that is over', () => {
    table.receive({ type: 'undo', by: 1, needs: [0], why: 'x', whole_turn: true, number: 9 })
    expect(table.undo).toMatchObject({ by: 1, needs: [0], why: 'x', whole_turn: true, number: 9 })
    vi.advanceTimersByTime(1000)
    table.consent(true)
    expect(sent.at(-1)).toEqual({ type: 'consent', yes: true, by: 1, whole_turn: true, number: 9 })
    table.receive({ type: 'undo', by: null, needs: [], why: 'refused', whole_turn: false, number: 0 })
    expect(table.undo).toBeNull()
  })
  it('agrees to no undo that has been put under the click', () => {
    const asked = { type: 'undo', by: 1, why: 'x', whole_turn: false } as const
    table.receive({ ...asked, needs: [0, 2], number: 9 })
    vi.advanceTimersByTime(1000)
    table.receive({ ...asked, needs: [0], number: 9 })
    expect(table.canAgree).toBe(true)
    table.receive({ ...asked, needs: [0, 2], whole_turn: true, number: 10 })
    const before = sent.length
    table.consent(true)
    expect(sent.length).toBe(before)
    table.consent(false)
    expect(sent.at(-1)).toMatchObject({ yes: false, number: 10 })
    vi.advanceTimersByTime(1000)
    table.consent(true)
    expect(sent.at(-1)).toMatchObject({ yes: true, number: 10 })
  })
  it('takes back for the seat that answered last', () => {
    table.answer(decision(4), 'n:1')
    table.takeBack()
    expect(sent.at(-1)).toEqual({ type: 'undo', seat: 0, whole_turn: false })
    table.takeBack(true)
    expect(sent.at(-1)).toEqual({ type: 'undo', seat: 0, whole_turn: true })
  })
  it('is over when the scores are told', () => {
    table.receive(move({ scores: [], decisions: [], asked: [] }))
    expect(table.info?.status).toBe('over')
  })
  it('shows the moves of others one by one, but never keeps anybody waiting', () => {
    settings.values.motion = 'full'
    table.receive(move({ by: 1, answers: 5 }))
    table.receive(move({ by: 2, answers: 6 }))
    table.receive(move({ by: 3, answers: 7 }))
    expect(table.answers).toBe(5)
    vi.advanceTimersByTime(500)
    expect(table.answers).toBe(6)
    table.hurry()
    expect(table.answers).toBe(7)
  })
  it('drops what it was still showing when a state comes', () => {
    settings.values.motion = 'full'
    table.receive(move({ by: 1, answers: 5 }))
    table.receive(move({ by: 2, answers: 6 }))
    table.receive(state)
    vi.advanceTimersByTime(5000)
    expect(table.answers).toBe(4)
  })
})
