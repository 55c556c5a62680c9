/** Which language to speak. */

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** The setting first, else the first of the browser's languages that the house speaks. */
export function chooseLanguage(setting: string, wished: readonly string[]): Language {
  const spoken = (tag: string): Language | undefined =>
    LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
  for (const tag of setting === 'auto' ? wished : [setting, ...wished]) {
    const found = spoken(tag)
    if (found) return found
  }
  return 'en'
}
