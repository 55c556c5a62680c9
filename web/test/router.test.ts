import { describe, expect, it } from 'vitest'
import { parseRoute } from '../src/lib/router.svelte'

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
    ['#/settings', { page: 'settings' }],
    ['#/nonsense/1', { page: 'home' }],
    ['#/table/%E0%A4%A', { page: 'home' }],
  ])('%s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route)
  })
})
