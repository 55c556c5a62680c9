import type { GameBook } from '../../types'
import type { Catalogue } from '../types'
import Panel from './Panel.svelte'
import Picture from './Picture.svelte'

/** What the paragraphs are about. */
const PICTURES: Record<string, string> = {
  'setup.armies': 'army:',
  'setup.resources': 'mana',
  'turn.collect': 'collect',
  'turn.select': 'armies',
  patrol: 'patrol',
  quest: 'quest',
  move: 'army:',
  war: 'war',
  'war.dials': 'die:sealed',
  'war.flag': 'die:0',
  'war.battle': 'die:7',
  'war.pay': 'ore',
  'war.retreat': 'retreat',
  'war.alliance': 'bond',
  'war.last': 'army:',
  build: 'build',
  research: 'research',
  magic: 'magic',
  expand: 'expand',
  trade: 'trade',
  collect: 'collect',
  'collect.most': 'food',
  'map.impassable': 'land:rock/crags',
  'map.rivers': 'land:ship/capital',
  'map.regions': 'land:fir/forest',
  'map.capitals': 'land:castle/capital',
  ruins: 'army:lying',
  'end.ruins': 'land:arch/ruins',
  'end.points': 'points',
  'end.trigger': 'tower',
  'end.winner': 'crown',
  exploration: 'token:hidden',
  'exploration.lair': 'token:dragon-lair',
  two: 'army:neutral',
  'two.flags': 'die:0',
}
const TOKENS = ['crown', 'treasure', 'bandits', 'camp', 'fort', 'city', 'church', 'blank']

/** The faction whose power it is. */
const factionOf = (power: string, { factions }: Catalogue): string | null =>
  Object.entries(factions).find(([, { levels }]) => levels.some((level) => level.power === power))?.[0] ?? null

export const book: GameBook = {
  panels: ['goal', 'turn', 'war', 'end', 'tip'],
  Panel,
  Picture,
  pictureOf(rule, catalogue) {
    const [chapter, name = ''] = rule.split('.')
    if (chapter === 'power') return factionOf(`power:${name}`, catalogue as Catalogue)
    if (chapter === 'exploration' && TOKENS.includes(name)) return `token:${name}`
    return PICTURES[rule] ?? null
  },
}
