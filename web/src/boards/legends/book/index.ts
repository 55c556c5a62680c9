import type { GameBook } from '../../types'
import Panel from './Panel.svelte'
import Picture from './Picture.svelte'

/** Paragraphs whose drawing has another name. */
const PICTURES: Record<string, string> = {
  'setup.2': 'deck',
  'setup.3': 'army',
  'setup.4': 'neutral',
  'setup.5': 'coins',
  'turn.1': 'coins',
  'turn.2': 'cards',
  cards: 'card:arcane-sphinx',
  'action.place': 'place',
  'action.move': 'move',
  'action.build': 'city',
  'action.destroy': 'destroy',
  'ability.move': 'move',
  'ability.army': 'army',
  'ability.flying': 'flying',
  'ability.elixir': 'elixir',
  'ability.coins': 'coins',
  'ability.word': 'points',
  'ability.set': 'points',
  'ability.per-coins': 'points',
  'ability.immunity': 'immunity',
  'end.elixirs': 'elixir',
  'end.abilities': 'points',
  'end.winner': 'leader',
  'variant.exploration': 'token:hidden',
  'variant.exploration.spring': 'token:magic-spring',
  'variant.exploration.cottage': 'token:cottage',
  'variant.exploration.treasure': 'token:hidden-treasure',
  'variant.exploration.tome': 'token:magic-tome',
  'variant.exploration.stable': 'token:stable',
  'variant.swamp': 'token:swamp',
  'variant.citadels': 'token:citadel-1',
  'variant.leaders': 'leader',
  'variant.events.dragon': 'token:dragon',
  'variant.events.gates': 'token:gate-1',
  'variant.events.thieves': 'token:thieves',
}

export const book: GameBook = {
  panels: ['goal', 'turn', 'end', 'tip'],
  Panel,
  Picture,
  pictureOf: (rule) => PICTURES[rule] ?? (rule.startsWith('variant.leaders.') ? rule.replace('variant.leaders.', 'leader:') : null),
}
