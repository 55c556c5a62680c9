import { describe, expect, it } from 'vitest'
import { parseRoute, sharedHash } from '../src/lib/router.svelte'

describe('a route', () => {
  it.each([
    ['', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/table/aB_9-x', { page: 'table', id: 'aB_9-x' }],
    ['#/table/', { page: 'home' }],
    ['#/saga/aB9x', { page: 'saga', id: 'aB9x' }],
    ['#/saga/', { page: 'home' }],
    ['#/new/legends', { page: 'new', game: 'legends' }],
    ['#/rules/oath', { page: 'rules', game: 'oath', rule: '' }],
    ['#/rules/oath/5.4.4', { page: 'rules', game: 'oath', rule: '5.4.4' }],
    ['#/claim/t%2Fk', { page: 'claim', token: 't/k' }],
    ['#/verify/t%2Fk', { page: 'verify', token: 't/k' }],
    ['#/games', { page: 'games' }],
    ['#/settings', { page: 'settings' }],
    ['#/nonsense/1', { page: 'home' }],
    ['#/table/%E0%A4%A', { page: 'home' }],
    ['#/rules/..%2Fsagas%2FABC%2Fexport%2Fmod%3F', { page: 'home' }],
  ])('%s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route)
  })
})

describe('a shared link', () => {
  it.each([
    ['/t/aB_9-x', '#/table/aB_9-x'],
    ['/s/aB9x/', '#/saga/aB9x'],
    ['/', null],
    ['/t/', null],
    ['/t/a/b', null],
    ['/x/aB9x', null],
  ])('%s', (path, hash) => expect(sharedHash(path)).toBe(hash))
})
