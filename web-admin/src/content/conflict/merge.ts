import type { Shape } from '@flou/shared/content/shape.ts'
import { CONTENT_LANGUAGE_ID } from '@flou/shared/locale.ts'
import { recordDiff, valuesOf, type FieldDiff } from '../compare/diff/recordDiff.ts'
import type { FormValues } from '../form/formErrors.ts'

export type Side = 'mine' | 'theirs'
export type Choices = Readonly<Record<FieldDiff['key'], Side>>

/** Who changed a field since both started from the same version. */
export type ChangedBy = Side | 'both'

interface States {
  base: FormValues
  mine: FormValues
  theirs: FormValues
}

/** Who changed what, by the key of the field's difference. */
export function changedBy(shape: Shape, { base, mine, theirs }: States): Record<string, ChangedBy> {
  const keys = (state: FormValues) => recordDiff(shape, base, state).map(({ key }) => key)
  const found: Record<string, ChangedBy> = {}
  for (const key of keys(mine)) found[key] = 'mine'
  for (const key of keys(theirs)) found[key] = found[key] ? 'both' : 'theirs'
  return found
}

/** What is chosen to begin with: what only they changed is theirs; everything else is as the person has typed it. */
export const firstChoices = (
  diffs: readonly FieldDiff[],
  by: Readonly<Record<string, ChangedBy>> = {},
): Choices => Object.fromEntries(diffs.map(({ key }) => [key, by[key] === 'theirs' ? 'theirs' : 'mine']))

export const allOf = (diffs: readonly FieldDiff[], side: Side): Choices =>
  Object.fromEntries(diffs.map(({ key }) => [key, side]))

/** A field's place in a record, and what to put there. */
interface Put extends Pick<FieldDiff, 'names' | 'language'> {
  value: unknown
}

function withValue(shape: Shape, record: FormValues, put: Put): FormValues {
  const { language, value } = put
  const [name = '', ...rest] = put.names
  if (rest.length > 0) {
    const { of: inner } = shape.fields[name] as unknown as { of: Shape } // only groups have fields below them
    return { ...record, [name]: withValue(inner, valuesOf(record[name]), { ...put, names: rest }) }
  }
  if (language === undefined) return { ...record, [name]: value }
  const entries = record[shape.localizedName]
  const list: unknown[] = Array.isArray(entries) ? entries : []
  const isIn = (entry: unknown) => valuesOf(entry)['languageId'] === CONTENT_LANGUAGE_ID[language]
  return {
    ...record,
    [shape.localizedName]: list.map((entry) => (isIn(entry) ? { ...valuesOf(entry), [name]: value } : entry)),
  }
}

/** What the person has typed, with the other one's values where those were chosen. `diffs` lead from theirs to mine. */
export const merged = (
  shape: Shape,
  mine: FormValues,
  { diffs, choices }: { diffs: readonly FieldDiff[]; choices: Choices },
): FormValues =>
  diffs
    .filter(({ key }) => choices[key] === 'theirs')
    .reduce((values, diff) => withValue(shape, values, { ...diff, value: diff.before }), mine)

/** The form with every field that a waiting change request changes; what it leaves alone stays as typed. */
export function withWaitingText(shape: Shape, { base, mine, theirs }: States): FormValues {
  const diffs = recordDiff(shape, theirs, mine)
  const changed = new Set(recordDiff(shape, base, theirs).map(({ key }) => key))
  const choices = Object.fromEntries(
    diffs.map(({ key }) => [key, changed.has(key) ? 'theirs' : 'mine'] as const),
  )
  return merged(shape, mine, { diffs, choices })
}
