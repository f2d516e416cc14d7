import type { ContentType } from '@flou/shared/content/define.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed, transact, type TransactItem } from '../../../core/store/dynamo/transact.ts'
import { wordItems, type DerivedItem } from '../../../core/store/items/derived.ts'
import { filterItems } from '../../../core/store/items/filters.ts'
import { snapshotOf } from '../../../core/store/items/recordItem.ts'
import { keyName, keys, type Key } from '../../../core/store/keys.ts'
import type { RecordItem } from '../../../core/store/storedItems.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'

const MAX_ATTEMPTS = 3

const sameValues = (one: Item, other: Item | undefined) =>
  other !== undefined && Object.entries(one).every(([name, value]) => other[name] === value)

async function storedEntries(table: Table, type: ContentType, id: number): Promise<Map<string, Item>> {
  const found = await Promise.all(
    [keys.words(type.key, id), keys.filters(type.key, id)].map(({ pk, start }) =>
      table.query<Key>({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :start)',
        ExpressionAttributeValues: { ':pk': pk, ':start': start },
        ConsistentRead: true,
      }),
    ),
  )
  return new Map(found.flatMap(({ items }) => items.map((item) => [keyName(item), item])))
}

const expectedEntries = (type: ContentType, snapshot: Snapshot): DerivedItem[] => [
  ...wordItems(type, snapshot),
  ...(snapshot.state === 'trashed' ? [] : filterItems(type, snapshot)),
]

function updatesOf(stored: ReadonlyMap<string, Item>, expected: readonly DerivedItem[]): TransactItem[] {
  const names = new Set(expected.map(keyName))
  const added = expected.filter((item) => !sameValues(item, stored.get(keyName(item))))
  const obsolete = [...stored].filter(([name]) => !names.has(name))
  return [
    ...obsolete.map(([, { pk, sk }]): TransactItem => ({ Delete: { Key: { pk, sk } } })),
    ...added.map((Item): TransactItem => ({ Put: { Item } })),
  ]
}

/** Updates a record's search words and entries of list filters. @returns true if they changed */
export async function updateWords(table: Table, type: ContentType, read: RecordItem): Promise<boolean> {
  let item: RecordItem | undefined = read
  for (let attempt = 0; item && attempt < MAX_ATTEMPTS; attempt += 1) {
    const snapshot = snapshotOf(item)
    const live = keys.live(type.key, snapshot.id)
    const stored = await storedEntries(table, type, snapshot.id)
    const updates = updatesOf(stored, expectedEntries(type, snapshot))
    if (updates.length === 0) return false
    const isSame: TransactItem = {
      ConditionCheck: {
        Key: live,
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': snapshot.version },
      },
    }
    try {
      await transact(table, [isSame, ...updates])
      return true
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      item = await table.get(live, { consistent: true })
    }
  }
  return false
}
