/** The signs of the ways to win, and of what their goals count. */
export const WAY_SIGNS: Record<string, string> = { usurper: 'empire', vision: 'vision', empire: 'die', successor: 'trait' }
export const GOAL_SIGNS: Record<string, string> = {
  sites: 'site',
  'relics-and-banners': 'relic',
  'peoples-favor': 'banner',
  'darkest-secret': 'secret',
  'the-grand-scepter': 'relic',
}
