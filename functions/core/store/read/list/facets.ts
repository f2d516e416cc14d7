import type { ContentType } from '@flou/shared/content/define.ts'
import type { Facet } from '../../items/facets.ts'
import { GSI1, keys } from '../../keys.ts'
import { partitions } from '../../partitions.ts'
import type { Item, Table } from '../../dynamo/table.ts'
import { cursorAfter, startKey } from './cursor.ts'

export interface FacetQuery {
  facet: Facet
  order: string
  isDescending: boolean
  cursor?: string | undefined
  take: number
}

export async function idsByFacet(
  table: Table,
  type: ContentType,
  { facet, order, isDescending, cursor, take }: FacetQuery,
): Promise<{ ids: number[]; cursor?: string }> {
  const partition = partitions.facet({ type: type.key, order, ...facet })
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :facet',
    ExpressionAttributeValues: { ':facet': partition },
    ScanIndexForward: !isDescending,
    ExclusiveStartKey: startKey(cursor, partition, { hash: 'gsi1pk', sort: 'gsi1sk' }),
    Limit: take + 1,
  })
  const page = items.slice(0, take)
  const last = page.at(-1)
  return {
    ids: page.map(({ pk }) => Number(String(pk).split('#')[1])),
    ...(last && items.length > take && { cursor: cursorAfter(last, partition, 'gsi1sk') }),
  }
}

export interface FacetCount extends Facet {
  count: number
  weight: number
}

export async function facetCountsOf(table: Table, type: ContentType): Promise<FacetCount[]> {
  const { pk } = keys.facetCount(type.key, { name: '', value: '' })
  const counts: FacetCount[] = []
  let start: Item | undefined
  do {
    const page = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
      ExclusiveStartKey: start,
    })
    counts.push(...page.items.map(countIn))
    start = page.lastKey
  } while (start)
  return counts.filter(({ count }) => count > 0)
}

function countIn({ sk, count, weight }: Item): FacetCount {
  const text = String(sk)
  const separator = text.indexOf('=')
  return {
    name: text.slice(0, separator),
    value: text.slice(separator + 1),
    count: Number(count ?? 0),
    weight: Number(weight ?? 0),
  }
}
