import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { VersionedRecord } from '@flou/shared/content/order.ts'
import { snapshotOf } from '../items/recordItem.ts'
import { GSI1, keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { dataOf } from '../liveItem.ts'
import { withDraft } from '../read/snapshot.ts'
import type { Item, Table } from '../dynamo/table.ts'
import type { RecordItem } from '../storedItems.ts'
import { titleOf, type Texts } from '../texts.ts'
import { type Snapshot, type Values, parentIdOf } from '../writeContext.ts'

export interface OrderedList {
  type: ContentType
  parentId?: number | undefined
  records: readonly VersionedRecord[]
}

export interface ListPosition {
  order: number
  parentId: number | undefined
}

export interface StoredListRecord {
  id: number
  titles: Texts
  /** Undefined if trashed or purged. */
  now: Snapshot | undefined
  /** Position at the revision that the request is based on. */
  from: ListPosition | undefined
}

export interface ReadList {
  list: OrderedList
  storedRecords: readonly StoredListRecord[]
  index: ReadonlyMap<number, Texts>
}

export const positionOf = (type: ContentType, fields: Values): ListPosition => ({
  order: Number(fields.order ?? 0),
  parentId: parentIdOf(type, fields),
})

const isLive = (item: RecordItem | undefined): item is RecordItem =>
  item !== undefined && item.state !== 'trashed'

/** Loads old revisions of records saved since, to detect moves. */
async function readBaseRevisions(
  table: Table,
  { type, records }: OrderedList,
  items: readonly (RecordItem | undefined)[],
): Promise<Map<number, RecordItem | undefined>> {
  const stale = records.filter(
    ({ recordVersion }, at) => isLive(items[at]) && items[at]?.version !== recordVersion,
  )
  const revisions = await table.getAll(
    stale.map(({ id, recordVersion }) => keys.revision(type.key, id, recordVersion)),
  )
  return new Map(stale.map(({ id }, at) => [id, revisions[at]]))
}

/** Returns a record outside the trash. If its draft disappears meanwhile, the later write fails. */
const liveSnapshot = async (
  table: Table,
  type: ContentType,
  item: RecordItem | undefined,
): Promise<Snapshot | undefined> =>
  isLive(item) ? ((await withDraft(table, type, item)) ?? snapshotOf(item)) : undefined

async function readStoredRecords(table: Table, list: OrderedList): Promise<StoredListRecord[]> {
  const { type, records } = list
  const live = records.map(({ id }) => keys.live(type.key, id))
  const items = await table.getAll(live, { consistent: true })
  const [baseRevisions, snapshots] = await Promise.all([
    readBaseRevisions(table, list, items),
    Promise.all(items.map((item) => liveSnapshot(table, type, item))),
  ])
  return records.map(({ id }, at) => {
    const item = items[at]
    const base = baseRevisions.has(id) ? baseRevisions.get(id) : item
    return {
      id,
      titles: item ? titleOf(type, dataOf(item)) : { en: `#${id}`, id: `#${id}` },
      now: snapshots[at],
      from: base && positionOf(type, dataOf(base)),
    }
  })
}

async function readIndex(table: Table, { type, parentId }: OrderedList): Promise<Map<number, Texts>> {
  const titles = new Map<number, Texts>()
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query<Required<Pick<RecordItem, 'row'>>>({
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :list',
      ExpressionAttributeValues: { ':list': partitions.list(type.key, parentId) },
      ExclusiveStartKey: start,
    })
    for (const { row } of items) {
      const read = JSON.parse(row) as ListRow
      titles.set(read.id, read.titles)
    }
    start = lastKey
  } while (start)
  return titles
}

export const readLists = (table: Table, lists: readonly OrderedList[]): Promise<ReadList[]> =>
  Promise.all(
    lists.map(async (list) => {
      const [storedRecords, index] = await Promise.all([
        readStoredRecords(table, list),
        readIndex(table, list),
      ])
      return { list, storedRecords, index }
    }),
  )
