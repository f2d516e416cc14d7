import type { Field, Fields, Shape } from '@flou/shared/content/shape.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { FormValues } from '../../form/formErrors.ts'

/** A field, in one language where it is a text, of two states of a record. */
export interface FieldDiff {
  /** Names it within its record. */
  key: string
  /** Where its value is in the later state, as schemas name it: `contents`, 0, `title`. */
  path: readonly (string | number)[]
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
  path: FieldDiff['path']
  language?: Language
}

const sameText = (value: unknown) => JSON.stringify(value ?? '')

/** True where the two states say different things. */
export const isDifferent = ({ before, after }: Pick<FieldDiff, 'before' | 'after'>): boolean =>
  sameText(before) !== sameText(after)

function fieldDiffs(
  fields: Fields,
  { before, after }: { before: FormValues; after: FormValues },
  place: Place,
): FieldDiff[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'password') return []
    const names = [...place.names, name]
    const path = [...place.path, name]
    if (field.kind === 'group' && 'of' in field) {
      const inner = { before: valuesOf(before[name]), after: valuesOf(after[name]) }
      return diffsOf(field.of as Shape, inner, { names, path }) // groups carry a shape
    }
    const key = [...names, place.language ?? ''].join('.')
    return [{ ...place, key, names, path, field, before: before[name], after: after[name] }]
  })
}

/** The texts of one language, and their place among those of all; languages that are not there yet come in their order. */
function entryOf(shape: Shape, record: FormValues, language: Language): { entry: FormValues; at: number } {
  const entries = record[shape.localizedName]
  const list: unknown[] = Array.isArray(entries) ? entries : []
  const at = list.findIndex((entry) => valuesOf(entry)['languageId'] === CONTENT_LANGUAGE_ID[language])
  return { entry: valuesOf(list[at]), at: at < 0 ? LANGUAGES.indexOf(language) : at }
}

function diffsOf(
  shape: Shape,
  states: { before: FormValues; after: FormValues },
  { names, path }: Pick<Place, 'names' | 'path'>,
): FieldDiff[] {
  const texts = LANGUAGES.flatMap((language) => {
    const later = entryOf(shape, states.after, language)
    const inLanguage = { before: entryOf(shape, states.before, language).entry, after: later.entry }
    return fieldDiffs(shape.localized, inLanguage, {
      names,
      path: [...path, shape.localizedName, later.at],
      language,
    })
  })
  return [...texts, ...fieldDiffs(shape.fields, states, { names, path })]
}

/** All fields of two states of a record, texts of both languages first, in the order declared; passwords are left out. */
export const recordFields = (shape: Shape, before: unknown, after: unknown): FieldDiff[] =>
  diffsOf(shape, { before: valuesOf(before), after: valuesOf(after) }, { names: [], path: [] })

/** What two states of a record say differently, in the same order. */
export const recordDiff = (shape: Shape, before: unknown, after: unknown): FieldDiff[] =>
  recordFields(shape, before, after).filter(isDifferent)
