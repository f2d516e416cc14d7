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

function instanceOf(texts: Texts, isUnknownLeft = false) {
  const instance = createInstance().use(formatter)
  void instance.init({
    initAsync: false,
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, resourcesIn(texts, language)])),
    supportedLngs: LANGUAGES,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    missingInterpolationHandler: (_text, match: RegExpExecArray) => (isUnknownLeft ? match[0] : ''),
    // not `escapeValue: false`, which warns by a slow pattern
    interpolation: { escape: (value) => value, alwaysFormat: true },
  })
  return instance
}

/** Texts without values are most, and do not need i18next. */
const needsValues = (text: string) => text.includes('{{') || text.includes('$t(')

/**
 * Returns the translate functions of texts, which are prepared on the first use. A key without a text is returned as it
 * is; a placeholder without a value becomes empty.
 */
export function translator<const T extends Texts>(
  texts: T,
): Readonly<Record<Language, Translate<TextKeyOf<T>>>> {
  let instance: ReturnType<typeof instanceOf> | undefined
  const translateIn = (language: Language): Translate<TextKeyOf<T>> => {
    let translate: ((key: string, values: TextValues) => string) | undefined
    return (key, values = {}) => {
      const text = Object.hasOwn(texts, key) ? texts[key]?.[language] : undefined
      if (text !== undefined && !('count' in values) && !needsValues(text)) return text
      instance ??= instanceOf(texts)
      translate ??= instance.getFixedT(language)
      return translate(key, values)
    }
  }
  return { en: translateIn('en'), id: translateIn('id') }
}

let filler: ReturnType<typeof instanceOf> | undefined

/** Fills `{{name}}` in a text that is no resource. Unknown names stay; values are inserted as they are. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  filler ??= instanceOf({}, true)
  return filler.services.interpolator.interpolate(text, values, 'en', {})
}
