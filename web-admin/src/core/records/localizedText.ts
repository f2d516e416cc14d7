import { otherLanguage, type Language } from '@flou/shared/locale.ts'

interface InLanguages {
  text: string
  other: string
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Returns a list value in a language, with fallback. `other` is the second language's text, if any. */
export function localizedText(value: unknown, language: Language): InLanguages {
  if (typeof value !== 'object' || value === null) return { text: textOf(value), other: '' }
  const texts = value as Partial<Record<Language, unknown>>
  const text = textOf(texts[language])
  const other = textOf(texts[otherLanguage(language)])
  return text === '' ? { text: other, other: '' } : { text, other }
}
