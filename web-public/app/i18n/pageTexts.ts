import { DEFAULT_LANGUAGE, type Language } from '@flou/shared/locale.ts'
import { useSiteData } from '../site/useSite.ts'
import { translateWith, type Translate } from './translations.ts'

/** Forms of a text for one thing, which Indonesian does not have. */
type Singular = `${string}_one`

/** Texts of some pages in a language; one that names a number of things has forms, as in i18n/en.ts. */
type Texts<N extends string> = Readonly<Record<Exclude<N, Singular>, string>>

/**
 * Fixed texts that only some pages need: they travel with those pages, not with every page as those in i18n/en.ts do.
 * @returns a hook that gives `t` for the page's language
 */
export function pageTexts<const E extends Readonly<Record<string, string>>>(
  en: E,
  id: Texts<keyof E & string>,
): () => { t: Translate<keyof E & string>; language: Language } {
  type N = keyof E & string
  const translators = {
    en: { t: translateWith<N>(en, 'en'), language: 'en' as const },
    id: { t: translateWith<N>(id, 'id'), language: 'id' as const },
  }
  return () => translators[useSiteData()?.language ?? DEFAULT_LANGUAGE]
}
