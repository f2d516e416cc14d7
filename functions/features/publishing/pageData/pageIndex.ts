import { GSI2 } from '../../../core/store/keys.ts'
import { partitions } from '../../../core/store/partitions.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import {
  isReadBy,
  parseDependencyKey,
  parseAffectedKey,
  baseKeyOf,
  type DependencyKey,
} from './dependencyKey.ts'
import { isFragment, keyOfFragment } from './pageItem.ts'

interface Entry {
  path: string
  read: DependencyKey
}

/** Finds pages by their dependencies. */
export class PageIndex {
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  /** Returns the pages to render per affected key, including pages that use an affected fragment. */
  async readersOf(affected: Iterable<string>): Promise<Map<string, ReadonlySet<string>>> {
    const keys = [...new Set(affected)]
    const direct = await this.#direct(keys)
    const fragments = new Set([...direct.values()].flat().filter(isFragment))
    const fragmentReaders = await this.#direct([...fragments].map(keyOfFragment))
    const pagesOf = (path: string) =>
      isFragment(path) ? (fragmentReaders.get(keyOfFragment(path)) ?? []) : [path]
    return new Map(keys.map((key) => [key, new Set((direct.get(key) ?? []).flatMap(pagesOf))]))
  }

  /** Returns direct readers, with one index query per list. */
  async #direct(keys: readonly string[]): Promise<Map<string, string[]>> {
    const lists = Map.groupBy(keys, baseKeyOf)
    const found = new Map<string, string[]>()
    const read = async ([list, affected]: [string, string[]]) => {
      const entries = await this.#entriesOf(list)
      for (const key of affected) {
        const affectedKey = parseAffectedKey(key)
        const readers = entries.filter(({ read }) => isReadBy(read, affectedKey))
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
        found.push({
          path: String(pk).slice('page#'.length),
          read: parseDependencyKey(String(sk).slice('dep#'.length)),
        })
      }
      start = lastKey
    } while (start)
    return found
  }
}
