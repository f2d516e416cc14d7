import { LANGUAGES, type Language, type Text } from '@flou/shared/locale.ts'
import { languageTag } from './language.ts'

export type TextValues = Readonly<Record<string, string | number>>

const NUMBERS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.NumberFormat(languageTag(language))]),
) as Record<Language, Intl.NumberFormat>

/** A number as people of that language write it: 12,500 in English, 12.500 in Indonesian. */
export const numberText = (value: number, language: Language): string => NUMBERS[language].format(value)

/** A value of a text; words stay as they are. */
export const wordOf = (value: string | number, language: Language): string =>
  typeof value === 'number' ? numberText(value, language) : value

interface Said {
  texts: Readonly<Record<string, Text>>
  key: string
  values: TextValues
}

/**
 * A text with its values in place of `{{name}}`. With a `count` of 1 it is the text's form for one, `<key>_one`, where there is one.
 */
export function fillIn({ texts, key, values }: Said, language: Language): string {
  const text = (values['count'] === 1 ? texts[`${key}_one`] : undefined) ?? texts[key]
  return (text?.[language] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    wordOf(values[name] ?? '', language),
  )
}
