/** All drawings of which the emblems are put together. See draw.ts for the notation. */
import { BEASTS } from './kit-beasts'
import { GROUNDS } from './kit-grounds'
import { PEOPLE } from './kit-people'
import { THINGS } from './kit-things'

export const KIT: Record<string, string> = { ...GROUNDS, ...BEASTS, ...PEOPLE, ...THINGS }
