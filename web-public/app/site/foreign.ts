import { otherLanguage, type Language } from '@flou/shared/locale.ts'

/** Returns `lang` if it differs from the surrounding language. */
export const langIfDifferent = (lang: Language, surrounding: Language): { lang?: Language } =>
  lang === surrounding ? {} : { lang }

/** Languages of fields that fall back to the other language. */
export type ForeignTexts = Readonly<Partial<Record<string, Language>>>

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
