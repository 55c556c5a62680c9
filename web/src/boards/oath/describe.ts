/** What cards, sites and seats are, in words: for the large copy of a card, screen readers and the option list. */
import type { Words } from '../../lib/words'
import { ownerOf, type Table } from './table'
import type { CardFacts, Catalogue, Claim, CostFacts, GoalClaim, OathView, PowerFacts, Role, Seen } from './types'

export const isBack = (seen: Seen): boolean => !seen.includes(':')
/** The name of a card, or of its back. */
export const nameOf = (seen: Seen, words: Words): string => (isBack(seen) ? words.text(`back-${seen}`) : words.name(seen))

export function costText(cost: CostFacts, words: Words): string {
  const parts = (['favor', 'secrets', 'burn_favor', 'burn_secrets'] as const).filter((key) => cost[key])
  return parts.map((key) => words.text(`oath-web-cost-${key.replace('_', '-')}`, { count: cost[key] ?? 0 })).join(', ')
}

/** The sign of a card: its suit's, or its kind's. */
export const signOf = ({ suit, kind }: CardFacts): string => suit ?? (kind === 'denizen' ? 'back' : kind)

/** When a power works: the action that it changes, the side of a battle plan, whether it works for everybody. */
export function powerText(power: PowerFacts, catalogue: Catalogue, words: Words): string {
  const action = power.modifies.map((what) => `action:${what}`).find((ref) => catalogue.actions.includes(ref))
  if (power.timing === 'modifier' && action) return words.text('oath-web-timing-changes', { action: { ref: action } })
  const text = words.text(`oath-web-timing-${power.timing}`)
  return power.side ? words.text(`oath-web-side-${power.side}`, { plan: text }) : text
}

/** What is printed on a card beside its name and its text: where it may lie, when its power works, what that costs. */
export function factLines(ref: string, catalogue: Catalogue, words: Words): string[] {
  const facts = catalogue.cards[ref]
  if (!facts) return []
  const kind = [words.text(`oath-web-kind-${facts.kind}`)]
  if (facts.suit) kind.push(words.name(`suit:${facts.suit}`))
  if (facts.kind === 'denizen' && facts.where !== 'any') kind.push(words.text(`oath-web-where-${facts.where}`))
  if (facts.locked) kind.push(words.text('oath-web-locked'))
  const lines = [kind.join(' · ')]
  if (facts.kind === 'site') lines.push(...siteFacts(ref, catalogue, words))
  else if (facts.defense) lines.push(words.text('oath-web-defense', { count: facts.defense }))
  for (const power of facts.kind === 'site' ? [] : facts.powers) {
    const price = costText(power.cost, words)
    lines.push(words.text(`oath-web-timing-${power.timing}`) + (price ? ` · ${price}` : ''))
  }
  return lines
}

export function siteFacts(ref: string, catalogue: Catalogue, words: Words): string[] {
  const { capacity = 0, defense = 0, recover, bank } = catalogue.cards[ref] ?? {}
  const lines = [words.text('oath-web-site-facts', { capacity, defense })]
  if (!recover) return lines
  const price = costText(recover, words)
  lines.push(words.text(bank ? 'oath-web-recover-bank' : 'oath-web-recover', { price, suit: bank ? { ref: `suit:${bank}` } : '' }))
  return lines
}

/** What a card does: each line is a sentence or two. */
export const ruleLines = (ref: string, words: Words): string[] =>
  words.has(`rule-${ref.replace(/[:.]/g, '-')}`) ? words.rule(ref).split('\n').filter(Boolean) : []

/** Who stands at a site and what lies there. */
export function siteText(slot: number, view: OathView, words: Words): string {
  const site = view.sites[slot]
  if (!site) return ''
  const name = nameOf(site.site, words)
  return site.up ? [name, ...siteParts(slot, view, words)].join('; ') : `${name} (${words.text('oath-web-facedown')})`
}

export function siteParts(slot: number, view: OathView, words: Words): string[] {
  const site = view.sites[slot]
  const parts: string[] = []
  if (!site) return parts
  if (site.cards.length) parts.push(site.cards.map(({ card }) => words.name(card)).join(', '))
  if (site.holder && site.warbands) parts.push(warbandsText(site.holder, site.warbands, view, words))
  if (site.bandits) parts.push(words.text('picture-bandits', { count: site.bandits }))
  if (site.relics.length) parts.push(words.text('oath-web-relics-here', { count: site.relics.length }))
  if (site.pawns.length) parts.push(words.text('oath-web-pawns', { names: site.pawns.map((seat) => words.player(seat)).join(', ') }))
  return parts
}

export function warbandsText(colour: string, count: number, view: OathView, words: Words): string {
  const owner = ownerOf(colour, view)
  return owner === null
    ? words.text('oath-web-empire-warbands', { count })
    : words.text('oath-web-warbands-of', { count, name: words.player(owner) })
}

/** A way to win, and what is missing. */
export function claimText(claim: Claim, words: Words): string {
  if (claim.way === 'empire') {
    const facts = { sixths: claim.sixths, heir: words.player(claim.heir) }
    return words.text(claim.met ? 'claim-empire' : 'claim-empire-lost', facts)
  }
  const goal = goalText(claim, words)
  if (claim.way === 'successor') return words.text(claim.met ? 'claim-successor-met' : 'claim-successor', { goal })
  if (claim.way === 'usurper') return claim.wins ? words.text(`claim-usurper-${claim.wins}`) : words.text('claim-usurper', { goal })
  const vision = words.name(claim.vision)
  if (claim.wins) return words.text(`claim-vision-${claim.wins}`, { vision })
  return words.text('claim-vision', { vision, goal, missing: claim.visions_missing })
}

/** The same in a word or two, beside a drawing of it. */
export function claimBrief(claim: Claim, seat: number, words: Words, role?: Role): string {
  if (claim.wins && claim.wins !== 'end-die') return words.text(`oath-web-stake-${claim.wins}`)
  if (claim.way !== 'empire') return words.text('oath-web-stake-counted', { have: claim.have, needs: claim.needs })
  if (claim.met && claim.heir !== seat) return words.text('oath-web-stake-heir', { name: words.player(claim.heir) })
  if (claim.met && !claim.sixths && role === 'citizen') return words.text('oath-web-stake-is-successor')
  return words.text(claim.met ? 'oath-web-stake-die' : 'oath-web-stake-lost', { sixths: claim.sixths })
}

function goalText(claim: GoalClaim, words: Words): string {
  const what = words.text(`goal-${claim.goal}`)
  if (claim.counted) return words.text('goal-counted', { what, have: claim.have, needs: claim.needs })
  return words.text('goal-held', { what, who: claim.holder === null ? '–' : words.player(claim.holder) })
}

/** What a seat has to do to win, addressed to the player who sits there. */
export function goalOf({ view, words, catalogue }: Pick<Table, 'view' | 'words' | 'catalogue'>, seat: number): string {
  const role = view.players[seat]?.role
  return role ? words.text(`oath-web-to-win-${role}`, { last: catalogue.last_round, visions: catalogue.visions_to_win }) : ''
}

/** For screen readers: one sentence after another, whether or not they come with full stops. */
export const spoken = (parts: readonly string[]): string => parts.map((part) => part.replace(/\.$/, '')).join('. ')
