import type { ContentType } from '@flou/shared/content/define.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'

type Values = Readonly<Record<string, unknown>>
export type Texts = Record<Language, string>

/** A stored text or number as text; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A field's text in both languages; a field without languages gives the same text twice. */
export function textsOf(shape: Shape, record: Values, name: string): Texts {
  if (!(name in shape.localized)) {
    const text = textOf(record[name])
    return { id: text, en: text }
  }
  const entries = (record[shape.localizedName] ?? []) as Values[] // stored records have passed the schema
  const texts = LANGUAGES.map((language) => {
    const entry = entries.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])
    return [language, textOf(entry?.[name])]
  })
  return Object.fromEntries(texts) as Texts // one entry for each language
}

/** What names a record to people, in both languages; one falls back to the other. */
export function titleOf(type: Pick<ContentType, 'shape' | 'title'>, record: Values): Texts {
  const { en, id } = textsOf(type.shape, record, type.title)
  return { en: en || id, id: id || en }
}
