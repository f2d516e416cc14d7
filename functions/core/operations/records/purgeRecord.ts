import type { ContentType } from '@flou/shared/content/define.ts'
import { keys, type Key, foldedUnique } from '../../store/keys.ts'
import { partitions } from '../../store/partitions.ts'
import { facetCounts } from '../../store/items/facets.ts'
import { snapshotOf } from '../../store/items/recordItem.ts'
import { dataOf } from '../../store/liveItem.ts'
import type { Item, Table } from '../../store/dynamo/table.ts'
import type { RecordItem } from '../../store/storedItems.ts'
import type { ApprovalGate } from '../approvalGate.ts'
import { ConditionFailed } from '../../store/dynamo/transact.ts'
import { transactionsOf } from '../../store/dynamo/transactionRoom.ts'
import { parentIdOf } from '../../store/writeContext.ts'

export type FileRemover = (
  type: ContentType,
  revisions: readonly Readonly<Record<string, unknown>>[],
) => Promise<void>

interface Services {
  table: Table
  now: Date
  removeFiles: FileRemover
  approval: Pick<ApprovalGate, 'textKeysOf'>
}

/**
 * Deletes a record with revisions, guards and files; the live item last, for resumption. Returns false if it
 * left the trash.
 */
export async function purgeRecord(services: Services, type: ContentType, id: number): Promise<boolean> {
  const { table, now, removeFiles, approval } = services
  const liveKey = keys.live(type.key, id)
  const live = await table.get(liveKey, { consistent: true })
  if (live?.purgeAt === undefined || live.purgeAt > now.toISOString()) return false
  const items = await itemsOf(table, liveKey.pk)
  await removeFiles(type, items.flatMap(fieldsIn))
  await removeAll(table, await ownGuards(table, { type, id, items }))
  await removeAll(table, await approval.textKeysOf(table, { type, id }))
  const otherKeys = items.map(keyOf).filter(({ sk }) => sk !== liveKey.sk)
  await removeAll(table, otherKeys)
  return removeLive(table, { type, live, liveKey })
}

/** Sets the time of a purge; no-op if the record was restored. */
export async function postponePurge(
  table: Table,
  { key }: ContentType,
  { id, until }: { id: number; until: Date },
): Promise<void> {
  const purgeAt = until.toISOString()
  const Update = {
    Key: keys.live(key, id),
    UpdateExpression: 'SET purgeAt = :at, gsi1sk = :sort, gsi2pk = :purges, gsi2sk = :purge',
    ConditionExpression: 'attribute_exists(purgeAt)',
    ExpressionAttributeValues: {
      ':at': purgeAt,
      ':sort': `${purgeAt}#${id}`,
      ':purges': partitions.purges(),
      ':purge': `${purgeAt}#${key}#${id}`,
    },
  }
  await table.transact([{ Update }]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error
  })
}

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk })

/** Items of a record's partition; only the record, its draft and its revisions have fields. */
type PartItem = Key & Partial<Pick<RecordItem, 'data'>>

const fieldsIn = ({ data }: PartItem) => (data === undefined ? [] : [dataOf({ data })])

async function itemsOf(table: Table, pk: string): Promise<PartItem[]> {
  const items: PartItem[] = []
  let start: Item | undefined
  do {
    const page = await table.query<PartItem>({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ...(start && { ExclusiveStartKey: start }),
    })
    items.push(...page.items)
    start = page.lastKey
  } while (start)
  return items
}

async function ownGuards(
  table: Table,
  { type, id, items }: { type: ContentType; id: number; items: readonly PartItem[] },
): Promise<Key[]> {
  if (!('slug' in type.declaration.fields)) return []
  const slugs = items.flatMap(fieldsIn).map(({ slug = '' }) => foldedUnique(slug))
  const guards = [...new Set(slugs)]
    .filter((slug) => slug !== '')
    .map((slug) => keys.guard(type.key, 'slug', slug))
  const found = await table.getAll(guards, { consistent: true })
  return guards.filter((_, index) => found[index]?.to === id)
}

async function removeAll(table: Table, keysToRemove: readonly Key[]): Promise<void> {
  const removals = keysToRemove.map((Key) => ({ Delete: { Key } }))
  for (const transaction of transactionsOf(removals)) await table.transact(transaction)
}

interface Live {
  type: ContentType
  live: RecordItem
  liveKey: Key
}

async function removeLive(table: Table, { type, live, liveKey }: Live): Promise<boolean> {
  try {
    await table.transact([
      {
        Delete: {
          Key: liveKey,
          ConditionExpression: '#version = :version',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':version': live.version },
        },
      },
      {
        Update: {
          Key: keys.counter(type.key, parentIdOf(type, dataOf(live))),
          UpdateExpression: 'ADD trashed :one',
          ExpressionAttributeValues: { ':one': -1 },
        },
      },
      ...facetCounts(type, snapshotOf(live)),
    ])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
