import type { Declaration, Field } from '@flou/shared/content/declaration.ts'
import { CONTENT_LANGUAGE_ID } from '@flou/shared/locale.ts'
import { recordDiff, valuesOf, type FieldDiff } from '../../fields/diff/recordDiff.ts'
import type { FormValues } from '../../core/records/formErrors.ts'

export type Side = 'mine' | 'theirs'
export type Choices = Readonly<Record<FieldDiff['key'], Side>>

export type ChangedBy = Side | 'both'

interface States {
  base: FormValues
  mine: FormValues
  theirs: FormValues
}

export function changedBy(
  declaration: Declaration,
  { base, mine, theirs }: States,
): Record<string, ChangedBy> {
  const keys = (state: FormValues) => recordDiff(declaration, base, state).map(({ key }) => key)
  const found: Record<string, ChangedBy> = {}
  for (const key of keys(mine)) found[key] = 'mine'
  for (const key of keys(theirs)) found[key] = found[key] ? 'both' : 'theirs'
  return found
}

/** Returns initial choices: `theirs` if only they changed the field, else `mine`. */
export const firstChoices = (
  diffs: readonly FieldDiff[],
  by: Readonly<Record<string, ChangedBy>> = {},
): Choices => Object.fromEntries(diffs.map(({ key }) => [key, by[key] === 'theirs' ? 'theirs' : 'mine']))

export const allOf = (diffs: readonly FieldDiff[], side: Side): Choices =>
  Object.fromEntries(diffs.map(({ key }) => [key, side]))

interface Put extends Pick<FieldDiff, 'names' | 'language'> {
  value: unknown
}

/** Returns the record with one field replaced; `names` leads to fields of nested groups. */
export function withValue(declaration: Declaration, record: FormValues, put: Put): FormValues {
  const { language, value } = put
  const [name = '', ...rest] = put.names
  if (rest.length > 0) {
    const { of: inner } = declaration.fields[name] as Field & { of: Declaration }
    return { ...record, [name]: withValue(inner, valuesOf(record[name]), { ...put, names: rest }) }
  }
  if (language === undefined) return { ...record, [name]: value }
  const entries = record[declaration.translationsKey]
  const list: unknown[] = Array.isArray(entries) ? entries : []
  const isIn = (entry: unknown) => valuesOf(entry)['languageId'] === CONTENT_LANGUAGE_ID[language]
  return {
    ...record,
    [declaration.translationsKey]: list.map((entry) =>
      isIn(entry) ? { ...valuesOf(entry), [name]: value } : entry,
    ),
  }
}

/** Applies the chosen values of theirs to mine; `diffs` lead from theirs to mine. */
export const merged = (
  declaration: Declaration,
  mine: FormValues,
  { diffs, choices }: { diffs: readonly FieldDiff[]; choices: Choices },
): FormValues =>
  diffs
    .filter(({ key }) => choices[key] === 'theirs')
    .reduce((values, diff) => withValue(declaration, values, { ...diff, value: diff.before }), mine)

/** Returns the form with the fields that a waiting change request changes; the others stay. */
export function withWaitingText(declaration: Declaration, { base, mine, theirs }: States): FormValues {
  const diffs = recordDiff(declaration, theirs, mine)
  const changed = new Set(recordDiff(declaration, base, theirs).map(({ key }) => key))
  const choices = Object.fromEntries(
    diffs.map(({ key }) => [key, changed.has(key) ? 'theirs' : 'mine'] as const),
  )
  return merged(declaration, mine, { diffs, choices })
}
