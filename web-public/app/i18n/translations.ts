import type { Language } from '@flou/shared/locale.ts'
import { en, type SiteTexts } from './en.ts'
import { id } from './id.ts'

const TEXTS = { en, id } as const satisfies Record<Language, SiteTexts>

type Values = Readonly<Record<string, string | number>>

/** A fixed text, with `{{name}}` replaced by the values given. */
export type Translate = (key: keyof SiteTexts, values?: Values) => string

const translateWith =
  (texts: SiteTexts): Translate =>
  (key, values) =>
    values === undefined
      ? texts[key]
      : texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

const translators = {
  en: { t: translateWith(TEXTS.en) },
  id: { t: translateWith(TEXTS.id) },
} satisfies Record<Language, { t: Translate }>

/** The interface texts in a language; `t` stays the same function for the life of the page. */
export const translations = (language: Language): { t: Translate } => translators[language]
