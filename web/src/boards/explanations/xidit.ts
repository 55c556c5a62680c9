/** Lords of Xidit in the option list: what an option leads to, what lies in a city, what a region is worth. */
import type { Decision } from '../../lib/protocol'
import type { Words } from '../../lib/words'
import { cityText, regionText } from '../xidit/tiles/text'
import type { Catalogue, XiditView } from '../xidit/types'
import type { Explanation } from '../types'

export function explanation(ref: string, view: XiditView, catalogue: Catalogue, words: Words, decision?: Decision): Explanation | null {
  const edition = catalogue.editions[view.edition]
  if (!edition) return null
  const preview = decision?.previews?.[ref]
  if (preview) return { text: words.text(`preview-${preview.key}`, preview.facts), shown: true, warns: preview.key === 'reward-nothing' }
  const bare = (text: string): Explanation => ({ text: text.split('. ').slice(1).join('. '), shown: false })
  const city = view.cities?.find((found) => found.ref === ref)
  if (city) return bare(cityText(city, view, edition, words))
  const region = view.regions?.find((found) => found.ref === ref)
  return region ? bare(regionText(region, edition, words)) : null
}
