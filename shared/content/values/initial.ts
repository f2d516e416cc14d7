import { todayInJakarta } from '../../calendar.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '../../locale.ts'
import type { Field, Fields, Shape } from '../shape.ts'
import { PLACEHOLDER_TITLE } from '../../text/sampleText.ts'

const hasInner = (field: Field): field is Field & { of: Shape } => 'of' in field

/** What a field of a new record starts with. */
export function initialOfField(field: Field, now: Date): unknown {
  if (field.kind === 'group' && hasInner(field)) return initialOf(field.of, now)
  if ('startsToday' in field && field.startsToday === true) return todayInJakarta(now)
  return structuredClone(field.initial)
}

const initialOfFields = (fields: Fields, now: Date) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOfField(field, now)]))

/** What a new record (or nested item) of a shape starts with: both languages, the defaults of spec §9, dates today. */
export function initialOf(shape: Shape, now: Date): Record<string, unknown> {
  const own = initialOfFields(shape.fields, now)
  if (Object.keys(shape.localized).length === 0) return own
  return {
    ...own,
    [shape.localizedName]: LANGUAGES.map((language) => ({
      languageId: CONTENT_LANGUAGE_ID[language],
      ...initialOfFields(shape.localized, now),
    })),
  }
}

/** A new nested item: the shape's start, with placeholder titles where it has a title. */
export function newItem(shape: Shape, now: Date): Record<string, unknown> {
  const item = initialOf(shape, now)
  const entries = item[shape.localizedName]
  if (!('title' in shape.localized) || !Array.isArray(entries)) return item
  return {
    ...item,
    [shape.localizedName]: entries.map((entry: Record<string, unknown>, index) => ({
      ...entry,
      title: PLACEHOLDER_TITLE[LANGUAGES[index] ?? 'en'],
    })),
  }
}
