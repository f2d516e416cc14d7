import type { ContentType } from '../../define.ts'
import { initialOfField } from '../../values/initial.ts'
import type { Field } from '../../declaration.ts'

type Values = Readonly<Record<string, unknown>>

export const isHideable = ({ schema, initial }: Field): boolean => schema.safeParse(initial).success

const withoutNames = <T>(values: Readonly<Record<string, T>>, hidden: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)))

/** Returns the type without these fields in forms, lists, schema and cross-field checks. */
export function withoutFields(type: ContentType, names: readonly string[]): ContentType {
  if (names.length === 0) return type
  const hidden = new Set(names)
  const { declaration, list, check } = type
  return {
    ...type,
    declaration: { ...declaration, fields: withoutNames(declaration.fields, hidden) },
    list: { ...list, columns: list.columns.filter((name) => !hidden.has(name)) },
    ...(check && { check: (record) => withoutNames(check(withoutNames(record, hidden)), hidden) }),
  }
}

/**
 * Returns values for hidden fields: the first valid one of the sources, else the initial value. Stored values
 * are preserved.
 */
export function hiddenValues(
  { declaration }: ContentType,
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
      const field = declaration.fields[name]
      return field ? [[name, valueOf(name, field)]] : []
    }),
  )
}
