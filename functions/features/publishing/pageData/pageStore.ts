import { randomUUID } from 'node:crypto'
import { keys } from '../../../core/store/keys.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { partitions } from '../../../core/store/partitions.ts'
import { CoalescedTransactions } from '../../../core/store/dynamo/coalescedTransactions.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed, type TransactItem } from '../../../core/store/dynamo/transact.ts'
import { MAX_TRANSACT_ITEMS } from '../../../core/store/dynamo/transactionRoom.ts'
import { writeAll, type Write } from '../../../core/store/dynamo/writeAll.ts'
import { baseKeyOf } from './dependencyKey.ts'
import { brokenLinkWrites, isSamePage, itemOf, pageKey, pageOf, type PageRecord } from './pageItem.ts'

/** Lambda's maximum run time, in milliseconds; older claims have expired. */
const MAX_PUBLISH_MS = 15 * 60_000

const MAX_DEPENDENCIES = MAX_TRANSACT_ITEMS - 1

/** Claim of a page, an optimistic lock. */
export interface Claim {
  path: string
  stamp: string
  before: PageRecord | undefined
  earlierClaim?: string
}

/** Stores pages and their dependencies. {@link PageIndex} finds them. */
export class PageStore {
  readonly #table: Table
  readonly #shared: CoalescedTransactions

  constructor(table: Table) {
    this.#table = table
    this.#shared = new CoalescedTransactions(table)
  }

  async load(paths: readonly string[]): Promise<Map<string, PageRecord>> {
    const items = await this.#table.getAll(paths.map(pageKey), { consistent: true })
    const known = items.filter((item) => item !== undefined).map(pageOf)
    return new Map(known.map((page) => [page.path, page]))
  }

  /**
   * Claims a page before its files are written.
   * @returns undefined if another publish was faster: load and render again
   */
  async claim(path: string, before: PageRecord | undefined, now: Date): Promise<Claim | undefined> {
    const stamp = `${now.toISOString()}#${randomUUID()}`
    const isClaimed = await this.#unlessOvertaken([
      {
        Update: {
          Key: keys.page(path),
          UpdateExpression: 'SET stamp = :stamp, claimed = :now',
          ...unchanged(before?.stamp, { ':stamp': stamp, ':now': now.toISOString() }),
        },
      },
    ])
    if (!isClaimed) return undefined
    // hashes are unreliable while another publish may be writing
    const earlierClaim = isRecent(before?.claimed, now) ? before?.claimed : undefined
    return { path, stamp, before, ...(earlierClaim !== undefined && { earlierClaim }) }
  }

  /** Stores a claimed page. @returns false if another publish claimed it */
  async complete(
    page: PageRecord,
    { stamp, before, earlierClaim }: Claim,
    isRewrite = false,
  ): Promise<boolean> {
    const retained = { ...page, stamp, ...(earlierClaim !== undefined && { claimed: earlierClaim }) }
    const put = { Put: { Item: itemOf(retained), ...unchanged(stamp) } }
    return this.#withDependencies(put, [
      ...dependencyWrites(page, before, isRewrite),
      ...brokenLinkWrites(page, before, isRewrite),
    ])
  }

  /** Stores an error and retains the claim, so that the next publish rewrites all files. */
  async fail({ path, stamp, before }: Claim, failure: Pick<PageRecord, 'error' | 'failedAt'>): Promise<void> {
    const { claimed: _, ...known } = before ?? { path, dependencies: [], hashes: {}, lastModified: '' }
    const page = { ...known, ...failure, stamp, claimed: failure.failedAt ?? '' }
    await this.#unlessOvertaken([{ Put: { Item: itemOf(page), ...unchanged(stamp) } }])
  }

  /** Deletes a claimed page. @returns false if another publish claimed it */
  async forget({ path, stamp, before }: Claim): Promise<boolean> {
    const removal = { Delete: { Key: keys.page(path), ...unchanged(stamp) } }
    const empty = before && { ...before, dependencies: [], broken: [] }
    const writes = empty
      ? [...dependencyWrites(empty, before, false), ...brokenLinkWrites(empty, before, false)]
      : []
    return this.#withDependencies(removal, writes)
  }

  /**
   * Stores a shared fragment. Keys are only added while concurrent publishes may have read newer content.
   * @returns added keys
   */
  async saveFragment(fragment: PageRecord, now: Date): Promise<string[]> {
    const before = (await this.load([fragment.path])).get(fragment.path)
    const retained = isRecent(before?.claimed, now) ? (before?.dependencies ?? []) : []
    const dependencies = [...new Set([...fragment.dependencies, ...retained])].toSorted()
    const page = { ...fragment, dependencies, claimed: now.toISOString() }
    if (before && isSamePage(before, page)) return []
    await writeAll(this.#table, [
      { PutRequest: { Item: itemOf(page) } },
      ...dependencyWrites(page, before, false),
    ])
    return addedKeys(page, before)
  }

  async #withDependencies(page: TransactItem, writes: readonly Write[]): Promise<boolean> {
    if (writes.length <= MAX_DEPENDENCIES) return this.#unlessOvertaken([...writes.map(inTransaction), page])
    await writeAll(this.#table, writes)
    return this.#unlessOvertaken([page])
  }

  async #unlessOvertaken(items: TransactItem[]): Promise<boolean> {
    try {
      await this.#shared.write(items)
      return true
    } catch (error) {
      if (error instanceof ConditionFailed) return false
      throw error
    }
  }
}

const inTransaction = (write: Write): TransactItem =>
  'PutRequest' in write ? { Put: write.PutRequest } : { Delete: write.DeleteRequest }

export function addedKeys({ dependencies }: PageRecord, before: PageRecord | undefined): string[] {
  const known = new Set(before?.dependencies)
  return dependencies.filter((key) => !known.has(key))
}

/** Returns dependency writes; all of them after a concurrent write. */
function dependencyWrites(page: PageRecord, before: PageRecord | undefined, isRewrite: boolean): Write[] {
  const old = new Set(before?.dependencies)
  const current = new Set(page.dependencies)
  const added = [...current]
    .filter((key) => isRewrite || !old.has(key))
    .map((key) => ({
      PutRequest: {
        Item: {
          ...publishKeys.pageDependency(page.path, key),
          gsi2pk: partitions.dependents(baseKeyOf(key)),
          gsi2sk: page.path,
        },
      },
    }))
  const dropped = [...old]
    .filter((key) => !current.has(key))
    .map((key) => ({
      DeleteRequest: { Key: publishKeys.pageDependency(page.path, key) },
    }))
  return [...added, ...dropped]
}

const isRecent = (instant: string | undefined, now: Date) =>
  instant !== undefined && now.getTime() - Date.parse(instant) < MAX_PUBLISH_MS

const unchanged = (stamp: string | undefined, values: Record<string, string> = {}) => {
  const condition = stamp === undefined ? 'attribute_not_exists(stamp)' : 'stamp = :seen'
  const all = stamp === undefined ? values : { ...values, ':seen': stamp }
  return {
    ConditionExpression: condition,
    ...(Object.keys(all).length > 0 && { ExpressionAttributeValues: all }),
  }
}
