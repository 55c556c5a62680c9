/** What every part of the board draws from, and where it draws what may be chosen. */
import type { Decision, WhyNot } from '../../lib/protocol'
import { factRefs } from '../../lib/refs'
import type { Words } from '../../lib/words'
import type { Peek } from '../parts/peek.svelte'
import type { Catalogue, OathView, Side } from './types'

export type Table = {
  view: OathView
  catalogue: Catalogue
  words: Words
  /** My seat; null for a spectator. */
  seat: number | null
  offered: ReadonlySet<string>
  whyNot: ReadonlyMap<string, WhyNot>
  marked: ReadonlySet<string>
  decision: Decision | undefined
  peek: Peek
  pick: (ref: string) => void
}

/** A part of the board; on a phone one of them is seen at a time. */
export const SECTIONS = ['land', 'mine', 'courts', 'bank'] as const
export type Section = (typeof SECTIONS)[number]

const PLAYED = new Set(['denizen', 'edifice', 'ruin', 'relic', 'vision'])
export const PEOPLE = 'banner:peoples-favor'
export const DARKEST = 'banner:darkest-secret'
export const EMPIRE = 'purple'

/** Whose warbands have this colour: a seat, or null for the Empire's. */
export function ownerOf(colour: string, view: OathView): number | null {
  const seat = view.players.findIndex((player) => player.colour === colour)
  return colour === EMPIRE || seat < 0 ? null : seat
}

/** The refs of the facedown advisers of a seat, by their place among all its advisers. */
export function veiledRefs(view: OathView, seat: number): (string | null)[] {
  let hidden = 0
  return (view.players[seat]?.advisers ?? []).map(({ up }) => (up ? null : `veiled:${seat}.${hidden++}`))
}

/** The card, relic or vision that a question is about. */
export function cardAsked(decision: Decision | undefined, catalogue: Catalogue): string | null {
  const refs = decision ? factRefs(decision.facts) : []
  return refs.find((ref) => PLAYED.has(catalogue.cards[ref]?.kind ?? '')) ?? null
}

/** Every ref that the board draws, with the part of it where that is. */
export function drawnRefs(view: OathView, catalogue: Catalogue, mine: number | null): Map<string, Section> {
  const found = new Map<string, Section>()
  const put = (section: Section, ...refs: (string | null)[]): void =>
    refs.forEach((ref) => ref !== null && found.set(ref, section))
  put('bank', ...catalogue.suits, 'deck', 'relic-deck', ...catalogue.reliquary.map(({ ref }) => ref), PEOPLE, DARKEST)
  for (const region of catalogue.regions) {
    put('land', region.pile)
    for (const { ref, slot } of region.places) {
      const site = view.sites[slot]
      if (!site) continue
      put('land', ref, site.site, ...site.cards.map(({ card }) => card), ...site.relics)
      put('land', ...site.relics.map((_, number) => `buried:${slot}.${number}`))
    }
  }
  // the open book lies on top of every part
  if (view.chronicle) put('land', ...Object.keys(catalogue.oaths))
  view.players.forEach((player, seat) => {
    const section = seat === mine ? 'mine' : 'courts'
    const lying = [...player.advisers, ...player.relics].map(({ card }) => card)
    put(section, `seat:${seat}`, ...lying, ...veiledRefs(view, seat), player.vision, player.prophecy, ...player.hand)
  })
  return found
}

/** On which side of the campaign a seat fights; null: it does not, or there is none. */
export function sideOf({ campaign }: OathView, seat: number): Side | null {
  if (!campaign) return null
  if (campaign.attacker === seat) return 'attacker'
  return campaign.defender === seat || campaign.allies.includes(seat) ? 'defender' : null
}
