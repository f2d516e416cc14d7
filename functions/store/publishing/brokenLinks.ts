import {
  BROKEN_PAGES,
  BROKEN_SORTED,
  type BrokenLink,
  type BrokenLinkPlace,
  type BrokenOrder,
} from '@flou/shared/publishing.ts'
import { GSI1, GSI2 } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { Item, Table } from '../dynamo/table.ts'

/** Stands between target and page in the order of broken links: before every character that a path may have. */
export const AFTER_TARGET = '\u001F'

/** Sorts behind everything that begins with the same text. */
const LAST = '\uFFFF'

/** Links read at a time: more than are shown of one target, so that the last one is known to have more. */
const AT_ONCE = 50

interface BrokenQuery {
  place: BrokenLinkPlace
  /** Targets that start with this; all without it. */
  prefix: string
  /** The target to go on behind. */
  after?: string | undefined
  /** Targets at most. */
  limit: number
}

/** A target that links lead to and that is not there. */
export interface StoredTarget {
  target: string
  pages: { path: string; texts: BrokenLink['texts'] }[]
  hasMore: boolean
  /** When the first of its links was found broken, as far as they are read here. */
  since: string
  /** All of its links are read here. */
  isWhole: boolean
}

const targetOf = ({ gsi1sk }: Item) => String(gsi1sk).split(AFTER_TARGET)[0] ?? ''

/** Links of one target as the report shows them. */
function asTarget(target: string, items: readonly Item[], isWhole: boolean): StoredTarget {
  const rows = items.map(({ row }) => row as StoredTarget['pages'][number] & { since: string }) // written by functions/pages/pageItem.ts only
  const since = rows.map((row) => row.since).toSorted()[0] ?? ''
  const pages = rows.slice(0, BROKEN_PAGES).map(({ path, texts }) => ({ path, texts }))
  return { target, pages, hasMore: rows.length > BROKEN_PAGES, since, isWhole }
}

/** The same with when the first of all its links was found broken. */
async function withFirst(table: Table, place: BrokenLinkPlace, found: StoredTarget): Promise<StoredTarget> {
  if (found.isWhole) return found
  const { items } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :links',
    ExpressionAttributeValues: { ':links': partitions.brokenLinksTo(place, found.target) },
    ProjectionExpression: 'gsi2sk',
    Limit: 1,
  })
  const first = items[0]?.['gsi2sk']
  // written by functions/pages/pageItem.ts only
  return typeof first === 'string' ? { ...found, since: first.split(AFTER_TARGET)[0] ?? '' } : found
}

/**
 * Targets of broken links in order, each once however many pages lead there: the pages of a target are passed over as soon as enough of
 * them are known, so that a report costs what it shows.
 */
export async function brokenTargets(
  table: Table,
  { place, prefix, after, limit }: BrokenQuery,
): Promise<StoredTarget[]> {
  const found: StoredTarget[] = []
  const high = prefix + LAST
  let low = after === undefined ? prefix : after + AFTER_TARGET + LAST
  while (found.length < limit && low <= high) {
    const { items, lastKey } = await table.query({
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :links AND gsi1sk BETWEEN :low AND :high',
      // an index key is no empty text
      ExpressionAttributeValues: {
        ':links': partitions.brokenLinks(place),
        ':low': low || ' ',
        ':high': high,
      },
      Limit: AT_ONCE,
    })
    const groups = [...Map.groupBy(items, targetOf)]
    const [last = ''] = groups.at(-1) ?? []
    // the last one may go on: it is read again from its beginning, unless enough of it is known
    const isCut = lastKey !== undefined && groups.length > 1
    const isPartial = lastKey !== undefined && !isCut
    found.push(
      ...groups.slice(0, isCut ? -1 : undefined).map(([target, own]) => asTarget(target, own, !isPartial)),
    )
    if (lastKey === undefined) break
    low = isCut ? last : last + AFTER_TARGET + LAST
  }
  return Promise.all(found.slice(0, limit).map((one) => withFirst(table, place, one)))
}

/** The order of targets by date; those of one instant, as of one publish, stay in order of their paths. */
const BY_DATE: Record<Exclude<BrokenOrder, 'target'>, (one: StoredTarget, other: StoredTarget) => number> = {
  newest: (one, other) => other.since.localeCompare(one.since),
  oldest: (one, other) => one.since.localeCompare(other.since),
}

/** The same by since when they lead nowhere: of the first `BROKEN_SORTED` by path. */
export async function brokenTargetsByDate(
  table: Table,
  { place, prefix, order }: Pick<BrokenQuery, 'place' | 'prefix'> & { order: keyof typeof BY_DATE },
): Promise<StoredTarget[]> {
  const found = await brokenTargets(table, { place, prefix, limit: BROKEN_SORTED })
  return found.toSorted(BY_DATE[order])
}
