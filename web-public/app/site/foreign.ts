import { otherLanguage, type Language } from '@flou/shared/locale.ts'

/** The language of texts where it is another than that of what they stand in (decision 11); nothing elsewhere, as nearly always. */
export const foreign = (lang: Language, around: Language): { lang?: Language } =>
  lang === around ? {} : { lang }

/** Languages of single texts, by name: those that a record has in the other language only. */
export type ForeignTexts = Readonly<Partial<Record<string, Language>>>

/** `langs` of a record's single texts that are in the other language; nothing where there are none. */
export const foreignTexts = ({
  lang,
  fallbacks = [],
}: {
  lang: Language
  fallbacks?: readonly string[]
}): { langs?: ForeignTexts } =>
  fallbacks.length === 0
    ? {}
    : { langs: Object.fromEntries(fallbacks.map((name) => [name, otherLanguage(lang)])) }
