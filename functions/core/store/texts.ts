import type { ContentType } from '@flou/shared/content/define.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'

type Values = Readonly<Record<string, unknown>>
export type Texts = Record<Language, string>

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

export function textsOf(declaration: Declaration, record: Values, name: string): Texts {
  if (!(name in declaration.localized)) {
    const text = textOf(record[name])
    return { id: text, en: text }
  }
  const entries = (record[declaration.translationsKey] ?? []) as Values[]
  const texts = LANGUAGES.map((language) => {
    const entry = entries.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])
    return [language, textOf(entry?.[name])]
  })
  return Object.fromEntries(texts) as Texts
}

export function titleOf(type: Pick<ContentType, 'declaration' | 'title'>, record: Values): Texts {
  const { en, id } = textsOf(type.declaration, record, type.title)
  return { en: en || id, id: id || en }
}
