/** The forecast of a plan as steps to draw. What they say comes from the rules. */
import { refOf } from '../../../lib/refs'
import type { Facts, Forecast } from '../../../lib/protocol'

export type Level = 'good' | 'maybe' | 'nothing' | 'unset'
export type Step = {
  order: string | null
  /** Where the hero is before it and after it. */
  from: string
  to: string
  level: Level
  /** `preview-<key>` says what the order will do, `xidit-plan-<key>` the same in a word or two. */
  key: string
  facts: Facts
}

export const stepsOf = ({ refs, steps }: Pick<Forecast, 'refs' | 'steps'>): Step[] =>
  steps.map(({ key, facts }, at) => ({
    order: refs[at] ?? null,
    from: refOf(facts['start']),
    to: refOf(facts['city']),
    level: facts['outcome'] as Level,
    key,
    facts,
  }))
