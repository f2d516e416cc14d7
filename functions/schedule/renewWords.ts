import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes, type Registry } from '@flou/shared/content/registry.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { ConditionFailed, transact, type TransactItem } from '../store/dynamo/transact.ts'
import { wordItems, type DerivedItem } from '../store/items/derived.ts'
import { snapshotOf } from '../store/items/recordItem.ts'
import { WORD_RULES } from '../store/items/words.ts'
import { keyName, keys, type Key } from '../store/keys.ts'

/** Records read at a time, and worked on at once. */
const READ = 50
const AT_ONCE = 5
/** How often a record is tried that somebody saves meanwhile. */
const TURNS = 3

interface Services {
  table: Table
  registry: Registry
  /** Whether another part of the records may be begun. */
  hasTime: () => boolean
}

/** How far the records have been gone through, by which rules; `type` is empty at the end. */
interface Progress {
  rules: number
  type: string
  id: number
}

const sameValues = (one: Item, other: Item | undefined) =>
  other !== undefined && Object.entries(one).every(([name, value]) => other[name] === value)

async function storedWords(table: Table, type: ContentType, id: number): Promise<Map<string, Item>> {
  const { pk, start } = keys.words(type.key, id)
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :start)',
    ExpressionAttributeValues: { ':pk': pk, ':start': start },
    ConsistentRead: true,
  })
  return new Map(items.map((item) => [keyName(item as unknown as Key), item])) // every item has both
}

/** What makes the stored words those that are wanted. */
function changesOf(stored: ReadonlyMap<string, Item>, wanted: readonly DerivedItem[]): TransactItem[] {
  const names = new Set(wanted.map(keyName))
  const added = wanted.filter((item) => !sameValues(item, stored.get(keyName(item))))
  const gone = [...stored].filter(([name]) => !names.has(name))
  return [
    ...gone.map(([, { pk, sk }]): TransactItem => ({ Delete: { Key: { pk, sk } } })),
    ...added.map((Item): TransactItem => ({ Put: { Item } })),
  ]
}

/** Writes the words of a record anew where they are others. @returns whether they were */
async function renewRecord(table: Table, type: ContentType, read: Item): Promise<boolean> {
  let item: Item | undefined = read
  for (let turn = 0; item && turn < TURNS; turn += 1) {
    const snapshot = snapshotOf(item)
    const live = keys.live(type.key, snapshot.id)
    const changes = changesOf(await storedWords(table, type, snapshot.id), wordItems(type, snapshot))
    if (changes.length === 0) return false
    const isSame: TransactItem = {
      ConditionCheck: {
        Key: live,
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': snapshot.version },
      },
    }
    try {
      await transact(table, [isSame, ...changes])
      return true
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      item = await table.get(live, { consistent: true })
    }
  }
  return false
}

/** Renews some records of a type, from an id on. @returns how many had other words */
async function renewSome(table: Table, type: ContentType, from: number): Promise<number> {
  const ids = Array.from({ length: READ }, (_, at) => from + at)
  const items = await table.getAll(
    ids.map((id) => keys.live(type.key, id)),
    { consistent: true },
  )
  const waiting = items.filter((item) => item !== undefined).values()
  let renewed = 0
  const work = async () => {
    for (const item of waiting) if (await renewRecord(table, type, item)) renewed += 1
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return renewed
}

/** Where the last call has stopped; the beginning where the rules are others than then. */
async function progressOf(table: Table, first: string): Promise<Progress> {
  const { rules, type, id } = (await table.get(keys.wordRules())) ?? {}
  return rules === WORD_RULES
    ? { rules: WORD_RULES, type: String(type), id: Number(id) }
    : { rules: WORD_RULES, type: first, id: 1 }
}

/**
 * Makes the words of all records anew after the rules for them have changed, some at each call, until all are done; then a call costs one
 * read. A record that is saved meanwhile is read again.
 * @returns how many records had other words
 */
export async function renewWords({ table, registry, hasTime }: Services): Promise<number> {
  const types = [...contentTypes(registry)]
  const progress = await progressOf(table, types[0]?.key ?? '')
  let renewed = 0
  while (progress.type !== '' && hasTime()) {
    const at = types.findIndex(({ key }) => key === progress.type)
    const type = types[at]
    if (type) {
      const next = Number((await table.get(keys.counter(type.key)))?.['next'] ?? 1)
      if (progress.id < next) renewed += await renewSome(table, type, progress.id)
      progress.id += READ
      if (progress.id < next) continue
    }
    // of a type that is no longer there the search for the next one begins anew
    Object.assign(progress, { type: types[at + 1]?.key ?? '', id: 1 })
    await table.put({ ...keys.wordRules(), ...progress })
  }
  if (progress.type !== '') await table.put({ ...keys.wordRules(), ...progress })
  return renewed
}
