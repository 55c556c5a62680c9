/** Lords of Xidit in the option list: what lies in a city, what a region is worth, what a Titan gives. */
import type { Words } from '../../lib/words'
import { cityText, regionText, rewardsText } from '../xidit/tiles/text'
import type { Catalogue, XiditView } from '../xidit/types'
import type { Hint } from '../types'

export function hint(ref: string, view: XiditView, catalogue: Catalogue, words: Words): Hint | null {
  const edition = catalogue.editions[view.edition]
  if (!edition) return null
  const bare = (text: string): Hint => ({ text: text.split('. ').slice(1).join('. '), shown: false })
  const city = view.cities?.find((found) => found.ref === ref)
  if (city) return bare(cityText(city, view, edition, words))
  const region = view.regions?.find((found) => found.ref === ref)
  if (region) return bare(regionText(region, edition, words))
  const titan = edition.titans[ref]
  return titan ? { text: rewardsText(titan.rewards, words), shown: true } : null
}
