import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { ContentType } from '@flou/shared/content/define.ts'
import { keyName, keys, UNINDEXED, type Key } from '@flou/functions/core/store/keys.ts'
import { listBlockOf } from '@flou/functions/core/store/items/listBlock.ts'
import { wordItems } from '@flou/functions/core/store/items/derived.ts'
import { writeAll } from '@flou/functions/core/store/dynamo/writeAll.ts'
import type { Item, Table } from '@flou/functions/core/store/dynamo/table.ts'
import { newUlid } from '@flou/functions/core/store/ulid.ts'
import type { WriteContext, Snapshot, Values } from '@flou/functions/core/store/writeContext.ts'
import { transitionSteps } from '@flou/functions/core/store/write/transition.ts'

const BATCH = 25
const AT_ONCE = 4

interface Seeding {
  type: ContentType
  count: number
  fieldsOf: (id: number) => Values
  /** Skips revisions, audit entries and unique values, which lists do not read. */
  onlyListed?: boolean
}

/** Writes records 1 to `count` as the items of the store's transactions, in batches. */
export async function seedRecords(table: Table, seeding: Seeding): Promise<void> {
  const { type, count } = seeding
  const change = changeOf(table)
  const blocks = new Map<string, Key & { entries: number }>()
  let nextId = 1
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      let items: Item[] = []
      while (nextId <= count) {
        const after = snapshotOf(change, seeding, nextId++)
        countBlock(blocks, listBlockOf(type, after))
        items.push(...itemsOf(change, seeding, after))
        while (items.length >= BATCH) items = await written(table, items)
      }
      while (items.length > 0) items = await written(table, items)
    }),
  )
  await writeAll(
    table,
    [...blocks.values()].map((block) => ({ PutRequest: { Item: { ...block } } })),
  )
  await table.put({ ...keys.counter(type.key), next: count + 1, total: count, trashed: 0 })
}

const changeOf = (table: Table): WriteContext => ({
  table,
  now: new Date(),
  newId: () => newUlid(new Date()),
  by: { id: 1, name: 'Load', title: 'Load test' },
  service: 'load',
  method: 'POST',
})

/** Writes the first batch. @returns the remaining items */
async function written(table: Table, items: Item[]): Promise<Item[]> {
  const requests = items.slice(0, BATCH).map((Item) => ({ PutRequest: { Item } }))
  await table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: requests } }))
  return items.slice(BATCH)
}

function countBlock(blocks: Map<string, Key & { entries: number }>, key: Key | undefined): void {
  if (!key) return
  const name = keyName(key)
  blocks.set(name, { ...key, entries: (blocks.get(name)?.entries ?? 0) + 1 })
}

function snapshotOf(change: WriteContext, { fieldsOf }: Seeding, id: number): Snapshot {
  const created = change.now.toISOString()
  const person = { id: change.by.id, name: change.by.name }
  return {
    id,
    version: 1,
    state: 'published',
    created,
    updated: created,
    createdBy: person,
    updatedBy: person,
    fields: fieldsOf(id),
  }
}

function itemsOf(change: WriteContext, { type, onlyListed = false }: Seeding, after: Snapshot): Item[] {
  const items = [
    ...transitionSteps(change, { type, after, action: 'create' }).flatMap(
      ({ write }) => ('Put' in write ? [write.Put.Item as Item] : []), // counters are written once, at the end
    ),
    ...wordItems(type, after),
  ].filter(({ pk }) => pk !== UNINDEXED)
  return onlyListed
    ? items.filter((item) => item['gsi1pk'] !== undefined && !String(item['pk']).startsWith('audit#'))
    : items
}
