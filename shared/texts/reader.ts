import { ISO_CODE, type Language } from '../locale.ts'
import type { TextKeyOf, Texts, TextValues, Translate } from './translator.ts'

// created when needed: `Intl` objects are slow to create on phones
const numberFormats: Partial<Record<Language, Intl.NumberFormat>> = {}
const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {}

/** The smallest number that is written with a separator. */
const THOUSAND = 1000

function numberText(value: number, language: Language): string {
  if (Number.isInteger(value) && value >= 0 && value < THOUSAND) return String(value)
  numberFormats[language] ??= new Intl.NumberFormat(ISO_CODE[language])
  return numberFormats[language].format(value)
}

function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  pluralRules[language] ??= new Intl.PluralRules(language)
  return pluralRules[language].select(count)
}

const insert = (text: string, values: TextValues, language: Language) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? numberText(value, language) : value
  })

function translateIn(texts: Texts, language: Language): Translate {
  const textOf = (key: string, count: TextValues[string] | undefined) =>
    (typeof count === 'number' ? texts[`${key}_${pluralForm(count, language)}`] : undefined) ?? texts[key]
  return (key, values = {}) => insert(textOf(key, values['count'])?.[language] ?? key, values, language)
}

/** Returns the same translate functions as `translator`, without i18next: for bundles whose size is felt. */
export const reader = <const T extends Texts>(
  texts: T,
): Readonly<Record<Language, Translate<TextKeyOf<T>>>> => ({
  en: translateIn(texts, 'en'),
  id: translateIn(texts, 'id'),
})
