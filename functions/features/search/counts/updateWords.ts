import type { AnyType } from '@flou/shared/content/define.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed, transact, type TransactItem } from '../../../core/store/dynamo/transact.ts'
import { linkItems, wordItems, type DerivedItem } from '../../../core/store/items/derived.ts'
import { draftKey } from '../../../core/store/items/draft.ts'
import { filterItems } from '../../../core/store/items/filters.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { keyName, keys, type Key } from '../../../core/store/keys.ts'
import { readSnapshot } from '../../../core/store/read/snapshot.ts'
import type { RecordItem } from '../../../core/store/storedItems.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'

const MAX_ATTEMPTS = 3

const sameValues = (one: Item, other: Item | undefined) =>
  other !== undefined && Object.entries(one).every(([name, value]) => other[name] === value)

const rangesOf = (type: AnyType, id: number) => [
  ...(type.single ? [] : [keys.words(type.key, id), keys.filters(type.key, id)]),
  keys.links(liveKey(type, id)),
  keys.links(draftKey(type, id)),
]

async function storedEntries(table: Table, type: AnyType, id: number): Promise<Map<string, Item>> {
  const found = await Promise.all(
    rangesOf(type, id).map(({ pk, start }) =>
      table.query<Key>({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :start)',
        ExpressionAttributeValues: { ':pk': pk, ':start': start },
        ConsistentRead: true,
      }),
    ),
  )
  return new Map(found.flatMap(({ items }) => items.map((item) => [keyName(item), item])))
}

function expectedEntries(type: AnyType, snapshot: Snapshot): DerivedItem[] {
  const { id, state, fields, drafted } = snapshot
  if (state === 'trashed') return wordItems(type, snapshot)
  return [
    ...wordItems(type, snapshot),
    ...(type.single ? [] : filterItems(type, snapshot)),
    ...linkItems(type, liveKey(type, id), fields),
    ...(drafted ? linkItems(type, draftKey(type, id), drafted.fields) : []),
  ]
}

function updatesOf(stored: ReadonlyMap<string, Item>, expected: readonly DerivedItem[]): TransactItem[] {
  const names = new Set(expected.map(keyName))
  const added = expected.filter((item) => !sameValues(item, stored.get(keyName(item))))
  const obsolete = [...stored].filter(([name]) => !names.has(name))
  return [
    ...obsolete.map(([, { pk, sk }]): TransactItem => ({ Delete: { Key: { pk, sk } } })),
    ...added.map((Item): TransactItem => ({ Put: { Item } })),
  ]
}

/** Updates the search words, entries of list filters and links of a record or section. @returns true if they changed */
export async function updateWords(table: Table, type: AnyType, item: RecordItem): Promise<boolean> {
  const live = liveKey(type, item.id)
  let read: RecordItem | undefined = item
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const snapshot = await readSnapshot(table, type, { id: item.id, consistent: true, read: { item: read } })
    if (!snapshot) return false
    const stored = await storedEntries(table, type, item.id)
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
      read = await table.get(live, { consistent: true })
    }
  }
  return false
}
