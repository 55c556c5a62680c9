/** What the seats wear: as the players of a table say, and their own number where there is no table. */
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { makeBundle, Words } from '../src/lib/words'
import { named } from '../src/lib/players'
import type { Player } from '../src/lib/protocol'
import SagaGames from '../src/saga/SagaGames.svelte'
import Livery from '../src/ui/Livery.svelte'
import SmallMap from '../src/ui/SmallMap.svelte'
import { CHARGE_PATHS, letterOf, livery } from '../src/ui/livery'
import { wordsText } from './files'

const player = (seat: number, worn: number): Player => ({
  seat, livery: worn, kind: 'bot', name: '', bot: 'random', stand_in: false, out_for_good: false, online: true,
})
const words = new Words('en', makeBundle('en', wordsText('en', 'legends')))
const fields = (body: string): string[] => [...body.matchAll(/fill="var\(--(livery-\d)\)"/g)].map(([, worn]) => worn as string)

describe('a livery', () => {
  test('is a colour and a charge, with the letter of whoever wears it', () => {
    expect(livery(4, 0)).toMatchObject({ letter: 'A', charge: 'lozenge', path: CHARGE_PATHS.lozenge, field: 'var(--livery-4)' })
    expect(livery(0, 4)).toMatchObject({ letter: 'E', charge: 'chevron', field: 'var(--livery-0)' })
  })
  test('is that of the seat where there is no table', () => {
    expect(fields(render(Livery, { props: { seat: 4 } }).body)).toEqual(['livery-4'])
    expect(render(Livery, { props: { seat: null } }).body).toContain('--livery-neutral')
  })
  test('is that of the seat on a small map of no table', () => {
    const map = { places: [0, 1, null].map((seat, at) => ({ x: at, y: at, seat })), links: [] }
    expect(fields(render(SmallMap, { props: { map } }).body)).toEqual(['livery-0', 'livery-1'])
  })
  test('belongs to each game of a saga by itself', () => {
    const game = (number: number, worn: number[]) => ({
      table: `t${number}`, number, status: 'over' as const, changed: 0, ranking: [[0]], players: worn.map((each, seat) => player(seat, each)),
    })
    const { body } = render(SagaGames, { props: { games: [game(1, [4, 0]), game(2, [0, 4])], words } })
    expect(fields(body), 'the newest first').toEqual(['livery-0', 'livery-4', 'livery-4', 'livery-0'])
  })
  test('does not change the letter that tells namesakes apart', () => {
    const both = [player(0, 4), player(1, 0)].map((each) => ({ ...each, kind: 'person' as const, name: 'Ann' }))
    expect(named(both, words).map(({ name }) => name)).toEqual(['Ann (A)', 'Ann (B)'])
    expect(letterOf(5)).toBe('F')
  })
})
