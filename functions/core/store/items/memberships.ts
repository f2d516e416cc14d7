import type { ContentType } from '@flou/shared/content/define.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'

/** Limit per field, so that a write fits into one transaction. */
const MAX_TARGETS = 20

export const targetsIn = (value: unknown): number[] =>
  [...new Set([value].flat().map(Number))].filter((id) => id > 0).slice(0, MAX_TARGETS)

type Values = Readonly<Record<string, unknown>>

/** A list of records by their reference, such as `categoryId` = `3` or `industryId+kindId` = `3+5`. */
export interface Membership {
  name: string
  value: string
}

export const referencesIn = (name: string): string[] => name.split('+')

const choicesOf = (targets: readonly (readonly number[])[]): string[] =>
  targets.reduce<string[]>(
    (chosen, ids) =>
      chosen.length === 0 ? ids.map(String) : chosen.flatMap((one) => ids.map((id) => `${one}+${id}`)),
    [],
  )

/** Returns memberships with the index entry name; empty references have none. */
export const membershipsOf = (
  { list }: Pick<ContentType, 'list'>,
  values: Values,
): (Membership & { entry: string })[] =>
  (list.by ?? []).flatMap((name) => {
    const fieldValues = referencesIn(name).map((reference) => values[reference])
    const targets = fieldValues.map(targetsIn)
    if (targets.some((ids) => ids.length === 0)) return []
    const hasSeveral = fieldValues.some(Array.isArray)
    return choicesOf(targets).map((value) => ({ name, value, entry: hasSeveral ? `${name}=${value}` : name }))
  })

export const membershipIn = ({ field, id, and }: NonNullable<ListQuery['by']>): Membership =>
  and ? { name: `${field}+${and.field}`, value: `${id}+${and.id}` } : { name: field, value: String(id) }
