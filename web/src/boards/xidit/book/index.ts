import type { GameBook } from '../../types'
import Panel from './Panel.svelte'
import Picture from './Picture.svelte'

/** What the paragraphs are about. */
const PICTURES: Record<string, string> = {
  'setup.board': 'bastion',
  'setup.titans': 'lair',
  'setup.tiles': 'recruits',
  'setup.heroes': 'hero',
  'setup.first': 'crown',
  year: 'order:wait',
  planning: 'order:act',
  'order.move': 'order:red',
  recruit: 'recruits',
  'recruit.weakest': 'unit:militia',
  threat: 'threat',
  'threat.units': 'unit:infantry',
  'reward.coins': 'coins',
  'reward.bards': 'bards',
  'reward.guild': 'guild',
  wait: 'order:wait',
  'tiles.remove': 'threat',
  'tiles.no-recruits': 'recruits',
  titans: 'titan:',
  'titans.wake': 'lair',
  'titans.exile': 'titan:',
  census: 'unit:archer',
  'census.coins': 'unit:militia',
  'census.bards': 'unit:cleric',
  'census.mages': 'unit:mage',
  'end.wealth': 'column:wealth',
  'end.influence': 'guild',
  'end.reputation': 'column:reputation',
  'end.rank': 'crown',
  'end.out': 'hero',
}

export const book: GameBook = {
  panels: ['goal', 'plan', 'city', 'end', 'tip'],
  Panel,
  Picture,
  pictureOf: (rule) => PICTURES[rule] ?? null,
}
