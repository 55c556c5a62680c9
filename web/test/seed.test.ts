import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blake2b } from '../src/lib/blake2b'
import { contributeTo } from '../src/lib/next_seed'
import type { SeedPart, TableInfo } from '../src/lib/protocol'
import { commitment, contribution, judge, seedHash, SeedMemory, sharedSeed, type Kept } from '../src/lib/seed'
import type { Wire } from '../src/lib/socket'
import fixtures from './seeds.json'

const HOUSE = 'what the house has drawn'
const OTHERS = 'b'.repeat(64)

function table(over: Partial<TableInfo> = {}): TableInfo {
  const waiting = { id: 't', status: 'waiting', me: [0], shuffling: null, seed_hash: seedHash(HOUSE), seed_parts: [], house_part: null, seed: null }
  return { ...waiting, ...over } as unknown as TableInfo
}
const part = (seat: number, text: string, shown = true): SeedPart => ({ seat, commitment: commitment(text), part: shown ? text : null })

let memory: SeedMemory
beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => stored.set(key, text) })
  memory = new SeedMemory()
})
afterEach(() => vi.unstubAllGlobals())

describe('hashes', () => {
  it.each(fixtures.texts)('are those of the house: $#', ({ text, seed_hash, commitment: committed }) => {
    expect(seedHash(text)).toBe(seed_hash)
    expect(commitment(text)).toBe(committed)
  })
  it.each(fixtures.seeds)('make the same seed: $#', ({ house_part, seed, seed_parts }) => {
    expect(sharedSeed(house_part, seed_parts)).toBe(seed)
  })
  it('differ by their purpose', () => {
    expect(blake2b('x', 'one')).not.toBe(blake2b('x', 'two'))
  })
})

describe('a browser at a table that waits', () => {
  it('commits to a part of its own, and stays with it', () => {
    const first = contribution(table(), true, memory)
    expect(first).toEqual({ type: 'commit', commitment: commitment(memory.of('t')!.part) })
    expect(memory.of('t')!.part).toMatch(/^[0-9a-f]{64}$/)
    expect(contribution(table(), true, memory)).toEqual(first)
    expect(contribution(table({ id: 'u' }), true, memory)).not.toEqual(first)
  })
  it('says nothing for somebody who only looks, or when its commitment stands', () => {
    expect(contribution(table({ me: [] }), true, memory)).toBeNull()
    contribution(table(), true, memory)
    expect(contribution(table({ seed_parts: [part(0, memory.of('t')!.part, false)] }), true, memory)).toBeNull()
  })
  it('does not argue with another device of its person, but counts when it comes in last', () => {
    const there = table({ seed_parts: [part(0, OTHERS, false)] })
    expect(contribution(there, false, memory)).toBeNull()
    expect(contribution(there, true, memory)?.type).toBe('commit')
  })
  it('shows its part only when it is asked to and its commitment stands', () => {
    contribution(table(), true, memory)
    const mine = memory.of('t')!.part
    const parts = [part(0, mine, false), part(1, OTHERS, false)]
    expect(contribution(table({ seed_parts: parts }), false, memory)).toBeNull()
    expect(contribution(table({ shuffling: 'show', seed_parts: [parts[1]!] }), false, memory)).toBeNull()
    expect(contribution(table({ shuffling: 'show', seed_parts: [part(0, OTHERS, false)] }), false, memory)).toBeNull()
    expect(contribution(table({ shuffling: 'show', seed_parts: parts }), false, memory)).toEqual({ type: 'show', part: mine })
  })
  it('shows nothing to a house that has changed its part in the meantime', () => {
    contribution(table(), true, memory)
    const parts = [part(0, memory.of('t')!.part, false)]
    expect(contribution(table({ shuffling: 'show', seed_parts: parts, seed_hash: seedHash('another') }), false, memory)).toBeNull()
    expect(contribution(table({ seed_hash: seedHash('another') }), true, memory)).toBeNull()
  })
  it('shows nothing more to a house that has changed the commitments since', () => {
    contribution(table(), true, memory)
    const mine = part(0, memory.of('t')!.part, false)
    contribution(table({ shuffling: 'show', seed_parts: [mine] }), false, memory)
    expect(contribution(table({ shuffling: 'show', seed_parts: [mine, part(1, OTHERS, false)] }), false, memory)).toBeNull()
  })
  it('remembers without a store, and forgets the oldest tables', () => {
    vi.stubGlobal('localStorage', undefined)
    const kept = { part: 'p', seedHash: 's', stood: '' }
    for (let at = 0; at <= 200; at++) memory.keep(`t${at}`, kept)
    expect([memory.of('t0'), memory.of('t1'), memory.of('t200')]).toEqual([null, kept, kept])
  })
})

