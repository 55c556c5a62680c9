/** What is in a region, in words: for screen readers, the note by the pointer and the option list. */
import type { Words } from '../../lib/words'
import { kindOf } from './map/tokens'
import { ownerName } from './owners'
import type { Catalogue, KingdomsView, Owner, RegionFacts, RegionView, YieldView } from './types'

export type Force = { owner: Owner; standing: number; lying: number }

export function forcesOf({ armies }: RegionView): Force[] {
  const owners = [...new Set(armies.map(({ owner }) => owner))]
  return owners.map((owner) => {
    const own = armies.filter((army) => army.owner === owner)
    const lying = own.filter((army) => army.lying).length
    return { owner, standing: own.length - lying, lying }
  })
}

export function forceText({ owner, standing, lying }: Force, yields: readonly YieldView[], words: Words): string {
  const parts: string[] = []
  if (standing) parts.push(words.text('kingdoms-web-armies', { count: standing }))
  if (lying) parts.push(words.text('kingdoms-web-lying', { count: lying }))
  for (const { seat, resource, amount } of yields) {
    if (seat !== owner) continue
    parts.push(words.text(resource ? 'kingdoms-web-collects' : 'kingdoms-web-collects-any', { amount, resource: resource && { ref: resource } }))
  }
  return words.text('kingdoms-web-force', { owner: ownerName(owner, words), what: parts.join(', ') })
}

export const tokenText = (token: string, words: Words): string =>
  token === 'hidden'
    ? words.text('kingdoms-web-token-hidden')
    : words.text('kingdoms-web-token', {
        token: words.name(token),
        does: words.text(`kingdoms-web-token-${kindOf(token)}`),
      })

/** What an action is: of ruins only where there are any. */
export function actionText(action: string, view: KingdomsView, catalogue: Catalogue, words: Words): string {
  const ruins = view.territories.some(({ ref }) => catalogue.territories[ref]?.regions.some(({ terrain }) => terrain === 'ruins'))
  return words.text(`kingdoms-web-about-${action.slice(7)}${ruins && action === 'action:patrol' ? '-ruins' : ''}`)
}

/** What a region gives, what it is next to, who and what is in it. */
export function regionLines(region: RegionView | undefined, facts: RegionFacts, allied: boolean, words: Words): string[] {
  const lines = [words.text(`kingdoms-web-gives-${facts.terrain}`)]
  if (facts.edge) lines.push(words.text('kingdoms-web-edge'))
  if (region?.token) lines.push(tokenText(region.token, words))
  if (region) lines.push(...forcesOf(region).map((force) => forceText(force, region.yields, words)))
  if (allied) lines.push(words.text('kingdoms-web-shared'))
  return lines
}
