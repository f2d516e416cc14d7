import { DEFAULT_LANGUAGE, type Language } from '@flou/shared/locale.ts'
import { useSiteData } from '../site/useSite.ts'
import { translateWith, type Translate } from './translations.ts'

type Singular = `${string}_one`

type Texts<N extends string> = Readonly<Record<Exclude<N, Singular>, string>>

/** Fixed texts bundled with the pages that need them, unlike i18n/en.ts. */
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
