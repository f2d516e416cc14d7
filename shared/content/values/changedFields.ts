import { CONTENT_LANGUAGE_ID, type Language } from '../../locale.ts'
import type { Fields, Declaration } from '../declaration.ts'

/** Names of fields that differ between two revisions, shared or per language. */
export type ChangedFields = Record<Language | 'shared', string[]>

type Values = Readonly<Record<string, unknown>>

const serialize = (value: unknown) => JSON.stringify(value ?? '')

const differing = (fields: Fields, before: Values, after: Values): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => !field.isSecret && serialize(before[name]) !== serialize(after[name]))
    .map(([name]) => name)

/** Compares top-level fields only; nested changes count as a change of the list. */
export function changedFields(declaration: Declaration, before: Values, after: Values): ChangedFields {
  const entryOf = (record: Values, language: Language): Values => {
    const entries = record[declaration.translationsKey]
    const list = Array.isArray(entries) ? (entries as Values[]) : []
    return list.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language]) ?? {}
  }
  const inLanguage = (language: Language) =>
    differing(declaration.localized, entryOf(before, language), entryOf(after, language))
  return { shared: differing(declaration.fields, before, after), id: inLanguage('id'), en: inLanguage('en') }
}
