import { describe, expect, it } from 'vitest'
import { paragraphs } from '../src/lib/annals'
import { eventsIn } from '../src/lib/api'
import { company } from '../src/lib/players'
import type { Line, Player } from '../src/lib/protocol'
import { day } from '../src/lib/time'
import { makeBundle, Words } from '../src/lib/words'

const line = (key: string): Line => ({ key, facts: {} })
const keys = (found: Line[][]): string[][] => found.map((lines) => lines.map(({ key }) => key))

describe('a chapter', () => {
  const lines = ['a', 'b', 'c'].map(line)
  it('is one paragraph unless it says otherwise', () => {
    expect(keys(paragraphs({ number: 1, lines }))).toEqual([['a', 'b', 'c']])
    expect(keys(paragraphs({ number: 1, lines, paragraphs: [1, 2] }))).toEqual([['a'], ['b', 'c']])
  })
  it('loses no line and shows no empty paragraph', () => {
    expect(keys(paragraphs({ number: 1, lines, paragraphs: [0, 1] }))).toEqual([['a'], ['b', 'c']])
    expect(paragraphs({ number: 1, lines: [] })).toEqual([])
  })
})

describe('a stream', () => {
  const streamed = (...parts: Uint8Array<ArrayBuffer>[]): Pick<Response, 'body'> => ({
    body: new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part)
        controller.close()
      },
    }),
  })
  it('is read event by event, wherever it is cut', async () => {
    const bytes = new TextEncoder().encode('data: {"name":"Анна"}\n\ndata: {"done":1}\n\ndata: {"cut')
    for (let cut = 0; cut < bytes.length; cut += 1) {
      const found: string[] = []
      for await (const event of eventsIn(streamed(bytes.slice(0, cut), bytes.slice(cut)))) found.push(event)
      expect(found).toEqual(['{"name":"Анна"}', '{"done":1}'])
    }
  })
})

describe('the company', () => {
  const words = new Words('en', makeBundle('en', 'web-bot-of-seat-2 = Brenna'))
  const player = (seat: number, kind: Player['kind'], name: string): Player => ({
    seat, livery: seat, kind, name, bot: kind === 'bot' ? 'random' : null, stand_in: false, out_for_good: false, online: true,
  })
  it('leaves out open seats and, if asked, me', () => {
    const players = [player(0, 'person', 'Ann'), player(1, 'bot', ''), player(2, 'open', ''), player(3, 'person', 'Bob')]
    expect(company(players, words)).toBe('Ann, Brenna, and Bob')
    expect(company(players, words, [0])).toBe('Brenna and Bob')
  })
})

it('a day is told in the language of the page', () => {
  expect(day(Date.UTC(2026, 10, 16, 12) / 1000, 'en')).toContain('November')
  expect(day(Date.UTC(2026, 10, 16, 12) / 1000, 'ru')).toContain('ноября')
})
