/** While the board tells what has happened, the desk gives nothing away. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Decision, GameEvent, TableInfo } from '../src/lib/protocol'
import { Desk } from '../src/table/desk.svelte'
import { keyHandler } from '../src/table/keys'

const decision: Decision = { seat: 0, seq: 4, prompt: 'pick', rule: '1', facts: {}, options: ['city:1', 'city:2'] }
const event = (at: number): GameEvent => ({ at, key: 'moved', seat: 1, facts: {} })
let desk: Desk

beforeEach(() => {
  vi.stubGlobal('HTMLElement', class {})
  desk = new Desk('t')
  desk.table.info = { me: [0], players: [{ stand_in: false }], status: 'playing', asked: [0] } as unknown as TableInfo
  desk.table.decisions = [decision]
  desk.table.log = [event(1), event(2), event(3)]
})

describe('the desk', () => {
  test('asks and tells everything if the board tells nothing', () => {
    expect(desk.decision).toBe(decision)
    expect(desk.offered.size).toBe(2)
    expect(desk.log).toHaveLength(3)
  })
  test('holds the question, what is offered and new lines back while the board tells', () => {
    desk.telling = { lines: 1, skip: () => undefined }
    expect(desk.decision).toBeUndefined()
    expect(desk.offered.size).toBe(0)
    expect(desk.log.map(({ at }) => at)).toEqual([1])
    expect(desk.decisions, 'the tab still says whose turn it is').toHaveLength(1)
    desk.telling = null
    expect(desk.decision).toBe(decision)
    expect(desk.log).toHaveLength(3)
  })
  test('Escape skips the telling at once', () => {
    const skip = vi.fn(() => (desk.telling = null))
    const press = keyHandler(desk)
    const key = (name: string): KeyboardEvent => ({ key: name, target: null }) as unknown as KeyboardEvent
    desk.telling = { lines: 1, skip }
    press(key('Escape'))
    press(key('Escape'))
    expect(skip).toHaveBeenCalledTimes(1)
    expect(desk.decision).toBe(decision)
  })
})
