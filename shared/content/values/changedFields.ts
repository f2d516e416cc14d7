import { CONTENT_LANGUAGE_ID, type Language } from '../../locale.ts'
import type { Fields, Shape } from '../shape.ts'

/** Names of the fields that differ between two versions: those outside of languages, and the texts of each. */
export type ChangedFields = Record<Language | 'shared', string[]>

type Values = Readonly<Record<string, unknown>>

const said = (value: unknown) => JSON.stringify(value ?? '')

const differing = (fields: Fields, before: Values, after: Values): string[] =>
  Object.entries(fields)
    .filter(([name, { kind }]) => kind !== 'password' && said(before[name]) !== said(after[name]))
    .map(([name]) => name)

/** Names of the fields by which `after` differs from `before`, at the record's own level; a change within a list is one of the list. */
export function changedFields(shape: Shape, before: Values, after: Values): ChangedFields {
  const entryOf = (record: Values, language: Language): Values => {
    const entries = record[shape.localizedName]
    const list = Array.isArray(entries) ? (entries as Values[]) : [] // the schema has seen to it
    return list.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language]) ?? {}
  }
  const inLanguage = (language: Language) =>
    differing(shape.localized, entryOf(before, language), entryOf(after, language))
  return { shared: differing(shape.fields, before, after), id: inLanguage('id'), en: inLanguage('en') }
}
