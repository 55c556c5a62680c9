/** All drawings of which the emblems are put together. See draw.ts for the notation. */
import { ARMY } from './kit-army'
import { BEASTS } from './kit-beasts'
import { GROUNDS } from './kit-grounds'
import { PEOPLE } from './kit-people'
import { RELICS } from './kit-relics'
import { STEPPE } from './kit-steppe'
import { THINGS } from './kit-things'

export const KIT: Record<string, string> = { ...GROUNDS, ...PEOPLE, ...BEASTS, ...STEPPE, ...ARMY, ...RELICS, ...THINGS }
