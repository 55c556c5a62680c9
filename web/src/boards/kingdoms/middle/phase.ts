/** How far the game is, in one sentence. Pure. */
import type { Words } from '../../../lib/words'
import { ownerName } from '../owners'
import type { Trigger } from '../ending'
import type { KingdomsView } from '../types'

export function phaseText(view: KingdomsView, words: Words): string {
  if (view.stage === 'over') return words.text('kingdoms-web-over')
  if (view.active === null) return words.text('kingdoms-web-setup')
  const active = words.player(view.active)
  if (view.war) {
    const { region, attacker, defender } = view.war
    const facts = { region: { ref: region }, attacker: words.player(attacker), defender: ownerName(defender, words) }
    return words.text('kingdoms-web-phase-war', facts)
  }
  if (view.selected === null) return words.text('kingdoms-web-phase-select', { active })
  const facts = { active, action: words.name(view.selected), acting: view.acting === null ? '' : words.player(view.acting) }
  if (view.acting === null || view.acting === view.active) return words.text('kingdoms-web-phase-act', facts)
  return words.text('kingdoms-web-phase-follow', facts)
}

/** How many actions can still be selected before the card is cleared, and what that will mean: at the end also why. */
export function shieldsText(view: KingdomsView, words: Words, end: Trigger | null = null): string {
  const left = view.selections_left
  if (view.ending && end) return words.text('kingdoms-web-ending-why', { left, by: end.by, player: words.player(end.seat) })
  return words.text(view.ending ? 'kingdoms-web-ending' : 'kingdoms-web-shields-left', { left })
}
