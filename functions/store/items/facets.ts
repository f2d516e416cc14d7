import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { keys, sortKey, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import type { Snapshot } from '../writeContext.ts'
import { sortValueOf } from './row.ts'

/** A value under which a type's records are found. */
export interface Facet {
  name: string
  value: string
}

/** The facet under which what is in the trash is counted. */
export const TRASH: Facet = { name: 'trash', value: 'all' }

const facetsOf = ({ list }: ContentType, { fields }: Snapshot): Facet[] =>
  Object.entries(list.facets ?? {}).flatMap(([name, valuesOf]) =>
    [...new Set(valuesOf(fields))].map((value) => ({ name, value })),
  )

/** The orders a facet's list comes in: those of the type's own list. */
const ordersOf = ({ list }: ContentType): string[] => [list.sortBy, ...(list.sortable ?? [])]

/**
 * The entries by which a record is listed under each of its values, one for each order. They hold no row: only a change of value
 * or order writes one, and readers fetch the rows of a page together.
 */
export const facetItems = (type: ContentType, snapshot: Snapshot) =>
  facetsOf(type, snapshot).flatMap((facet) =>
    ordersOf(type).map((order) => ({
      ...keys.facetEntry({ type: type.key, id: snapshot.id, order, ...facet }),
      gsi1pk: partitions.facet({ type: type.key, order, ...facet }),
      gsi1sk: sortKey(sortValueOf(type, snapshot, order), snapshot.id),
    })),
  )

interface Share {
  key: Key
  count: number
  weight: number
}

function sharesOf(type: ContentType, snapshot: Snapshot | undefined): Share[] {
  if (!snapshot) return []
  const weight = type.list.weigh?.(snapshot.fields) ?? 0
  const facets = snapshot.state === 'trashed' ? [TRASH] : facetsOf(type, snapshot)
  return facets.map((facet) => ({ key: keys.facetCount(type.key, facet), count: 1, weight }))
}

const negative = ({ key, count, weight }: Share): Share => ({ key, count: -count, weight: -weight })

/** How a change moves what is counted under each value; `after` is absent where a record leaves for good. */
export function facetCounts(type: AnyType, before?: Snapshot, after?: Snapshot): TransactItem[] {
  if (type.single || !type.list.facets) return []
  const shares = [...sharesOf(type, before).map(negative), ...sharesOf(type, after)]
  return [...Map.groupBy(shares, ({ key }) => key.sk).values()].flatMap((group) => {
    const count = group.reduce((sum, share) => sum + share.count, 0)
    const weight = group.reduce((sum, share) => sum + share.weight, 0)
    const [first] = group
    return first && (count !== 0 || weight !== 0) ? [addition(first.key, count, weight)] : []
  })
}

const addition = (Key: Key, count: number, weight: number): TransactItem => ({
  Update: {
    Key,
    UpdateExpression: 'ADD #count :count, #weight :weight',
    ExpressionAttributeNames: { '#count': 'count', '#weight': 'weight' },
    ExpressionAttributeValues: { ':count': count, ':weight': weight },
  },
})
