import { createInstance, type FormatterModule, type i18n } from 'i18next'
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

function instanceOf(texts: Texts) {
  const instance = createInstance().use(formatter)
  void instance.init({
    initAsync: false,
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, resourcesIn(texts, language)])),
    supportedLngs: LANGUAGES,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    missingInterpolationHandler: () => '',
    // not `escapeValue: false`, which warns by a slow pattern
    interpolation: { escape: (value) => value, alwaysFormat: true },
  })
  return instance
}

type Translators = Readonly<Record<Language, Translate>>

/** Texts without values are most, and do not need i18next. */
const needsValues = (text: string) => text.includes('{{') || text.includes('$t(')

/** The instance is created with the first text that needs it: modules with texts cost nothing when they load. */
function createTranslators(texts: Texts): Translators {
  let instance: i18n | undefined
  const translateIn = (language: Language): Translate => {
    let translate: ((key: string, options: Record<string, unknown>) => string) | undefined
    return (key, values = {}) => {
      const text = Object.hasOwn(texts, key) ? texts[key]?.[language] : undefined
      if (text !== undefined && !('count' in values) && !needsValues(text)) return text
      translate ??= (instance ??= instanceOf(texts)).getFixedT(language)
      // in `replace`, a value may have the name of an option, for example `ns`
      return translate(key, { replace: values, count: values['count'] })
    }
  }
  return { en: translateIn('en'), id: translateIn('id') }
}

const TRANSLATORS = new WeakMap<Texts, Translators>()

/**
 * Returns the translate functions of texts; the same for the same object. A key without a text is returned as it is; a
 * placeholder without a value becomes empty.
 */
export function translator<const T extends Texts>(
  texts: T,
): Readonly<Record<Language, Translate<TextKeyOf<T>>>> {
  const translators = TRANSLATORS.get(texts) ?? createTranslators(texts)
  TRANSLATORS.set(texts, translators)
  return translators
}
