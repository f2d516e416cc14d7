import { BROKEN_PAGES, type BrokenLink, type BrokenLinkPlace } from '@flou/shared/publishing.ts'
import { GSI1, partitions } from '../keys.ts'
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
}

const targetOf = ({ gsi1sk }: Item) => String(gsi1sk).split(AFTER_TARGET)[0] ?? ''

/** Links of one target as the report shows them. */
function asTarget(target: string, items: readonly Item[]): StoredTarget {
  const rows = items.map(({ row }) => row as StoredTarget['pages'][number]) // written by functions/pages/pageItem.ts only
  return { target, pages: rows.slice(0, BROKEN_PAGES), hasMore: rows.length > BROKEN_PAGES }
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
    found.push(...groups.slice(0, isCut ? -1 : undefined).map(([target, own]) => asTarget(target, own)))
    if (lastKey === undefined) break
    low = isCut ? last : last + AFTER_TARGET + LAST
  }
  return found.slice(0, limit)
}
