/** Oath in the option list: what an option leads to, what a card does, what lies at a place. */
import type { Decision } from '../../lib/protocol'
import type { Words } from '../../lib/words'
import { factLines, isBack, nameOf, ruleLines, siteParts, siteText } from '../oath/describe'
import { DARKEST, PEOPLE } from '../oath/table'
import type { Catalogue, OathView } from '../oath/types'
import type { Explanation } from '../types'

/** These say everything that matters for the choice. */
const ENOUGH = /^(odds|edifice|repair|newcomers)/

export function explanation(ref: string, view: OathView, catalogue: Catalogue, words: Words, decision?: Decision): Explanation | null {
  const preview = decision?.previews?.[ref]
  const leads = preview ? [words.preview(preview)] : []
  const about = aboutOf(ref, view, catalogue, words, decision)
  const text = [...leads, ...(preview && ENOUGH.test(preview.key) ? [] : about)].join(' · ')
  const needed = preview !== undefined || /^(place|buried|veiled)$/.test(kindOf(ref))
  const title = titleOf(ref, view, catalogue, words)
  return text || title ? { text, shown: true, needed, ...(title && { title }) } : null
}

const slotOf = (ref: string, catalogue: Catalogue): number | undefined =>
  catalogue.regions.flatMap(({ places }) => places).find((place) => place.ref === ref)?.slot

/** A place is called by its site, once that is known. */
function titleOf(ref: string, view: OathView, catalogue: Catalogue, words: Words): string {
  const site = view.sites[slotOf(ref, catalogue) ?? -1]
  return site?.up ? words.text('oath-web-site-at', { site: nameOf(site.site, words), place: { ref } }) : ''
}

const kindOf = (ref: string): string => ref.split(':')[0] ?? ''

function aboutOf(ref: string, view: OathView, catalogue: Catalogue, words: Words, decision?: Decision): string[] {
  const kind = kindOf(ref)
  if (kind === 'action') return [words.text(`oath-web-about-${ref.slice(7)}`)]
  if (kind === 'place') {
    const slot = slotOf(ref, catalogue)
    if (slot === undefined) return []
    return view.sites[slot]?.up ? siteParts(slot, view, words) : [siteText(slot, view, words)]
  }
  if (kind === 'buried') {
    const [slot = 0, number = 0] = ref.slice(7).split('.').map(Number)
    const site = view.sites[slot]
    const relic = site?.relics[number]
    return site ? [nameOf(site.site, words), ...(relic && !isBack(relic) ? [words.name(relic), ...ruleLines(relic, words)] : [])] : []
  }
  if (kind === 'veiled') {
    const [seat = 0, number = 0] = ref.slice(7).split('.').map(Number)
    const card = view.players[seat]?.advisers.filter(({ up }) => !up)[number]?.card
    return [words.player(seat), ...(card ? [nameOf(card, words), ...ruleLines(card, words)] : [])]
  }
  if (kind === 'reliquary') {
    const at = Number(ref.slice(10))
    const relic = view.reliquary[at]
    const trait = catalogue.reliquary[at]?.trait
    const known = relic && !isBack(relic) ? [words.name(relic), ...ruleLines(relic, words)] : []
    return [...known, ...(trait ? [words.text('oath-web-trait', { trait: { ref: trait }, rule: ruleLines(trait, words).join(' ') })] : [])]
  }
  if (kind === 'suit') return [words.text('oath-web-favor', { count: view.banks[catalogue.suits.indexOf(ref)] ?? 0 })]
  if (kind === 'seat') {
    const player = view.players[Number(ref.slice(5))]
    return player ? [words.text(`role-${player.role}`)] : []
  }
  const facts = catalogue.cards[ref]
  if (!facts) return []
  if (decision?.prompt === 'deal') return gives(holderOf(ref, view), words)
  // a card in hand is chosen for its suit and where it may lie; a card to use, for its cost
  const [kindAndSuit = '', ...rest] = factLines(ref, catalogue, words)
  const powers = facts.powers.length ? rest.slice(-facts.powers.length) : []
  return [...(facts.suit && decision?.prompt !== 'act' ? [kindAndSuit] : []), ...(facts.kind === 'site' ? [] : powers), ...ruleLines(ref, words)]
}

const gives = (seat: number | null, words: Words): string[] => (seat === null ? [] : [words.text('oath-web-gives', { name: words.player(seat) })])

/** Who has a relic, a banner or an adviser. */
function holderOf(ref: string, view: OathView): number | null {
  if (ref === PEOPLE) return view.people.holder
  if (ref === DARKEST) return view.darkest.holder
  const seat = view.players.findIndex(({ relics, advisers }) => [...relics, ...advisers].some(({ card }) => card === ref))
  return seat < 0 ? null : seat
}
