import { createInstance, type FormatterModule } from 'i18next'
import { ISO_CODE, LANGUAGES, type Language, type Text } from '../locale.ts'

/**
 * Texts by key in both languages. `{{name}}` is a placeholder; `<key>_one` and `<key>_other` are plural forms,
 * selected by `Intl.PluralRules` from the value `count`. A language without the form uses `<key>`.
 */
export type Texts = Readonly<Record<string, Text>>

type PluralForm = 'one' | 'other'
type BaseKey<K> = K extends `${infer Base}_${PluralForm}` ? Base : K

/** Keys of texts; plural forms have the key without its ending. */
export type TextKeyOf<T extends Texts> = BaseKey<keyof T & string>

/** Numbers are formatted for the language: 12,500 or 12.500. */
export type TextValues = Readonly<Record<string, string | number>>

export type Translate<K extends string = string> = (key: K, values?: TextValues) => string

const NUMBERS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.NumberFormat(ISO_CODE[language])]),
) as Record<Language, Intl.NumberFormat>

/** Formats a number: 12,500 in English, 12.500 in Indonesian. */
export const numberText = (value: number, language: Language): string => NUMBERS[language].format(value)

const formatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, _format, language) =>
    typeof value === 'number' ? numberText(value, language as Language) : value,
}

const resourcesIn = (texts: Texts, language: Language) => ({
  translation: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]])),
})

/**
 * Returns the translate functions of texts. A key without a text is returned as it is; a placeholder without a value
 * becomes empty.
 */
export function translator<const T extends Texts>(
  texts: T,
): Readonly<Record<Language, Translate<TextKeyOf<T>>>> {
  const instance = createInstance().use(formatter)
  void instance.init({
    initAsync: false,
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, resourcesIn(texts, language)])),
    supportedLngs: LANGUAGES,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    missingInterpolationHandler: () => '',
    interpolation: { escapeValue: false, alwaysFormat: true },
  })
  const translateIn = (language: Language): Translate<TextKeyOf<T>> => {
    const translate: (key: string, values: TextValues) => string = instance.getFixedT(language)
    return (key, values = {}) => translate(key, values)
  }
  return { en: translateIn('en'), id: translateIn('id') }
}
