import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { keys, sortKey, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import type { Snapshot } from '../writeContext.ts'
import { sortValueOf } from './row.ts'

export interface Facet {
  name: string
  value: string
}

export const TRASH: Facet = { name: 'trash', value: 'all' }

const facetsOf = ({ list }: ContentType, { fields }: Snapshot): Facet[] =>
  Object.entries(list.facets ?? {}).flatMap(([name, valuesOf]) =>
    [...new Set(valuesOf(fields))].map((value) => ({ name, value })),
  )

const ordersOf = ({ list }: ContentType): string[] => [list.sortBy, ...(list.sortable ?? [])]

/**
 * Returns list entries per facet value and sort order. They hold no row, so most edits do not rewrite them.
 */
export const facetItems = (type: ContentType, snapshot: Snapshot) =>
  facetsOf(type, snapshot).flatMap((facet) =>
    ordersOf(type).map((order) => ({
      ...keys.facetEntry({ type: type.key, id: snapshot.id, order, ...facet }),
      gsi1pk: partitions.facet({ type: type.key, order, ...facet }),
      gsi1sk: sortKey(sortValueOf(type, snapshot, order), snapshot.id),
    })),
  )

interface FacetDelta {
  key: Key
  count: number
  weight: number
}

function facetDeltasOf(type: ContentType, snapshot: Snapshot | undefined): FacetDelta[] {
  if (!snapshot) return []
  const weight = type.list.weigh?.(snapshot.fields) ?? 0
  const facets = snapshot.state === 'trashed' ? [TRASH] : facetsOf(type, snapshot)
  return facets.map((facet) => ({ key: keys.facetCount(type.key, facet), count: 1, weight }))
}

const negative = ({ key, count, weight }: FacetDelta): FacetDelta => ({ key, count: -count, weight: -weight })

/** Returns counter updates of the facets; `after` is undefined for a purge. */
export function facetCounts(type: AnyType, before?: Snapshot, after?: Snapshot): TransactItem[] {
  if (type.single || !type.list.facets) return []
  const deltas = [...facetDeltasOf(type, before).map(negative), ...facetDeltasOf(type, after)]
  return [...Map.groupBy(deltas, ({ key }) => key.sk).values()].flatMap((group) => {
    const count = group.reduce((sum, delta) => sum + delta.count, 0)
    const weight = group.reduce((sum, delta) => sum + delta.weight, 0)
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
