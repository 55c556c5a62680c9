/** What stands in a region, in words: for screen readers and for the note by the pointer. */
import type { Preview } from '../../lib/protocol'
import type { Words } from '../../lib/words'
import { inOrder } from './owners'
import type { RegionView } from './types'

export type Force = { owner: string; armies: number; cities: number }

export const forcesOf = (region: RegionView): Force[] =>
  inOrder(new Set([...Object.keys(region.armies), ...Object.keys(region.cities)])).map((owner) => ({
    owner,
    armies: region.armies[owner] ?? 0,
    cities: region.cities[owner] ?? 0,
  }))

export function forceText(force: Force, words: Words): string {
  const parts = []
  if (force.armies) parts.push(words.text('legends-web-armies', { count: force.armies }))
  if (force.cities) parts.push(words.text('legends-web-cities', { count: force.cities }))
  return words.text('legends-web-force', { owner: words.name(force.owner), what: parts.join(', ') })
}

export const controlText = (owner: string | null, words: Words): string =>
  owner === null
    ? words.text('legends-web-no-control')
    : words.text('legends-web-control', { owner: words.name(owner) })

/** `token:citadel-2` is described like every citadel. */
export const tokenText = (token: string, words: Words): string =>
  words.text(`picture-token-${token.replace(/^token:/, '').replace(/-\d$/, '')}`)

export function regionText(region: RegionView, start: boolean, words: Words): string {
  const parts = [words.name(region.ref), controlText(region.control, words)]
  if (start) parts.push(words.text('legends-web-start'))
  if (region.token) parts.push(tokenText(region.token, words))
  return [...parts, ...forcesOf(region).map((force) => forceText(force, words))].join('. ')
}

/** What an option would bring, as computed by the rules. */
export const previewText = ({ key, facts }: Preview, words: Words): string => words.text(`preview-${key}`, facts)
