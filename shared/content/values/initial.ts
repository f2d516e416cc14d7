import { CONTENT_LANGUAGE_ID, LANGUAGES } from '../../locale.ts'
import { type Field, type Fields, type Declaration, PLACEHOLDER_TITLE } from '../declaration.ts'
import { kindOf } from '../fields/kinds.ts'

export const initialOfField = (field: Field, now: Date): unknown =>
  kindOf(field).initial(field, { now, initialOf: (inner) => initialOf(inner, now) })

const initialOfFields = (fields: Fields, now: Date) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOfField(field, now)]))

export function initialOf(declaration: Declaration, now: Date): Record<string, unknown> {
  const own = initialOfFields(declaration.fields, now)
  if (Object.keys(declaration.localized).length === 0) return own
  return {
    ...own,
    [declaration.translationsKey]: LANGUAGES.map((language) => ({
      languageId: CONTENT_LANGUAGE_ID[language],
      ...initialOfFields(declaration.localized, now),
    })),
  }
}

export function newItem(declaration: Declaration, now: Date): Record<string, unknown> {
  const item = initialOf(declaration, now)
  const entries = item[declaration.translationsKey]
  if (!('title' in declaration.localized) || !Array.isArray(entries)) return item
  return {
    ...item,
    [declaration.translationsKey]: entries.map((entry: Record<string, unknown>, index) => ({
      ...entry,
      title: PLACEHOLDER_TITLE[LANGUAGES[index] ?? 'en'],
    })),
  }
}
