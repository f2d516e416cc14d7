import { DEFAULT_LANGUAGE, type Language } from '@flou/shared/locale.ts'
import { getOrMake } from '@flou/shared/strings/getOrMake.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import { translator, type TextKeyOf, type Texts, type Translate } from '@flou/shared/texts/translator.ts'
import { useSiteData } from '../site/useSite.ts'

type Translators = Readonly<Record<Language, Translate>>

interface Translation<K extends string = string> {
  t: Translate<K>
  language: Language
}

/** Keeps texts without values, most of a page's: i18next looks each up slowly. */
function cached(translate: Translate): Translate {
  const known = new Map<string, string>()
  return (key, values) => (values ? translate(key, values) : getOrMake(known, key, () => translate(key)))
}

function cachedTranslator(texts: Texts): Translators {
  const { en, id } = translator(texts)
  return { en: cached(en), id: cached(id) }
}

/** The browser's bundle leaves i18next out. */
const translatorsOf: (texts: Texts) => Translators = import.meta.env.SSR ? cachedTranslator : reader

function translationsOf(texts: Texts): Readonly<Record<Language, Translation>> {
  const { en, id } = translatorsOf(texts)
  return { en: { t: en, language: 'en' }, id: { t: id, language: 'id' } }
}

const translations = new WeakMap<Texts, ReturnType<typeof translationsOf>>()

/** Texts in a language. The result is the same object in each call. */
export const textsIn = <const T extends Texts>(texts: T, language: Language): Translation<TextKeyOf<T>> =>
  getOrMake(translations, texts, () => translationsOf(texts))[language]

/** Texts in the language of the page. */
export const useTexts = <const T extends Texts>(texts: T): Translation<TextKeyOf<T>> =>
  textsIn(texts, useSiteData()?.language ?? DEFAULT_LANGUAGE)
