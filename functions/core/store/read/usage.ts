import type { AnyType } from '@flou/shared/content/define.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { dataOf } from '../liveItem.ts'
import { GSI2, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { Item, Table } from '../dynamo/table.ts'
import type { RecordItem } from '../storedItems.ts'

export interface UsageSource {
  type: AnyType
  id: number
  fields: Record<string, unknown>
}

interface UsageReader {
  table: Table
  registry: Registry
  isUnlinked?: IsUnlinked | undefined
}

const PAGE_SIZE = 50

/** Returns a page of the records and sections in a partition of references or links: drafts, not the trash. */
export async function usagePageOf(
  { table, registry }: { table: Table; registry: Registry },
  partition: string,
  start?: Item,
): Promise<{ sources: UsageSource[]; last?: Item | undefined }> {
  const { items, lastKey } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :partition',
    ExpressionAttributeValues: { ':partition': partition },
    ProjectionExpression: 'pk, sk',
    ExclusiveStartKey: start,
    Limit: PAGE_SIZE,
  })
  const keys = items.map(({ pk, sk }): Key<RecordItem> => ({
    pk: String(pk),
    sk: String(sk).replace(/#(?:ref|link)#.*$/, ''),
  }))
  const stored = await table.getAll(keys, { attributes: ['type', 'id', 'data'] })
  const found = stored.flatMap((item) => {
    const type = item && registry.types.get(item.type)
    return type ? [{ type, id: item.id, fields: dataOf(item) }] : []
  })
  // merge a record with its draft
  const sources = [...new Map(found.map((source) => [`${source.type.key}#${source.id}`, source])).values()]
  return { sources, last: lastKey }
}

const MAX_COUNTED = 1_000

/** Counts the records and sections in a partition of references or links; a draft counts with its record. */
export async function countUsages(
  table: Table,
  partition: string,
): Promise<{ total: number; isWhole: boolean }> {
  const { items, lastKey } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :partition',
    ExpressionAttributeValues: { ':partition': partition },
    ProjectionExpression: 'pk, sk',
    Limit: MAX_COUNTED,
  })
  const names = items.map(
    ({ pk, sk }) => `${String(pk)} ${String(sk).replace(/(?:live|draft)#(?:ref|link)#.*$/, '')}`,
  )
  return { total: new Set(names).size, isWhole: lastKey === undefined }
}

/** True if a pending write removes the reference of the source. */
export type IsUnlinked = (source: UsageSource, target: ReferenceKey) => boolean

/** Returns the first sources, at most 50, that remain with pending writes. */
export async function usageSourcesOf(
  { table, registry, isUnlinked = () => false }: UsageReader,
  target: ReferenceKey,
): Promise<UsageSource[]> {
  let start: Item | undefined
  do {
    const { sources, last } = await usagePageOf({ table, registry }, partitions.references(target), start)
    const remaining = sources.filter((source) => !isUnlinked(source, target))
    if (remaining.length > 0) return remaining
    start = last
  } while (start)
  return []
}
