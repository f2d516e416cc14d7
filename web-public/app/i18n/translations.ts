import type { Language } from '@flou/shared/locale.ts'
import { en, type SiteTexts } from './en.ts'
import { id } from './id.ts'

const TEXTS = { en, id } as const satisfies Record<Language, SiteTexts>

type Values = Readonly<Record<string, string | number>>

type Plain<N> = Exclude<N, `${string}_${'one' | 'other'}`>
/** Texts that name a number of things; their forms end in the categories of CLDR, as i18next has them. */
type Counted<N> = N extends `${infer Base}_other` ? Base : never

/** A fixed text, with `{{name}}` replaced by the values given; a text with forms has the one that `count` asks for. */
export interface Translate<N = keyof SiteTexts> {
  (key: Plain<N>, values?: Values): string
  (key: Counted<N>, values: Values & { count: number }): string
}

const filled = (text: string, values: Values | undefined) =>
  values === undefined
    ? text
    : text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** The form for a number of things, by the rules of CLDR, written out: a browser's own rules take a phone long to make. */
const FORM_OF = {
  en: (count: number) => (count === 1 ? 'one' : 'other'),
  id: () => 'other',
} satisfies Record<Language, (count: number) => Intl.LDMLPluralRule>

/** What finds the texts of a language among those given. */
export function translateWith<N>(
  texts: Readonly<Record<string, string | undefined>>,
  language: Language,
): Translate<N> {
  const formOf = (key: string, count: unknown) =>
    (typeof count === 'number' ? texts[`${key}_${FORM_OF[language](count)}`] : undefined) ??
    texts[`${key}_other`]
  const translate = (key: string, values?: Values) =>
    filled(texts[key] ?? formOf(key, values?.['count']) ?? '', values)
  return translate as Translate<N> // which names there are is the caller's to say
}

const translators = {
  en: { t: translateWith(TEXTS.en, 'en') },
  id: { t: translateWith(TEXTS.id, 'id') },
} satisfies Record<Language, { t: Translate }>

/** The interface texts in a language; `t` stays the same function for the life of the page. */
export const translations = (language: Language): { t: Translate } => translators[language]
