import type { PageRow } from '@flou/shared/publishing.ts'
import { dependencies, GSI2, partitions } from '../../store/keys.ts'
import { listPages } from '../../store/publishing/pageRows.ts'
import type { Item, Table } from '../../store/dynamo/table.ts'
import { isPart } from '../../pages/pageItem.ts'

/** Pages read at a time where all are wanted. */
const ALL = 1_000

/** Pages to be found by what they have read. */
export class PageIndex {
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  /** The pages to render when a key is touched, for each key. Whoever shares a touched part is among them. */
  async readersOf(touched: Iterable<string>): Promise<Map<string, ReadonlySet<string>>> {
    const keys = [...new Set(touched)]
    const direct = await Promise.all(keys.map((key) => this.#direct(key)))
    const parts = [...new Set(direct.flat().filter(isPart))]
    const sharing = new Map(
      await Promise.all(
        parts.map(async (part) => [part, await this.#direct(dependencies.part(part.slice(1)))] as const),
      ),
    )
    const pagesOf = (path: string) => (isPart(path) ? (sharing.get(path) ?? []) : [path])
    return new Map(keys.map((key, index) => [key, new Set((direct[index] ?? []).flatMap(pagesOf))]))
  }

  async #direct(key: string): Promise<string[]> {
    const found: string[] = []
    let start: Item | undefined
    do {
      const { items, lastKey } = await this.#table.query({
        IndexName: GSI2,
        KeyConditionExpression: 'gsi2pk = :key',
        ExpressionAttributeValues: { ':key': partitions.dependents(key) },
        ProjectionExpression: 'pk',
        ExclusiveStartKey: start,
      })
      for (const { pk } of items) found.push(String(pk).slice('page#'.length))
      start = lastKey
    } while (start)
    return found
  }

  /** Pages that visitors reach; redirects, parts and pages that never rendered are none. */
  async list(): Promise<PageRow[]> {
    const pages: PageRow[] = []
    let cursor: string | undefined
    do {
      const part = await listPages(this.#table, { limit: ALL, cursor })
      for (const row of part.rows) if (row.languages.length > 0) pages.push(row)
      cursor = part.cursor
    } while (cursor !== undefined)
    return pages
  }
}
