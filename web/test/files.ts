/** The files that the tests read: words, tokens, sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const WEB = join(import.meta.dirname, '..')
export const HOUSE = join(WEB, '..', 'src', 'crownlands')

function texts(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** The words as the server gives them: those of the house, and of a game. */
export function wordsText(language: string, game?: string): string {
  const folders = [join(HOUSE, 'locale', language), ...(game ? [join(HOUSE, 'games', game, 'locale', language)] : [])]
  return folders.flatMap((folder) => texts(folder, '.ftl')).join('\n')
}

export const sources = (): string[] => [...texts(join(WEB, 'src'), '.svelte'), ...texts(join(WEB, 'src'), '.ts')]
export const read = (path: string): string => readFileSync(join(WEB, path), 'utf8')
