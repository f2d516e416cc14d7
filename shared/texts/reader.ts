import { ISO_CODE, type Language } from '../locale.ts'
import type { TextKeyOf, Texts, TextValues, Translate } from './translator.ts'

const numberFormats: Partial<Record<Language, Intl.NumberFormat>> = {}
const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {}

const FIRST_WITH_SEPARATOR = 1000

function numberText(value: number, language: Language): string {
  if (Number.isInteger(value) && value >= 0 && value < FIRST_WITH_SEPARATOR) return String(value)
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

/** The translate functions of `translator` without i18next. `Intl` objects, slow on phones, are created when needed. */
export const reader = <const T extends Texts>(
  texts: T,
): Readonly<Record<Language, Translate<TextKeyOf<T>>>> => ({
  en: translateIn(texts, 'en'),
  id: translateIn(texts, 'id'),
})

/** Fills `{{name}}` in a text that is no resource. Unknown names stay; values are inserted as they are. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (match, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : match,
  )
