import { createHash } from 'node:crypto'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Item, Table } from '@flou/functions/core/store/dynamo/table.ts'
import { keyName, type Key } from '@flou/functions/core/store/keys.ts'
import { isCounter, ownerOf, treatmentOf, type Scope } from './scope.ts'

export interface Difference {
  same: number
  changed: number
  missing: number
  surplus: number
}

export interface Comparison {
  differences: ReadonlyMap<string, Difference>
  copied: ReadonlySet<string>
  deleted: readonly Key[]
}

export async function* itemsOf(table: Table): AsyncGenerator<Key & Item> {
  let start: Item | undefined
  do {
    const page = await table.client.send(
      new ScanCommand({
        TableName: table.name,
        ConsistentRead: true,
        ...(start && { ExclusiveStartKey: start }),
      }),
    )
    for (const item of page.Items ?? []) yield item as Key & Item
    start = page.LastEvaluatedKey
  } while (start)
}

export const sortedJson = (item: Item): string =>
  JSON.stringify(item, (_key, value: unknown) => {
    if (value instanceof Set) return [...value].map(String).toSorted((a, b) => (a < b ? -1 : 1))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })

/** Without the next id of a counter, which never goes back. */
function hashOf(item: Key & Item): string {
  const { next: _, ...rest } = item
  return createHash('sha256')
    .update(sortedJson(isCounter(item) ? rest : item))
    .digest('base64url')
}

const isExpired = ({ ttl }: Item, now: Date) => typeof ttl === 'number' && ttl * 1000 < now.getTime()

/** Reads all items again with each call. */
export type ItemSource = () => AsyncIterable<Key & Item>

interface Compared {
  live: Table
  earlier: ItemSource
  scope: Scope
  now: Date
}

/** Reads both completely. */
export async function compareTables({ live, earlier, scope, now }: Compared): Promise<Comparison> {
  const hashes = new Map<string, { key: Key; hash: string }>()
  for await (const item of earlier())
    if (treatmentOf(item, scope) !== 'retain' && !isExpired(item, now))
      hashes.set(keyName(item), { key: keyOf(item), hash: hashOf(item) })
  const differences = new Map<string, Difference>()
  const count = (key: Key, kind: keyof Difference) => {
    const owner = ownerOf(key)
    const difference = differences.get(owner) ?? { same: 0, changed: 0, missing: 0, surplus: 0 }
    difference[kind] += 1
    differences.set(owner, difference)
  }
  const [copied, deleted] = [new Set<string>(), [] as Key[]]
  for await (const item of itemsOf(live)) {
    const [treatment, name] = [treatmentOf(item, scope), keyName(item)]
    if (treatment === 'retain') continue
    const found = hashes.get(name)
    hashes.delete(name)
    if (treatment === 'addMissing' || found?.hash === hashOf(item)) count(item, 'same')
    else if (found) {
      copied.add(name)
      count(item, 'changed')
    } else if (!isCounter(item)) {
      deleted.push(keyOf(item))
      count(item, 'surplus')
    }
  }
  for (const [name, { key }] of hashes) {
    copied.add(name)
    count(key, 'missing')
  }
  return { differences, copied, deleted }
}

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk })
