import { LANGUAGES, type Language, type Text } from '@flou/shared/locale.ts'
import { languageTag } from './language.ts'

export type TextValues = Readonly<Record<string, string | number>>

const NUMBERS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.NumberFormat(languageTag(language))]),
) as Record<Language, Intl.NumberFormat>

/** Formats a number: 12,500 in English, 12.500 in Indonesian. */
export const numberText = (value: number, language: Language): string => NUMBERS[language].format(value)

const formatValue = (value: string | number, language: Language): string =>
  typeof value === 'number' ? numberText(value, language) : value

interface TextSource {
  texts: Readonly<Record<string, Text>>
  key: string
  values: TextValues
}

/** Replaces `{{name}}` placeholders; a `count` of 1 uses `<key>_one` if present. */
export function fillIn({ texts, key, values }: TextSource, language: Language): string {
  const text = (values['count'] === 1 ? texts[`${key}_one`] : undefined) ?? texts[key]
  return (text?.[language] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    formatValue(values[name] ?? '', language),
  )
}
