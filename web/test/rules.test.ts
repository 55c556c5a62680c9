/** No game without an introduction; the rulebook as a reader finds it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import type { GameBook } from '../src/boards/types'
import { makeBundle, Words } from '../src/lib/words'
import { chaptersOf, marked, matches, needlesOf, referred, type Paragraph } from '../src/rules/book'
import { HOUSE, wordsText } from './files'

const boards = Object.keys(import.meta.glob('../src/boards/*/Board.svelte')).map((path) => path.split('/').at(-2)!)
const books = import.meta.glob<{ book: GameBook }>('../src/boards/*/book/index.ts')
const catalogues = import.meta.glob('../src/boards/*/test/catalogue.json', { eager: true, import: 'default' })
const LANGUAGES = ['en', 'ru']
const wordsOf = (game: string, language: string): Words => new Words(language, makeBundle(language, wordsText(language, game)))
const rulesOf = (game: string): string[] =>
  [...readFileSync(join(HOUSE, 'games', game, 'rules.toml'), 'utf8').matchAll(/^id = "(.+)"$/gm)].map(([, id]) => id!)

test('numbers of other paragraphs are links, and no others', () => {
  const links = (text: string): (string | undefined)[] => referred(text, new Set(['3.1', '4.1.2']), '3.1').map(({ to }) => to)
  expect(links('wins in the Wake Phase (4.1.2).')).toEqual([undefined, '4.1.2', undefined])
  expect(links('3.1 itself, 9.9 that is nowhere, and 5 of 6')).toEqual([undefined])
  expect(referred('see 4.1.2', new Set(['4.1.2']), '').map(({ text }) => text).join('')).toBe('see 4.1.2')
})

test('there are four games', () => {
  expect(boards.sort()).toEqual(['kingdoms', 'legends', 'oath', 'xidit'])
})

describe.each(boards)('the book of %s', async (game) => {
  const { book } = (await books[`../src/boards/${game}/book/index.ts`]?.()) ?? {}
  const catalogue = catalogues[`../src/boards/${game}/test/catalogue.json`]
  const rules = rulesOf(game)

  test('tells the game in three to five panels', () => {
    expect(book?.panels.length).toBeGreaterThanOrEqual(3)
    expect(book?.panels.length).toBeLessThanOrEqual(5)
    expect(book?.panels).toEqual(expect.arrayContaining(['goal', 'end', 'tip']))
  })

  test.each(LANGUAGES)('with a picture, a title and a sentence or two each: %s', (language) => {
    const words = wordsOf(game, language)
    const drawn = book!.panels.map((panel) => {
      expect(words.attribute(`intro-${panel}`, 'title'), panel).not.toBe('')
      const text = words.text(`intro-${panel}`)
      expect(text.length, panel).toBeGreaterThan(40)
      expect(text.length, panel).toBeLessThan(240)
      return render(book!.Panel, { props: { panel, catalogue, words } }).body.replace(/s\d+-\d+|id="[^"]*"/g, '')
    })
    for (const body of drawn) expect(body.match(/<(path|rect|circle)/g)?.length).toBeGreaterThan(2)
    expect(new Set(drawn).size, 'no picture twice').toBe(drawn.length)
  })

  test('has a drawing for whatever it says it has one', () => {
    const pictured = rules.flatMap((rule) => book!.pictureOf(rule, catalogue) ?? [])
    expect(pictured.length).toBeGreaterThan(15)
    for (const of of new Set(pictured)) {
      const { body } = render(book!.Picture, { props: { of, catalogue } })
      expect(body, of).toMatch(/<path[^>]* d="[Mm][^"]{6}/)
      expect(body, of).not.toMatch(/undefined|NaN/)
    }
  })

  test.each(LANGUAGES)('begins every chapter at a paragraph, and has no paragraph outside: %s', (language) => {
    const words = wordsOf(game, language)
    const chapters = chaptersOf(rules, words)
    const written = [...wordsText(language, game).matchAll(/^chapter-/gm)].length
    expect(chapters).toHaveLength(written)
    expect(chapters[0]?.title).not.toBe('')
    expect(chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))).toEqual(rules)
    for (const { title, paragraphs } of chapters) {
      expect(title).not.toMatch(/[{}]/)
      for (const { id, title: name } of paragraphs) expect(name).not.toBe(id)
    }
  })
})

describe('a search', () => {
  const paragraph = (text: string): Paragraph => chaptersOf(['a.b'], { ...fake(text) } as unknown as Words)[0]!.paragraphs[0]!
  const fake = (text: string) => ({ has: () => false, ruleTitle: () => 'Знамёна', rule: () => text })

  test('wants every word, whatever its case, and е for ё', () => {
    const found = paragraph('Всё решает Обет.')
    expect(matches(found, needlesOf(' обет ВСЕ '))).toBe(true)
    expect(matches(found, needlesOf('знамена'))).toBe(true)
    expect(matches(found, needlesOf('обет титул'))).toBe(false)
    expect(matches(found, [])).toBe(true)
  })

  test('marks what it has found and loses no letter', () => {
    const pieces = marked('Знамя и знамёна', needlesOf('ЗНАМ'))
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Знам', 'знам'])
    expect(pieces.map(({ text }) => text).join('')).toBe('Знамя и знамёна')
    expect(marked('Знамя', [])).toEqual([{ text: 'Знамя', hit: false }])
  })

  test('numbers are shown only where the rulebook has them', () => {
    const numbers = chaptersOf(['5.4', '10.force', 'end'], fake('') as unknown as Words)[0]!.paragraphs.map(({ number }) => number)
    expect(numbers).toEqual(['5.4', '', ''])
  })
})
