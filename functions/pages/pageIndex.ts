import { GSI2 } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { isReadBy, keyRead, keyTouched, wholeKey, type KeyRead } from './keyParts.ts'
import { isPart, keyOfPart } from './pageItem.ts'

/** A page, and one of the keys it has recorded. */
interface Entry {
  path: string
  read: KeyRead
}

/** Pages to be found by what they have read. */
export class PageIndex {
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  /** The pages to render when a key is touched, for each key. Whoever shares a touched part is among them. */
  async readersOf(touched: Iterable<string>): Promise<Map<string, ReadonlySet<string>>> {
    const keys = [...new Set(touched)]
    const direct = await this.#direct(keys)
    const parts = new Set([...direct.values()].flat().filter(isPart))
    const sharing = await this.#direct([...parts].map(keyOfPart))
    const pagesOf = (path: string) => (isPart(path) ? (sharing.get(keyOfPart(path)) ?? []) : [path])
    return new Map(keys.map((key) => [key, new Set((direct.get(key) ?? []).flatMap(pagesOf))]))
  }

  /** Who has recorded each key itself; the index is asked once for all parts of a key. */
  async #direct(keys: readonly string[]): Promise<Map<string, string[]>> {
    const lists = Map.groupBy(keys, wholeKey)
    const found = new Map<string, string[]>()
    const read = async ([list, touched]: [string, string[]]) => {
      const entries = await this.#entriesOf(list)
      for (const key of touched) {
        const change = keyTouched(key)
        const readers = entries.filter(({ read }) => isReadBy(read, change))
        found.set(
          key,
          readers.map(({ path }) => path),
        )
      }
    }
    await Promise.all([...lists].map(read))
    return found
  }

  async #entriesOf(list: string): Promise<Entry[]> {
    const found: Entry[] = []
    let start: Item | undefined
    do {
      const { items, lastKey } = await this.#table.query({
        IndexName: GSI2,
        KeyConditionExpression: 'gsi2pk = :key',
        ExpressionAttributeValues: { ':key': partitions.dependents(list) },
        ProjectionExpression: 'pk, sk',
        ExclusiveStartKey: start,
      })
      for (const { pk, sk } of items) {
        found.push({ path: String(pk).slice('page#'.length), read: keyRead(String(sk).slice('dep#'.length)) })
      }
      start = lastKey
    } while (start)
    return found
  }
}
