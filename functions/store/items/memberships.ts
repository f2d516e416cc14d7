import type { ContentType } from '@flou/shared/content/define.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import { targetsIn } from './targets.ts'

type Values = Readonly<Record<string, unknown>>

/** A list by what its records point at: `categoryId` and `3`, of two fields together `industryId+kindId` and `3+5`. */
export interface Membership {
  name: string
  value: string
}

/** The fields that a list by them goes by. */
export const referencesIn = (name: string): string[] => name.split('+')

/** Each choice of one target for every field. */
const choicesOf = (targets: readonly (readonly number[])[]): string[] =>
  targets.reduce<string[]>(
    (chosen, ids) =>
      chosen.length === 0 ? ids.map(String) : chosen.flatMap((one) => ids.map((id) => `${one}+${id}`)),
    [],
  )

/** Lists by what its records point at that a record is in, with the name of its entry there; it is in none for what it leaves empty. */
export const membershipsOf = (
  { list }: Pick<ContentType, 'list'>,
  values: Values,
): (Membership & { entry: string })[] =>
  (list.by ?? []).flatMap((name) => {
    const given = referencesIn(name).map((reference) => values[reference])
    const targets = given.map(targetsIn)
    if (targets.some((ids) => ids.length === 0)) return []
    const hasSeveral = given.some(Array.isArray)
    return choicesOf(targets).map((value) => ({ name, value, entry: hasSeveral ? `${name}=${value}` : name }))
  })

/** The list that a query asks for. */
export const membershipIn = ({ field, id, and }: NonNullable<ListQuery['by']>): Membership =>
  and ? { name: `${field}+${and.field}`, value: `${id}+${and.id}` } : { name: field, value: String(id) }
