import { randomUUID } from 'node:crypto'
import { keys } from '../../store/keys.ts'
import { partitions } from '../../store/partitions.ts'
import { SharedTransactions } from '../../store/dynamo/sharedTransactions.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { ConditionFailed, type TransactItem } from '../../store/dynamo/transact.ts'
import { MAX_TRANSACT_ITEMS } from '../../store/dynamo/transactionRoom.ts'
import { writeAll, type Write } from '../../store/dynamo/writeAll.ts'
import { wholeKey } from '../../pages/keyParts.ts'
import { brokenLinkWrites, isSamePage, itemOf, pageOf, type PageRecord } from '../../pages/pageItem.ts'

/** The longest a publish can take: a Lambda's limit, in milliseconds. A claim that is older has been given up. */
const LONGEST_PUBLISH = 15 * 60_000

/** Changed dependencies that go into the page's own transaction at most: as many as it takes. */
const MOST_TOGETHER = MAX_TRANSACT_ITEMS - 1

/** A page that this publish is about to write. */
export interface Claim {
  path: string
  stamp: string
  /** The page as it was. */
  before: PageRecord | undefined
  /** Another publish's claim that may still be at work. */
  doubt?: string
}

/** Pages of the site and what each of them read (design §5, §6). `PageIndex` finds them again. */
export class PageStore {
  readonly #table: Table
  readonly #shared: SharedTransactions

  constructor(table: Table) {
    this.#table = table
    this.#shared = new SharedTransactions(table)
  }

  /** What is known of each page; undefined for those never published. */
  async load(paths: readonly string[]): Promise<Map<string, PageRecord>> {
    const items = await this.#table.getAll(
      paths.map((path) => keys.page(path)),
      { consistent: true },
    )
    const known = items.filter((item) => item !== undefined).map(pageOf)
    return new Map(known.map((page) => [page.path, page]))
  }

  /**
   * Announces that the page's files are about to be written, if it still is as `before` says.
   * @returns the page as claimed; undefined where another publish has been faster: load and render again
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
    // another publish may still be writing: hashes are not to be trusted before it has ended for certain
    const doubt = isRecent(before?.claimed, now) ? before?.claimed : undefined
    return { path, stamp, before, ...(doubt !== undefined && { doubt }) }
  }

  /** Keeps what a claimed page has become. @returns false where another publish has claimed it since. */
  async settle(page: PageRecord, { stamp, before, doubt }: Claim, isRedo = false): Promise<boolean> {
    const kept = { ...page, stamp, ...(doubt !== undefined && { claimed: doubt }) }
    const put = { Put: { Item: itemOf(kept), ...unchanged(stamp) } }
    return this.#withDependencies(put, [
      ...dependencyWrites(page, before, isRedo),
      ...brokenLinkWrites(page, before, isRedo),
    ])
  }

  /**
   * Keeps why a claimed page could not be written. Its files are in doubt, so the claim stands: the next publish writes them all.
   */
  async fail({ path, stamp, before }: Claim, failure: Pick<PageRecord, 'error' | 'failedAt'>): Promise<void> {
    const { claimed: _, ...known } = before ?? { path, dependencies: [], hashes: {}, lastModified: '' }
    const page = { ...known, ...failure, stamp, claimed: failure.failedAt ?? '' }
    await this.#unlessOvertaken([{ Put: { Item: itemOf(page), ...unchanged(stamp) } }])
  }

  /** Forgets a claimed page. @returns false where another publish has claimed it since. */
  async forget({ path, stamp, before }: Claim): Promise<boolean> {
    const removal = { Delete: { Key: keys.page(path), ...unchanged(stamp) } }
    const empty = before && { ...before, dependencies: [], broken: [] }
    const writes = empty
      ? [...dependencyWrites(empty, before, false), ...brokenLinkWrites(empty, before, false)]
      : []
    return this.#withDependencies(removal, writes)
  }

  /**
   * Keeps what many pages share. While others may have read newer content, keys are only added.
   * @returns keys by which they were not found before
   */
  async savePart(part: PageRecord, now: Date): Promise<string[]> {
    const before = (await this.load([part.path])).get(part.path)
    const kept = isRecent(before?.claimed, now) ? (before?.dependencies ?? []) : []
    const dependencies = [...new Set([...part.dependencies, ...kept])].toSorted()
    const page = { ...part, dependencies, claimed: now.toISOString() }
    if (before && isSamePage(before, page)) return []
    await writeAll(this.#table, [
      { PutRequest: { Item: itemOf(page) } },
      ...dependencyWrites(page, before, false),
    ])
    return addedKeys(page, before)
  }

  /** A page and its dependencies as one; where there are very many of them, they come first. */
  async #withDependencies(page: TransactItem, writes: readonly Write[]): Promise<boolean> {
    if (writes.length <= MOST_TOGETHER) return this.#unlessOvertaken([...writes.map(inTransaction), page])
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

/** Keys by which a page was not found before. */
export function addedKeys({ dependencies }: PageRecord, before: PageRecord | undefined): string[] {
  const known = new Set(before?.dependencies)
  return dependencies.filter((key) => !known.has(key))
}

/** What changes in a page's dependencies; all of them where others may have written meanwhile. */
function dependencyWrites(page: PageRecord, before: PageRecord | undefined, isRedo: boolean): Write[] {
  const old = new Set(before?.dependencies)
  const current = new Set(page.dependencies)
  const added = [...current]
    .filter((key) => isRedo || !old.has(key))
    .map((key) => ({
      PutRequest: {
        Item: {
          ...keys.pageDependency(page.path, key),
          gsi2pk: partitions.dependents(wholeKey(key)),
          gsi2sk: page.path,
        },
      },
    }))
  const dropped = [...old]
    .filter((key) => !current.has(key))
    .map((key) => ({
      DeleteRequest: { Key: keys.pageDependency(page.path, key) },
    }))
  return [...added, ...dropped]
}

const isRecent = (instant: string | undefined, now: Date) =>
  instant !== undefined && now.getTime() - Date.parse(instant) < LONGEST_PUBLISH

/** The condition that nobody has claimed the page since its stamp was read. */
const unchanged = (stamp: string | undefined, values: Record<string, string> = {}) => {
  const condition = stamp === undefined ? 'attribute_not_exists(stamp)' : 'stamp = :seen'
  const all = stamp === undefined ? values : { ...values, ':seen': stamp }
  return {
    ConditionExpression: condition,
    ...(Object.keys(all).length > 0 && { ExpressionAttributeValues: all }),
  }
}
