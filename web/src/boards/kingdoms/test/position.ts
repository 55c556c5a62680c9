/** Positions of Kingdoms for the tests, and the words to read them. */
import { wordsText } from '../../../../test/files'
import type { GameEvent } from '../../../lib/protocol'
import { makeBundle, Words } from '../../../lib/words'
import type { Catalogue, KingdomsView, PlayerView } from '../types'
import data from './catalogue.json'

export const catalogue = data as unknown as Catalogue
export const words = (language: string): Words =>
  new Words(language, makeBundle(language, wordsText(language, 'kingdoms')), [
    { seat: 0, name: 'Anna' },
    { seat: 1, name: 'Karl' },
  ])
export const event = (key: string, seat: number | null, facts: GameEvent['facts'] = {}): GameEvent => ({ at: 0, key, seat, facts })
export const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  faction: 'faction:orcs',
  cards: [],
  home: null,
  resources: [0, 0, 0],
  tower: 0,
  magic: 0,
  powers: [],
  shapes: [],
  armies: 2,
  supply: 5,
  lying: 0,
  points: 0,
  score: [],
  crown: false,
  captured: 0,
  harvest: null,
  costs: { build: 1, research: 1, expand: 3 },
  status: null,
  ...more,
})
export const view = (more: Partial<KingdomsView> = {}): KingdomsView => ({
  seats: 3,
  edition: catalogue.edition,
  stage: 'play',
  first: 0,
  active: 0,
  turn: 0,
  offered: [],
  shields: [],
  selections_left: 5,
  selected: null,
  acting: null,
  ending: false,
  tower: [[0, 1, 2]],
  territories: [],
  neutral_price: null,
  alliances: [],
  war: null,
  players: [player(), player(), player()],
  box: 0,
  ...more,
})