describe('the proof', () => {
  const mine = 'a'.repeat(64)
  const parts = [part(0, mine), part(1, OTHERS)]
  const kept: Kept = { part: mine, seedHash: seedHash(HOUSE), stood: parts.map((one) => `${one.seat} ${one.commitment}`).join('\n') }
  const playing = table({ status: 'playing', seed_parts: parts })
  const over = table({ status: 'over', seed_parts: parts, house_part: HOUSE, seed: sharedSeed(HOUSE, parts) })

  it('says that our part is in, and checks everything at the end', () => {
    expect(judge(playing, kept)).toEqual({ mine: 'in', checked: false })
    expect(judge(over, kept)).toEqual({ mine: 'in', checked: true })
    expect(judge(over, null)).toEqual({ mine: 'none', checked: true })
  })
  it('checks a seed of the house alone', () => {
    expect(judge(table({ status: 'over', house_part: HOUSE, seed: HOUSE }), null).checked).toBe(true)
    expect(judge(table({ status: 'over', house_part: HOUSE, seed: 'other' }), null).mine).toBe('broken')
  })
  it('says that our part was left out', () => {
    const without = [part(0, mine, false), parts[1]!]
    expect(judge(table({ status: 'playing', seed_parts: without }), kept).mine).toBe('late')
    expect(judge(table({ status: 'playing', seed_parts: [parts[1]!] }), { ...kept, stood: '' }).mine).toBe('late')
  })
  it('says that another device of ours has spoken', () => {
    expect(judge(table({ status: 'playing', seed_parts: [part(0, OTHERS)] }), { ...kept, stood: '' }).mine).toBe('other')
  })

  const broken: [string, Partial<TableInfo>][] = [
    ['changes its part and its hash', { seed_hash: seedHash('ground'), house_part: 'ground', seed: sharedSeed('ground', parts) }],
    ['changes its part alone', { house_part: 'ground', seed: sharedSeed('ground', parts) }],
    ['takes another seed', { seed: sharedSeed('ground', parts) }],
    ['lets somebody in after our part was shown', { seed_parts: [...parts, part(2, 'ground')], seed: sharedSeed(HOUSE, [...parts, part(2, 'ground')]) }],
    ['takes another part than was committed to', { seed_parts: [parts[0]!, { ...parts[1]!, part: 'ground' }] }],
    ['drops a commitment', { seed_parts: [parts[0]!], seed: sharedSeed(HOUSE, [parts[0]!]) }],
  ]
  it.each(broken)('finds a house that %s', (_, change) => {
    expect(judge({ ...over, ...change }, kept)).toEqual({ mine: 'broken', checked: false })
  })
})

describe('the table that follows', () => {
  it('gets a part while we still look at the old one', () => {
    vi.useFakeTimers()
    const sent: { type: string }[] = []
    let closed = 0
    let wire!: Wire
    const open = (): Wire =>
      (wire = { readyState: 1, send: (text) => sent.push(JSON.parse(text)), close: () => closed++, onopen: null, onclose: null, onmessage: null })
    contributeTo(() => 'next', { open })
    const hear = (type: string, info: TableInfo): void => wire.onmessage?.({ data: JSON.stringify({ type, table: info }) })
    hear('state', table({ id: 'next', shuffling: 'commit' }))
    const committed = (sent[0] as { commitment?: string }).commitment!
    hear('table', table({ id: 'next', shuffling: 'show', seed_parts: [{ seat: 0, commitment: committed, part: null }] }))
    expect(sent.map(({ type }) => type)).toEqual(['commit', 'show'])
    hear('state', table({ id: 'next', status: 'playing' }))
    expect(closed).toBe(1)
    vi.useRealTimers()
  })
})
