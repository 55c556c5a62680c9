/** How a game of Oath has ended, in sentences: why the winner won, and what each of the others lacked. Pure. */
import type { Words } from '../../../lib/words'
import type { Catalogue, Claim, GoalClaim, OathView } from '../types'

const goalOf = (oath: string, words: Words): string => words.text(`oath-web-goal-${oath}`)
const oathName = (ref: string): string => ref.slice(ref.indexOf(':') + 1)

/** The card by which the game was won, if it was a vision. */
export function visionOf(way: string, catalogue: Catalogue): string | null {
  return Object.keys(catalogue.cards).find((ref) => catalogue.cards[ref]?.kind === 'vision' && oathName(ref) === way) ?? null
}

/** Why the winner won: one sentence for each way. */
export function whyWon(view: OathView, catalogue: Catalogue, words: Words): string[] {
  const { winner } = view
  return winner === null ? [] : view.won_by.map((way) => whyThisWay(way, winner, view, catalogue, words))
}

function whyThisWay(way: string, winner: number, view: OathView, catalogue: Catalogue, words: Words): string {
  const name = words.player(winner)
  const goal = goalOf(oathName(view.oath), words)
  const last = view.won_at === 'last-round' ? 'yes' : 'no'
  if (way === 'usurper') return words.text('oath-web-end-usurper', { name, goal, last, oath: words.name(view.oath) })
  const vision = visionOf(way, catalogue)
  if (vision) {
    const wanted = goalOf(catalogue.cards[vision]?.oath ?? '', words)
    return words.text('oath-web-end-vision', { name, vision: words.name(vision), goal: wanted, last, drawn: view.visions_drawn })
  }
  const chancellor = view.players.findIndex(({ role }) => role === 'chancellor')
  const key = catalogue.oaths[view.oath]?.successor ?? ''
  const heir = winner === chancellor ? '' : words.text('oath-web-end-heir', { name, chancellor: words.player(chancellor), key, goal: words.text(`goal-${key}`) })
  const why = way === 'steadfast' ? 'steadfast' : view.imperial ? 'empire' : 'nobody'
  const told = words.text(`oath-web-end-${why}`, { name: words.player(chancellor), goal, holder: view.title === null ? '' : words.player(view.title) })
  return [told, heir].filter(Boolean).join(' ')
}

export type Missed = { text: string; met: boolean; pips: { have: number; needs: number } | null }

const MOST_PIPS = 9
const pipsOf = ({ counted, have, needs }: GoalClaim): Missed['pips'] =>
  counted && needs <= MOST_PIPS ? { have: Math.min(have, needs), needs } : null

/** How far a seat's way to win had led. */
export function missedBy(claim: Claim, seat: number, view: OathView, words: Words): Missed {
  if (claim.way === 'empire') {
    const state = !claim.met ? 'lost' : claim.heir === seat ? 'kept' : 'heir'
    return { text: words.text(`oath-web-end-empire-${state}`, { heir: words.player(claim.heir) }), met: claim.met && claim.heir === seat, pips: null }
  }
  const facts = {
    what: words.text(`goal-${claim.goal}`),
    have: claim.have,
    needs: claim.needs,
    counted: !claim.counted ? 'no' : claim.have >= claim.needs ? 'enough' : 'yes',
    holder: claim.holder === null ? '' : words.player(claim.holder),
    held: claim.holder === null ? 'no' : claim.holder === seat ? 'mine' : 'yes',
  }
  const goal = words.text('oath-web-end-goal', facts)
  if (claim.way === 'successor') return { text: words.text('oath-web-end-successor', { goal }), met: claim.met, pips: pipsOf(claim) }
  if (claim.way === 'usurper') {
    const state = claim.usurper ? 'usurper' : 'title'
    const text = claim.met ? words.text(`oath-web-end-had-${state}`, { won: view.winner === seat ? 'yes' : 'no' }) : words.text('oath-web-end-no-title', { goal })
    return { text, met: claim.met, pips: claim.met ? null : pipsOf(claim) }
  }
  const text = words.text('oath-web-end-had-vision', { vision: words.name(claim.vision), goal, missing: claim.visions_missing })
  return { text, met: claim.met && !claim.visions_missing, pips: pipsOf(claim) }
}
