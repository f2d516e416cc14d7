import { CONTENT_LANGUAGE_ID, otherLanguage, type Language } from '../../locale.ts'
import { getOrMake } from '../../strings/getOrMake.ts'
import { isSampleText } from '../declaration.ts'
import { parseAppearance, type Appearance } from './appearance.ts'

export interface LocalizedAppearance extends Omit<Appearance, 'buttons'> {
  buttons: (Omit<Appearance['buttons'][number], 'contents'> & {
    title: string
    lang?: Language
  })[]
}

/** Cache by language and text, cleared when full. Values must not be mutated. */
const appearanceCache = new Map<string, LocalizedAppearance>()

const MAX_CACHED_APPEARANCES = 500

export function appearanceOf(text: unknown, language: Language): LocalizedAppearance {
  const own = asText(text)
  if (appearanceCache.size > MAX_CACHED_APPEARANCES) appearanceCache.clear()
  return getOrMake(appearanceCache, `${language} ${own}`, () => localizedAppearance(own, language))
}

const isFilled = (title: string): boolean => title !== '' && !isSampleText(title)

function localizedAppearance(text: string, language: Language): LocalizedAppearance {
  const { banner, buttons } = parseAppearance(text)
  return {
    banner,
    buttons: buttons.map(({ contents, ...button }) => {
      const title = (requestedLanguage: Language) =>
        contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[requestedLanguage])?.title ?? ''
      const other = otherLanguage(language)
      if (isFilled(title(language)) || !isFilled(title(other))) return { ...button, title: title(language) }
      return { ...button, title: title(other), lang: other }
    }),
  }
}

export const asText = (value: unknown) => (typeof value === 'string' ? value : '')
