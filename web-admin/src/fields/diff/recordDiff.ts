import { isNestedRecord, type Field, type Declaration } from '@flou/shared/content/declaration.ts'
import { createFold, type Part } from '@flou/shared/content/values/walk.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { FormValues } from '../../core/records/formErrors.ts'

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

export interface DiffProps {
  diff: FieldDiff
  typeKey: string
  text: (value: unknown) => string
}

export interface ValueProps {
  field: Field
  value: unknown
  text: (value: unknown) => string
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

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

interface States {
  before: FormValues
  after: FormValues
}
type Compare = (states: States, position: FieldPosition) => FieldDiff[]

const within = (position: FieldPosition, name: string): FieldPosition => ({
  ...position,
  names: [...position.names, name],
  path: [...position.path, name],
})

const compareValues =
  (field: Field, name: string): Compare =>
  ({ before, after }, position) => {
    if (field.isSecret) return []
    const at = within(position, name)
    const key = [...at.names, position.language ?? ''].join('.')
    return [{ ...position, key, ...at, field, before: before[name], after: after[name] }]
  }

const compareAll =
  (parts: readonly Part<Compare>[]): Compare =>
  (states, position) =>
    parts.flatMap(({ result }) => result(states, position))

function entryOf(entries: unknown, language: Language): { entry: FormValues; at: number } {
  const list: unknown[] = Array.isArray(entries) ? entries : []
  const at = list.findIndex((entry) => valuesOf(entry)['languageId'] === CONTENT_LANGUAGE_ID[language])
  return { entry: valuesOf(list[at]), at: at < 0 ? LANGUAGES.indexOf(language) : at }
}

const comparisons = createFold<Compare, Compare>({
  leaf: compareValues,
  nested: (field, inner, name) => {
    if (!isNestedRecord(field)) return compareValues(field, name)
    return ({ before, after }, { names, path }) =>
      inner({ before: valuesOf(before[name]), after: valuesOf(after[name]) }, within({ names, path }, name))
  },
  record: ({ translationsKey }, fields, texts) => {
    const [compareFields, compareTexts] = [compareAll(fields), compareAll(texts)]
    return ({ before, after }, position) => [
      ...LANGUAGES.flatMap((language) => {
        const later = entryOf(after[translationsKey], language)
        const earlier = entryOf(before[translationsKey], language)
        return compareTexts(
          { before: earlier.entry, after: later.entry },
          { names: position.names, path: [...position.path, translationsKey, later.at], language },
        )
      }),
      ...compareFields({ before, after }, position),
    ]
  },
})

export const recordFields = (declaration: Declaration, before: unknown, after: unknown): FieldDiff[] =>
  comparisons.ofRecord(declaration)(
    { before: valuesOf(before), after: valuesOf(after) },
    { names: [], path: [] },
  )

export const recordDiff = (declaration: Declaration, before: unknown, after: unknown): FieldDiff[] =>
  recordFields(declaration, before, after).filter(isDifferent)
