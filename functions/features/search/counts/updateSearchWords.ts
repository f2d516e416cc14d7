import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes, type Registry } from '@flou/shared/content/registry.ts'
import pMap from 'p-map'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed, transact, type TransactItem } from '../../../core/store/dynamo/transact.ts'
import { wordItems, type DerivedItem } from '../../../core/store/items/derived.ts'
import { filterItems } from '../../../core/store/items/filters.ts'
import { snapshotOf } from '../../../core/store/items/recordItem.ts'
import { WORD_RULES } from '../../../core/store/items/words.ts'
import { keyName, keys, type Key } from '../../../core/store/keys.ts'
import type { RecordItem } from '../../../core/store/storedItems.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'
import { searchKeys } from './searchKeys.ts'
import { updateRecordText } from './updateRecordText.ts'

const BATCH_SIZE = 10
const CONCURRENCY = 5
const MAX_ATTEMPTS = 3

interface Services {
  table: Table
  registry: Registry
  hasTime: () => boolean
}

interface Progress {
  rules: number
  type: string
  id: number
}

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
async function updateRecord(table: Table, type: ContentType, read: RecordItem): Promise<boolean> {
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

async function updateBatch(table: Table, type: ContentType, from: number): Promise<number> {
  const ids = Array.from({ length: BATCH_SIZE }, (_, at) => from + at)
  const items = await table.getAll(
    ids.map((id) => keys.live(type.key, id)),
    { consistent: true },
  )
  const existing = items.filter((item) => item !== undefined)
  const renewed = await pMap(
    existing,
    async (item) => {
      const hasNewText = await updateRecordText(table, type, snapshotOf(item).id)
      return (await updateRecord(table, type, item)) || hasNewText
    },
    { concurrency: CONCURRENCY },
  )
  return renewed.filter(Boolean).length
}

async function progressOf(table: Table, first: string): Promise<Progress> {
  const { rules, type, id } = (await table.get(searchKeys.wordRules())) ?? {}
  return rules === WORD_RULES
    ? { rules: WORD_RULES, type: String(type), id: Number(id) }
    : { rules: WORD_RULES, type: first, id: 1 }
}

/**
 * Rebuilds search words, words of all texts and entries of list filters in steps after the rules changed; costs
 * one read when complete.
 * @returns the number of changed records
 */
export async function updateSearchWords({ table, registry, hasTime }: Services): Promise<number> {
  const types = [...contentTypes(registry)]
  const progress = await progressOf(table, types[0]?.key ?? '')
  let renewed = 0
  while (progress.type !== '' && hasTime()) {
    const at = types.findIndex(({ key }) => key === progress.type)
    const type = types[at]
    if (type) {
      const next = (await table.get(keys.counter(type.key)))?.next ?? 1
      if (progress.id < next) renewed += await updateBatch(table, type, progress.id)
      progress.id += BATCH_SIZE
      if (progress.id < next) continue
    }
    Object.assign(progress, { type: types[at + 1]?.key ?? '', id: 1 })
    await table.put({ ...searchKeys.wordRules(), ...progress })
  }
  if (progress.type !== '') await table.put({ ...searchKeys.wordRules(), ...progress })
  return renewed
}
