/** The faces of the dice as signs to draw and words to hear. Pure. */
import type { Words } from '../../../lib/words'
import type { Campaign, Catalogue, Side } from '../types'

export type Face = { signs: ('sword' | 'half' | 'shield')[]; skulls: number; doubles: boolean }

const many = <Sign>(count: number, sign: Sign): Sign[] => Array<Sign>(count).fill(sign)

/** What a side has thrown; null before that. */
export function facesOf(side: Side, war: Campaign, { dice }: Catalogue): Face[] | null {
  if (side === 'attacker') {
    return (
      war.roll?.map((number) => {
        const { swords = 0, hollow_swords = 0, skulls = 0 } = dice.attack[number] ?? {}
        return { signs: [...many(swords, 'sword' as const), ...many(hollow_swords, 'half' as const)], skulls, doubles: false }
      }) ?? null
    )
  }
  return (
    war.defense_roll?.map((number) => {
      const { shields = 0, doubles = false } = dice.defense[number] ?? {}
      return { signs: many(shields, 'shield' as const), skulls: 0, doubles }
    }) ?? null
  )
}

export function faceText({ signs, skulls, doubles }: Face, words: Words): string {
  const parts = [...signs, ...many(skulls, 'skull' as const), ...(doubles ? ['double' as const] : [])]
  return (parts.length ? parts : ['blank' as const]).map((sign) => words.text(`oath-web-face-${sign}`)).join(', ')
}
