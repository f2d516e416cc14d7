import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { KnownRecord } from '@flou/shared/content/order.ts'
import { parentIdOf } from '../items/parent.ts'
import { snapshotOf } from '../items/recordItem.ts'
import { GSI1, keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { dataOf } from '../liveItem.ts'
import { withDraft } from '../read/snapshot.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { titleOf, type Texts } from '../texts.ts'
import type { Snapshot, Values } from '../writeContext.ts'

/** Records of a type, of one parent where it has one, in the order wanted. */
export interface OrderedList {
  type: ContentType
  parentId?: number | undefined
  records: readonly KnownRecord[]
}

/** Where a record stands: by which value, below which parent. */
export interface Place {
  order: number
  parentId: number | undefined
}

/** What is stored of a record that an arrangement names. */
export interface Known {
  id: number
  titles: Texts
  /** Absent where it is in the trash or gone for good. */
  now: Snapshot | undefined
  /** Where it stood at the version that the arrangement was made from. */
  from: Place | undefined
}

/** A list that is to be arranged, as it is stored. */
export interface ReadList {
  list: OrderedList
  known: readonly Known[]
  /** Titles of the records that the index has, by id. */
  index: ReadonlyMap<number, Texts>
}

export const placeOf = (type: ContentType, fields: Values): Place => ({
  order: Number(fields['order'] ?? 0),
  parentId: parentIdOf(type, fields),
})

const isLive = (item: Item | undefined): item is Item => item !== undefined && item['state'] !== 'trashed'

/** Versions of the records that have been saved since: where they stood tells whether somebody has moved them. */
async function earlierVersions(
  table: Table,
  { type, records }: OrderedList,
  items: readonly (Item | undefined)[],
): Promise<Map<number, Item | undefined>> {
  const stale = records.filter(
    ({ recordVersion }, at) => isLive(items[at]) && items[at]?.['version'] !== recordVersion,
  )
  const versions = await table.getAll(
    stale.map(({ id, recordVersion }) => keys.version(type.key, id, recordVersion)),
  )
  return new Map(stale.map(({ id }, at) => [id, versions[at]]))
}

/** A record that is not in the trash. Where its draft goes away at this moment, what is written here is stale and refused. */
const liveSnapshot = async (
  table: Table,
  type: ContentType,
  item: Item | undefined,
): Promise<Snapshot | undefined> =>
  isLive(item) ? ((await withDraft(table, type, item)) ?? snapshotOf(item)) : undefined

async function readKnown(table: Table, list: OrderedList): Promise<Known[]> {
  const { type, records } = list
  const live = records.map(({ id }) => keys.live(type.key, id))
  const items = await table.getAll(live, { consistent: true })
  const [earlier, snapshots] = await Promise.all([
    earlierVersions(table, list, items),
    Promise.all(items.map((item) => liveSnapshot(table, type, item))),
  ])
  return records.map(({ id }, at) => {
    const item = items[at]
    const then = earlier.has(id) ? earlier.get(id) : item
    return {
      id,
      titles: item ? titleOf(type, dataOf(item)) : { en: `#${id}`, id: `#${id}` },
      now: snapshots[at],
      from: then && placeOf(type, dataOf(then)),
    }
  })
}

async function readIndex(table: Table, { type, parentId }: OrderedList): Promise<Map<number, Texts>> {
  const titles = new Map<number, Texts>()
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query({
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :list',
      ExpressionAttributeValues: { ':list': partitions.list(type.key, parentId) },
      ExclusiveStartKey: start,
    })
    for (const { row } of items) {
      const read = JSON.parse(String(row)) as ListRow // written by `rowOf`
      titles.set(read.id, read.titles)
    }
    start = lastKey
  } while (start)
  return titles
}

/** Reads lists as they are stored, beside the records that an arrangement names in them. */
export const readLists = (table: Table, lists: readonly OrderedList[]): Promise<ReadList[]> =>
  Promise.all(
    lists.map(async (list) => {
      const [known, index] = await Promise.all([readKnown(table, list), readIndex(table, list)])
      return { list, known, index }
    }),
  )
