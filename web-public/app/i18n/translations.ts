import type { Language } from '@flou/shared/locale.ts'
import { en, type SiteTexts } from './en.ts'
import { id } from './id.ts'

const TEXTS = { en, id } as const satisfies Record<Language, SiteTexts>

type Values = Readonly<Record<string, string | number>>

type Plain<N> = Exclude<N, `${string}_${'one' | 'other'}`>
type Counted<N> = N extends `${infer Base}_other` ? Base : never

/** Returns a text with `{{name}}` replaced; `count` selects the plural form. */
export interface Translate<N = keyof SiteTexts> {
  (key: Plain<N>, values?: Values): string
  (key: Counted<N>, values: Values & { count: number }): string
}

const interpolate = (text: string, values: Values | undefined) =>
  values === undefined
    ? text
    : text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** CLDR plural rules; `Intl` ones are slow to create on phones. */
const FORM_OF = {
  en: (count: number) => (count === 1 ? 'one' : 'other'),
  id: () => 'other',
} satisfies Record<Language, (count: number) => Intl.LDMLPluralRule>

export function translateWith<N>(
  texts: Readonly<Record<string, string | undefined>>,
  language: Language,
): Translate<N> {
  const formOf = (key: string, count: unknown) =>
    (typeof count === 'number' ? texts[`${key}_${FORM_OF[language](count)}`] : undefined) ??
    texts[`${key}_other`]
  const translate = (key: string, values?: Values) =>
    interpolate(texts[key] ?? formOf(key, values?.['count']) ?? '', values)
  return translate as Translate<N>
}

const translators = {
  en: { t: translateWith(TEXTS.en, 'en') },
  id: { t: translateWith(TEXTS.id, 'id') },
} satisfies Record<Language, { t: Translate }>

export const translations = (language: Language): { t: Translate } => translators[language]
