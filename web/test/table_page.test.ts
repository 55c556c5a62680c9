/** While the board tells what has happened, the page gives nothing away. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Decision, GameEvent, TableInfo } from '../src/lib/protocol'
import { PageModel } from '../src/table/table_page.svelte'
import { keyHandler } from '../src/table/keys'

const decision: Decision = { seat: 0, seq: 4, prompt: 'pick', rule: '1', facts: {}, options: ['city:1', 'city:2'], previews: {} }
const event = (at: number): GameEvent => ({ at, key: 'moved', seat: 1, facts: {} })
let page: PageModel

beforeEach(() => {
  vi.stubGlobal('HTMLElement', class {})
  page = new PageModel('t')
  page.table.info = { me: [0], players: [{ stand_in: false }], status: 'playing', asked: [0] } as unknown as TableInfo
  page.table.decisions = [decision]
  page.table.log = [event(1), event(2), event(3)]
})

describe('the page', () => {
  test('asks and tells everything if the board tells nothing', () => {
    expect(page.decision).toBe(decision)
    expect(page.offered.size).toBe(2)
    expect(page.log).toHaveLength(3)
  })
  test('holds the question, what is offered and new lines back while the board tells', () => {
    page.story = { lines: 1, skip: () => undefined }
    expect(page.decision).toBeUndefined()
    expect(page.offered.size).toBe(0)
    expect(page.log.map(({ at }) => at)).toEqual([1])
    expect(page.decisions, 'the tab still says whose turn it is').toHaveLength(1)
    page.story = null
    expect(page.decision).toBe(decision)
    expect(page.log).toHaveLength(3)
  })
  test('the list waits while answers lie on the board', () => {
    const answer = vi.spyOn(page.table, 'answer').mockImplementation(() => undefined)
    page.laidOut = true
    page.pick('city:1')
    expect(answer).not.toHaveBeenCalled()
    page.laidOut = false
    page.pick('city:1')
    expect(answer).toHaveBeenCalledWith(decision, 'city:1')
  })
  test('Escape skips the telling at once', () => {
    const skip = vi.fn(() => (page.story = null))
    const press = keyHandler(page)
    const key = (name: string): KeyboardEvent => ({ key: name, target: null, preventDefault: () => undefined }) as unknown as KeyboardEvent
    page.story = { lines: 1, skip }
    press(key('Escape'))
    press(key('Escape'))
    expect(skip).toHaveBeenCalledTimes(1)
    expect(page.decision).toBe(decision)
  })
})
