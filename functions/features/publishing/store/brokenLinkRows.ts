import {
  BROKEN_PAGES,
  BROKEN_SORTED,
  type BrokenLink,
  type BrokenLinkLocation,
  type BrokenOrder,
  type OutsideProblem,
} from '@flou/shared/publishing/publishing.ts'
import { GSI1, GSI2 } from '../../../core/store/keys.ts'
import { publishPartitions, type OutsideLinkItem } from './publishKeys.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'

/** Separator that sorts before every path character. */
export const AFTER_TARGET = '\u001F'

/** Sorts after every text with the same prefix. */
const LAST = '\uFFFF'

const AT_ONCE = 50

interface BrokenQuery {
  place: BrokenLinkLocation
  prefix: string
  after?: string | undefined
  limit: number
}

export interface StoredTarget {
  target: string
  pages: { path: string; texts: BrokenLink['texts'] }[]
  hasMore: boolean
  since: string
  isWhole: boolean
  problem?: OutsideProblem | undefined
}

const targetOf = ({ gsi1sk }: Item) => String(gsi1sk).split(AFTER_TARGET)[0] ?? ''

function targetFrom(target: string, items: readonly Item[], isWhole: boolean): StoredTarget {
  const rows = items.map(({ row }) => row as StoredTarget['pages'][number] & { since: string })
  const since = rows.map((row) => row.since).toSorted()[0] ?? ''
  const pages = rows.slice(0, BROKEN_PAGES).map(({ path, texts }) => ({ path, texts }))
  return { target, pages, hasMore: rows.length > BROKEN_PAGES, since, isWhole }
}

/** Adds the earliest date over all links of the target. */
async function withEarliestDate(
  table: Table,
  place: BrokenLinkLocation,
  found: StoredTarget,
): Promise<StoredTarget> {
  if (found.isWhole) return found
  const { items } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :links',
    ExpressionAttributeValues: { ':links': publishPartitions.brokenLinksTo(place, found.target) },
    ProjectionExpression: 'gsi2sk',
    Limit: 1,
  })
  const first = items[0]?.gsi2sk
  return typeof first === 'string' ? { ...found, since: first.split(AFTER_TARGET)[0] ?? '' } : found
}

async function outsideTargets(table: Table, { prefix, after, limit }: BrokenQuery): Promise<StoredTarget[]> {
  const { items } = await table.query<Pick<OutsideLinkItem, 'row'>>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :links AND gsi1sk BETWEEN :low AND :high',
    ExpressionAttributeValues: {
      ':links': publishPartitions.brokenLinks('outside'),
      ':low': (after === undefined ? prefix : after + AFTER_TARGET + LAST) || ' ',
      ':high': prefix + LAST,
    },
    Limit: limit,
  })
  return items.map((item) => ({ ...item.row, target: targetOf(item), isWhole: true }))
}

/**
 * Lists targets of broken links in order. Skips further pages of a target, so the cost depends only on the
 * displayed rows.
 */
export async function brokenTargets(table: Table, query: BrokenQuery): Promise<StoredTarget[]> {
  const { place, prefix, after, limit } = query
  if (place === 'outside') return outsideTargets(table, query)
  const found: StoredTarget[] = []
  const high = prefix + LAST
  let low = after === undefined ? prefix : after + AFTER_TARGET + LAST
  while (found.length < limit && low <= high) {
    const { items, lastKey } = await table.query({
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :links AND gsi1sk BETWEEN :low AND :high',
      // index keys must not be empty
      ExpressionAttributeValues: {
        ':links': publishPartitions.brokenLinks(place),
        ':low': low || ' ',
        ':high': high,
      },
      Limit: AT_ONCE,
    })
    const groups = [...Map.groupBy(items, targetOf)]
    const [last = ''] = groups.at(-1) ?? []
    // the last target may be incomplete: read it again from its start
    const isCut = lastKey !== undefined && groups.length > 1
    const isPartial = lastKey !== undefined && !isCut
    found.push(
      ...groups.slice(0, isCut ? -1 : undefined).map(([target, own]) => targetFrom(target, own, !isPartial)),
    )
    if (lastKey === undefined) break
    low = isCut ? last : last + AFTER_TARGET + LAST
  }
  return Promise.all(found.slice(0, limit).map((one) => withEarliestDate(table, place, one)))
}

/** Stable sort: targets with the same date retain path order. */
const BY_DATE: Record<Exclude<BrokenOrder, 'target'>, (one: StoredTarget, other: StoredTarget) => number> = {
  newest: (one, other) => other.since.localeCompare(one.since),
  oldest: (one, other) => one.since.localeCompare(other.since),
}

/** Sorts the first `BROKEN_SORTED` targets by date. */
export async function brokenTargetsByDate(
  table: Table,
  { place, prefix, order }: Pick<BrokenQuery, 'place' | 'prefix'> & { order: keyof typeof BY_DATE },
): Promise<StoredTarget[]> {
  const found = await brokenTargets(table, { place, prefix, limit: BROKEN_SORTED })
  return found.toSorted(BY_DATE[order])
}
