import type { Field, Fields, Shape } from '@flou/shared/content/shape.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { FormValues } from '../../form/formErrors.ts'

/** A field, in one language where it is a text, that two states of a record say differently. */
export interface FieldDiff {
  /** Names it within its record. */
  key: string
  /** Declared names on the way to it: those of the groups it stands in, then its own. */
  names: readonly string[]
  language?: Language
  field: Field
  before: unknown
  after: unknown
}

const isValues = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record's or group's values; none where it is something else. */
export const valuesOf = (value: unknown): FormValues => (isValues(value) ? value : {})

interface Place {
  names: readonly string[]
  language?: Language
}

const sameText = (value: unknown) => JSON.stringify(value ?? '')

function fieldDiffs(
  fields: Fields,
  { before, after }: { before: FormValues; after: FormValues },
  place: Place,
): FieldDiff[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'password') return []
    const names = [...place.names, name]
    if (field.kind === 'group' && 'of' in field) {
      const inner = { before: valuesOf(before[name]), after: valuesOf(after[name]) }
      return diffsOf(field.of as Shape, inner, names) // groups carry a shape
    }
    if (sameText(before[name]) === sameText(after[name])) return []
    const key = [...names, place.language ?? ''].join('.')
    return [{ ...place, key, names, field, before: before[name], after: after[name] }]
  })
}

const entryOf = (shape: Shape, record: FormValues, language: Language): FormValues => {
  const entries = record[shape.localizedName]
  const list: unknown[] = Array.isArray(entries) ? entries : []
  return valuesOf(list.find((entry) => valuesOf(entry)['languageId'] === CONTENT_LANGUAGE_ID[language]))
}

function diffsOf(
  shape: Shape,
  states: { before: FormValues; after: FormValues },
  names: readonly string[],
): FieldDiff[] {
  const texts = LANGUAGES.flatMap((language) => {
    const inLanguage = {
      before: entryOf(shape, states.before, language),
      after: entryOf(shape, states.after, language),
    }
    return fieldDiffs(shape.localized, inLanguage, { names, language })
  })
  return [...texts, ...fieldDiffs(shape.fields, states, { names })]
}

/** What two states of a record say differently: texts of both languages first, in the order declared. */
export const recordDiff = (shape: Shape, before: unknown, after: unknown): FieldDiff[] =>
  diffsOf(shape, { before: valuesOf(before), after: valuesOf(after) }, [])
