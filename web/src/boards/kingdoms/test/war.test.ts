/** The war table: how its previews are drawn, and what is said about a war. */
import { describe, expect, test } from 'vitest'
import { explanation } from '../../explanations/kingdoms'
import { waysOf, waysText } from '../resources'
import { aftermath, foughtBy, lastWar } from '../war/outcome'
import { catalogue, event, view, words } from './position'

describe('the war table', () => {
  const one = { key: 'dial', facts: { mana: 1, ore: 2, food: 0, off: 1, retreat: 'sure' } }
  const several = { key: 'dial-ways', facts: { ways: 2, mana: { refs: [0, 1] }, ore: { refs: [2, 0] }, food: { refs: [0, 0] }, off: { refs: [0, 1] } } } as never
  test('ways to pay are drawn as the preview tells them', () => {
    expect(waysOf(one)).toEqual([{ stock: [1, 2, 0], off: 1 }])
    expect(waysText(waysOf(several), words('en'))).toBe('2 ore; or 1 mana (1 off)')
  })
  test.each(['en', 'ru'])('the option list reads the preview of an option, and warns of wars (%s)', (language) => {
    const decision = (previews: Record<string, typeof one>) => ({ seat: 0, seq: 1, prompt: 'dial', rule: '', facts: {}, options: [], previews })
    const told = explanation('n:3', view(), catalogue, words(language), decision({ 'n:3': one }))
    expect(told).toMatchObject({ shown: true, warns: false })
    expect(told?.text).not.toMatch(/preview-|\{/)
    expect(told?.text).toBe(waysText(waysOf(one), words(language))) // as where there are several ways to pay
    const war = { key: 'war', facts: { foe: { ref: 'seat:1' }, regions: { refs: [] }, shared: 0 } } as never
    expect(explanation('region:elan.c1', view(), catalogue, words(language), decision({ 'region:elan.c1': war }))).toMatchObject({ warns: true })
    expect(explanation('n:3', view(), catalogue, words(language), decision({}))).toBeNull()
  })

  const region = { ref: 'region:elan.c1' }
  const begins = event('war', 0, { region, defender: { ref: 'seat:1' } })
  const shown = [
    event('dials', 0, { region, foe: { ref: 'seat:1' }, mine: 5, theirs: 0 }),
    event('won', 0, { region, foe: { ref: 'seat:1' } }),
    event('paid', 0, { number: 5, mana: 1, ore: 2, food: 0 }),
  ]
  test('tells who won, who paid what and what became of the loser, until something new begins', () => {
    expect(lastWar([event('moved', 0)])).toBeNull()
    expect(lastWar([event('moved', 0), begins])).toMatchObject({ at: 1, next: null, war: { attacker: 0, defender: 'seat:1', dials: null } })
    const told = lastWar([begins, ...shown, event('removed', 1, { region })])!
    expect(told.war).toMatchObject({ dials: [5, 0], winner: 0, paid: [{ seat: 0, number: 5, mana: 1, ore: 2, food: 0 }] })
    expect(told.war.story.map(({ key }) => key)).toEqual(['dials', 'won', 'removed'])
    expect(aftermath(told.war).map(({ key }) => key)).toEqual(['removed'])
    expect([0, 1, 2, null].map((seat) => foughtBy(told.war, seat))).toEqual([true, true, false, false])
    const next = event('collected', 2)
    expect(lastWar([begins, ...shown, next, event('removed', 1)])).toMatchObject({ next, war: { story: shown.slice(0, 2) } })
  })
  test('mine is not forgotten because others fight before I have looked', () => {
    const other = event('war', 2, { region: { ref: 'region:elan.c2' }, defender: { ref: 'seat:3' } })
    const log = [begins, ...shown, event('moved', 2), other, event('dials', 2, { mine: 2, theirs: 10 })]
    expect(lastWar(log)).toMatchObject({ at: 5, war: { dials: [2, 10] } })
    for (const seat of [0, 1]) expect(lastWar(log, seat)).toMatchObject({ at: 0, war: { dials: [5, 0], winner: 0 } })
    expect(lastWar(log, 3)).toMatchObject({ at: 5, next: null })
    expect(lastWar(log, 4)).toBeNull()
    expect(lastWar(log, null)).toBeNull()
  })
  test('two flags are an alliance; a reserve raises the dial', () => {
    expect(lastWar([begins, event('dials', 0, { mine: 0, theirs: 0 }), event('allied', 0)])?.war).toMatchObject({ allied: true, winner: null })
    expect(lastWar([begins, event('dials', 0, { mine: 3, theirs: 4 }), event('raised', 0, { number: 5 })])?.war.dials).toEqual([5, 4])
  })
})
