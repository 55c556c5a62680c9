/** The replay: by turns, at a glance, with notes; and the keys for it. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Notes } from '../src/lib/notes.svelte'
import { stepTime } from '../src/lib/pace'
import type { GameEvent, Moment, TableInfo } from '../src/lib/protocol'
import { otherTurn } from '../src/lib/replay.svelte'
import { readSettings, settings } from '../src/lib/settings.svelte'
import { KEYS, keyHandler } from '../src/table/keys'
import { PageModel } from '../src/table/table_page.svelte'

const answerWith = (body: unknown, status = 200): void =>
  void vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

describe('turns in the replay', () => {
  const turns = [0, 4, 9]
  it('go back to where one starts, first of all the one that is shown', () => {
    expect(otherTurn(12, -1, turns, 12)).toBe(9)
    expect(otherTurn(9, -1, turns, 12)).toBe(4)
    expect(otherTurn(6, -1, turns, 12)).toBe(4)
    expect(otherTurn(0, -1, turns, 12)).toBe(0)
  })
  it('go on to the next one, and from the last one to the end', () => {
    expect(otherTurn(0, 1, turns, 12)).toBe(4)
    expect(otherTurn(5, 1, turns, 12)).toBe(9)
    expect(otherTurn(9, 1, turns, 12)).toBe(12)
  })
})

describe('at the table', () => {
  let page: PageModel
  const moment: Moment = { answers: 3, view: { coins: 9 }, events: [], decisions: [] }
  const event: GameEvent = { at: 3, key: 'took', seat: 1, facts: { card: { ref: 'card:x' } } }
  const key = (name: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
    ({ key: name, target: null, preventDefault: vi.fn(), ...more }) as unknown as KeyboardEvent

  beforeEach(() => {
    vi.stubGlobal('HTMLElement', class {})
    answerWith(moment)
    page = new PageModel('t')
    page.table.info = { me: [0], players: [{ stand_in: false }], status: 'playing', asked: [0] } as unknown as TableInfo
    page.table.decisions = [{ seat: 0, seq: 4, prompt: 'pick', rule: '1', facts: {}, options: ['a:1'], previews: {} }]
    page.table.view = { coins: 1 }
    page.table.answers = 12
    page.table.turns = [0, 4, 9]
  })

  it('a glance shows the board as it was, offers nothing, and leaves the question', async () => {
    page.glance(event)
    await vi.waitFor(() => expect(page.view).toEqual({ coins: 9 }))
    expect(page.offered.size).toBe(0)
    expect([...page.marked]).toEqual(['card:x'])
    expect(page.replaying).toBe(false)
    expect(page.decision?.seq).toBe(4)
    page.lookAway()
    expect(page.view).toEqual({ coins: 1 })
    expect(page.offered.size).toBe(1)
  })
  it('a glance that comes too late shows nothing', async () => {
    page.glance(event)
    page.lookAway()
    await Promise.resolve()
    expect(page.view).toEqual({ coins: 1 })
  })
  it('arrows do nothing to the past until the replay is open, then go by moves and turns', async () => {
    const press = keyHandler(page)
    press(key('ArrowLeft'))
    expect(page.replay.at).toBeNull()
    page.replayOpen = true
    for (const [pressed, at] of [
      [key('ArrowLeft'), 11],
      [key('PageUp'), 9],
      [key('ArrowUp'), 4],
      [key('ArrowRight'), 5],
      [key('ArrowRight', { shiftKey: true }), 9],
      [key('PageDown'), 12],
      [key('Home'), 0],
      [key('ArrowLeft'), 0],
      [key('End'), 12],
    ] as const) {
      press(pressed)
      expect(page.replay.at, pressed.key).toBe(at)
      expect(pressed.preventDefault).toHaveBeenCalled()
    }
    press(key('Escape'))
    expect(page.replay.at).toBeNull()
  })
  it('a key that somebody else has used is left alone', () => {
    page.replayOpen = true
    keyHandler(page)(key('ArrowLeft', { defaultPrevented: true }))
    expect(page.replay.at).toBeNull()
  })
  it('a question mark opens and closes the list, and behind it nothing is answered', () => {
    const pick = vi.spyOn(page, 'pick').mockImplementation(() => undefined)
    const press = keyHandler(page)
    press(key('?', { shiftKey: true }))
    expect(page.keysOpen).toBe(true)
    press(key('1'))
    expect(pick).not.toHaveBeenCalled()
    press(key('?', { shiftKey: true }))
    expect(page.keysOpen).toBe(false)
    press(key('1'))
    expect(pick).toHaveBeenCalledWith('a:1')
  })
  it('Ctrl-Z takes back an answer, with Shift the turn', () => {
    const takeBack = vi.spyOn(page.table, 'takeBack').mockImplementation(() => undefined)
    keyHandler(page)(key('z', { ctrlKey: true, code: 'KeyZ' }))
    keyHandler(page)(key('Z', { ctrlKey: true, shiftKey: true, code: 'KeyZ' }))
    expect(takeBack.mock.calls).toEqual([[], [true]])
  })
  it('every key of the list says what it does', () => {
    const does = KEYS.flatMap(({ shortcuts }) => shortcuts.map((shortcut) => shortcut.does))
    expect(new Set(does).size).toBe(does.length)
  })
})

describe('notes', () => {
  it('are found by their moment', async () => {
    const notes = new Notes('t')
    answerWith([{ answers: 3, text: 'a' }])
    expect(await notes.write(3, 'a')).toBe(true)
    expect(notes.at(3)?.text).toBe('a')
    expect(notes.at(4)).toBeUndefined()
    expect(notes.between(1, 3)?.text).toBe('a')
    expect(notes.between(4, 9)).toBeUndefined()
  })
  it('that the house refuses are not lost, and it says why', async () => {
    const notes = new Notes('t')
    answerWith({ error: { key: 'too-many-notes', text: 'Enough.' } }, 409)
    expect(await notes.write(3, 'a')).toBe(false)
    expect(notes.failed).toBe('Enough.')
  })
})

describe('the settings', () => {
  it('read what earlier versions have stored', () => {
    expect(readSettings('{"motion":"off"}').motion).toBe('none')
    expect(readSettings('{"motion":"on"}').motion).toBe('full')
    expect(readSettings('{"motion":"wild","speed":"light"}')).toMatchObject({ motion: 'system', speed: null, strip: true })
    expect(readSettings('{"speed":"slow","strip":false}')).toMatchObject({ speed: 'slow', strip: false })
  })
  it('the pace goes by the motion until somebody chooses one', () => {
    settings.values.speed = null
    settings.values.motion = 'none'
    expect(settings.speed).toBe('off')
    settings.values.motion = 'full'
    expect(settings.speed).toBe('normal')
    settings.values.speed = 'slow'
    expect(settings.speed).toBe('slow')
    settings.values.speed = null
  })
  it('slow is slower than normal, and normal than quick', () => {
    const times = (['off', 'quick', 'normal', 'slow'] as const).map((speed) => stepTime(3, 0, speed))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(new Set(times).size).toBe(4)
  })
})
