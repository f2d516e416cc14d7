import type { ContentType } from '../../define.ts'
import { initialOfField } from '../../values/initial.ts'
import type { Field } from '../../shape.ts'

type Values = Readonly<Record<string, unknown>>

/** Whether records can do without a field: what it starts with in a new record is enough. */
export const isHideable = ({ schema, initial }: Field): boolean => schema.safeParse(initial).success

const withoutNames = <T>(values: Readonly<Record<string, T>>, hidden: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)))

/**
 * A type without some of its fields: its forms and lists do not show them, its schema does not ask for them, and what its rule
 * over several fields says of them is dropped.
 */
export function withoutFields(type: ContentType, names: readonly string[]): ContentType {
  if (names.length === 0) return type
  const hidden = new Set(names)
  const { shape, list, check } = type
  return {
    ...type,
    shape: { ...shape, fields: withoutNames(shape.fields, hidden) },
    list: { ...list, columns: list.columns.filter((name) => !hidden.has(name)) },
    ...(check && { check: (record) => withoutNames(check(withoutNames(record, hidden)), hidden) }),
  }
}

/**
 * What a record holds in its hidden fields: for each the first value of the sources that the field takes, else what a new record
 * starts with. Hidden values are kept, so that showing a field again shows what was in it.
 */
export function hiddenValues(
  { shape }: ContentType,
  hidden: readonly string[],
  { sources, now }: { sources: readonly Values[]; now: Date },
): Record<string, unknown> {
  const valueOf = (name: string, field: Field): unknown => {
    const taken = sources
      .filter((source) => source[name] !== undefined)
      .map((source) => field.schema.safeParse(source[name]))
      .find(({ success }) => success)
    return taken ? taken.data : initialOfField(field, now)
  }
  return Object.fromEntries(
    hidden.flatMap((name) => {
      const field = shape.fields[name]
      return field ? [[name, valueOf(name, field)]] : []
    }),
  )
}
