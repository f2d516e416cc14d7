import type { Field, Fields, Declaration } from '@flou/shared/content/declaration.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'

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
    if (field.isSecret) return []
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
  declaration: Declaration,
  record: FormValues,
  language: Language,
): { entry: FormValues; at: number } {
  const entries = record[declaration.translationsKey]
  const list: unknown[] = Array.isArray(entries) ? entries : []
  const at = list.findIndex((entry) => valuesOf(entry)['languageId'] === CONTENT_LANGUAGE_ID[language])
  return { entry: valuesOf(list[at]), at: at < 0 ? LANGUAGES.indexOf(language) : at }
}

function diffsOf(
  declaration: Declaration,
  states: { before: FormValues; after: FormValues },
  { names, path }: Pick<FieldPosition, 'names' | 'path'>,
): FieldDiff[] {
  const texts = LANGUAGES.flatMap((language) => {
    const later = entryOf(declaration, states.after, language)
    const inLanguage = { before: entryOf(declaration, states.before, language).entry, after: later.entry }
    return fieldDiffs(declaration.localized, inLanguage, {
      names,
      path: [...path, declaration.translationsKey, later.at],
      language,
    })
  })
  return [...texts, ...fieldDiffs(declaration.fields, states, { names, path })]
}

export const recordFields = (declaration: Declaration, before: unknown, after: unknown): FieldDiff[] =>
  diffsOf(declaration, { before: valuesOf(before), after: valuesOf(after) }, { names: [], path: [] })

export const recordDiff = (declaration: Declaration, before: unknown, after: unknown): FieldDiff[] =>
  recordFields(declaration, before, after).filter(isDifferent)
