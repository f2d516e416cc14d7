import type { Field, Fields, Declaration } from '@flou/shared/content/declaration.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { FormValues } from '../../form/formErrors.ts'

export interface FieldDiff {
  key: string
  /** Path of the value in the later state: `contents`, 0, `title`. */
  path: readonly (string | number)[]
  names: readonly string[]
  language?: Language
  field: Field
  before: unknown
  after: unknown
}

const isValues = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const valuesOf = (value: unknown): FormValues => (isValues(value) ? value : {})

interface FieldPosition {
  names: readonly string[]
  path: FieldDiff['path']
  language?: Language
}

const sameText = (value: unknown) => JSON.stringify(value ?? '')

export const isDifferent = ({ before, after }: Pick<FieldDiff, 'before' | 'after'>): boolean =>
  sameText(before) !== sameText(after)

function fieldDiffs(
  fields: Fields,
  { before, after }: { before: FormValues; after: FormValues },
  position: FieldPosition,
): FieldDiff[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'password') return []
    const names = [...position.names, name]
    const path = [...position.path, name]
    if (field.kind === 'group' && 'of' in field) {
      const inner = { before: valuesOf(before[name]), after: valuesOf(after[name]) }
      return diffsOf(field.of as Declaration, inner, { names, path })
    }
    const key = [...names, position.language ?? ''].join('.')
    return [{ ...position, key, names, path, field, before: before[name], after: after[name] }]
  })
}

function entryOf(
  shape: Declaration,
  record: FormValues,
  language: Language,
): { entry: FormValues; at: number } {
  const entries = record[shape.translationsKey]
  const list: unknown[] = Array.isArray(entries) ? entries : []
  const at = list.findIndex((entry) => valuesOf(entry)['languageId'] === CONTENT_LANGUAGE_ID[language])
  return { entry: valuesOf(list[at]), at: at < 0 ? LANGUAGES.indexOf(language) : at }
}

function diffsOf(
  shape: Declaration,
  states: { before: FormValues; after: FormValues },
  { names, path }: Pick<FieldPosition, 'names' | 'path'>,
): FieldDiff[] {
  const texts = LANGUAGES.flatMap((language) => {
    const later = entryOf(shape, states.after, language)
    const inLanguage = { before: entryOf(shape, states.before, language).entry, after: later.entry }
    return fieldDiffs(shape.localized, inLanguage, {
      names,
      path: [...path, shape.translationsKey, later.at],
      language,
    })
  })
  return [...texts, ...fieldDiffs(shape.fields, states, { names, path })]
}

export const recordFields = (shape: Declaration, before: unknown, after: unknown): FieldDiff[] =>
  diffsOf(shape, { before: valuesOf(before), after: valuesOf(after) }, { names: [], path: [] })

export const recordDiff = (shape: Declaration, before: unknown, after: unknown): FieldDiff[] =>
  recordFields(shape, before, after).filter(isDifferent)
