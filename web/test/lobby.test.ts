import { afterEach, describe, expect, it, vi } from 'vitest'
import { usualGame } from '../src/home/quickstart'
import { canStart, isMyTurn } from '../src/lib/my_move'
import type { GameInfo, Player, TableInfo } from '../src/lib/protocol'
import { shareUrl } from '../src/lib/share'
import { chairsOf } from '../src/ui/chairs'

describe('chairs around a table', () => {
  /** Two chairs are neighbours on a ring: walking clockwise, no chair is passed by. */
  const around = (count: number): number[] => {
    const { chairs } = chairsOf(count)
    const seats = chairs.map((_, seat) => seat)
    const near = seats.filter((seat) => chairs[seat]!.row === 3).sort((a, b) => chairs[b]!.column - chairs[a]!.column)
    const far = seats.filter((seat) => chairs[seat]!.row === 1).sort((a, b) => chairs[a]!.column - chairs[b]!.column)
    const ring = [...near, ...far]
    return [...ring.slice(ring.indexOf(0)), ...ring.slice(0, ring.indexOf(0))]
  }

  it.each([2, 3, 4, 5, 6, 8])('go clockwise from the first one, which is in front: %i seats', (count) => {
    expect(around(count)).toEqual(Array.from({ length: count }, (_, seat) => seat))
    expect(chairsOf(count).chairs[0]!.row).toBe(3)
  })

  it.each([2, 3, 4, 5, 6, 8])('stand apart from each other and from the table: %i seats', (count) => {
    const { chairs, columns, narrowTable } = chairsOf(count)
    expect(new Set(chairs.map(({ row, column }) => `${row}/${column}`)).size).toBe(count)
    expect(new Set(chairs.map(({ narrowRow, narrowColumn }) => `${narrowRow}/${narrowColumn}`)).size).toBe(count)
    for (const chair of chairs) {
      expect(chair.column).toBeGreaterThanOrEqual(1)
      expect(chair.column + 1).toBeLessThanOrEqual(columns)
      expect(chair.narrowRow).toBeGreaterThanOrEqual(1)
      expect(Math.sign(chair.narrowRow - narrowTable)).toBe(Math.sign(chair.row - 2))
    }
  })

  it('put the first chair in the middle where there is one', () => {
    for (const count of [2, 3, 5, 6]) expect(chairsOf(count).chairs[0]!.aside).toBe(0)
  })
})

describe('the game that is chosen on the first page', () => {
  const games = ['legends', 'kingdoms', 'oath'].map((name) => ({ name }) as GameInfo)

  it('is the one that was played last', () => {
    expect(usualGame(games, new Set(['oath', 'kingdoms'])).name).toBe('oath')
  })

  it('is the first on the shelf for somebody new, and if the last one is not here any more', () => {
    expect(usualGame(games, null).name).toBe('legends')
    expect(usualGame(games, new Set(['chess'])).name).toBe('legends')
  })
})

describe('a table wants me', () => {
  const player = (kind: Player['kind']): Player => ({ kind }) as Player
  const table = (more: Partial<TableInfo>): TableInfo =>
    ({ status: 'playing', asked: [], me: [0], host: true, players: [player('person'), player('bot')], ...more }) as TableInfo

  it('to move, if one of my seats is asked', () => {
    expect(isMyTurn(table({ asked: [0] }))).toBe(true)
    expect(isMyTurn(table({ asked: [1] }))).toBe(false)
    expect(isMyTurn(table({ asked: [0], status: 'over' }))).toBe(false)
  })

  it('to start, if I am the host and nobody is missing', () => {
    expect(canStart(table({ status: 'waiting' }))).toBe(true)
    expect(canStart(table({ status: 'waiting', host: false }))).toBe(false)
    expect(canStart(table({ status: 'waiting', players: [player('person'), player('open')] }))).toBe(false)
    expect(canStart(table({}))).toBe(false)
  })
})

describe('sharing', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('uses what the device has for it', async () => {
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { share })
    expect(await shareUrl('http://house/t/1')).toBe('shared')
    expect(share).toHaveBeenCalledWith({ url: 'http://house/t/1' })
    share.mockRejectedValueOnce(new Error('put away'))
    expect(await shareUrl('http://house/t/1')).toBe('no')
  })

  it('copies where the device has nothing', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    expect(await shareUrl('http://house/t/1')).toBe('copied')
    expect(writeText).toHaveBeenCalledWith('http://house/t/1')
  })

  it('copies by a field where there is no clipboard, and tells if even that fails', async () => {
    const field = { style: {}, select: vi.fn(), remove: vi.fn(), value: '' }
    const execCommand = vi.fn(() => true)
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('document', { createElement: () => field, body: { append: vi.fn() }, execCommand })
    expect(await shareUrl('http://house/t/1')).toBe('copied')
    expect([field.value, field.remove.mock.calls.length]).toEqual(['http://house/t/1', 1])
    execCommand.mockReturnValueOnce(false)
    expect(await shareUrl('http://house/t/1')).toBe('no')
  })
})
