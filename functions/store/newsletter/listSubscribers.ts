import { CONFIRM_DAYS, type SubscriberRow, type SubscriberState } from '@flou/shared/newsletter.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { GSI1 } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { cursorAfter, startKey } from '../read/list/cursor.ts'

/** Rows read at a time, and how often in one call: a filter may leave out almost all. */
const CHUNK = 500
const MAX_CHUNKS = 10

export interface SubscriberQuery {
  state: SubscriberState
  /** Part of an address; upper and lower case are the same. */
  search?: string | undefined
  language?: Language | undefined
  /** Path of the page on which they asked. */
  page?: string | undefined
  now: Date
  perPage: number
  cursor?: string | undefined
}

/** Requests outlive their time until the table deletes them. */
const isOver = ({ state, at }: SubscriberRow, now: Date): boolean =>
  state === 'pending' && Date.parse(at) + CONFIRM_DAYS * 86_400_000 <= now.getTime()

/** A row as stored; those of older versions do not say since when. */
export function rowOfSubscriber({ row }: Item): SubscriberRow {
  const stored = JSON.parse(String(row)) as SubscriberRow // written by `subscriberItems.ts`
  return { ...stored, since: stored.since ?? stored.at }
}

const matches = (row: SubscriberRow, { search, language, page, now }: SubscriberQuery): boolean =>
  !isOver(row, now) &&
  (search === undefined || row.email.toLowerCase().includes(search.toLowerCase())) &&
  (language === undefined || row.language === language) &&
  (page === undefined || row.page === page)

/**
 * Subscribers in a state, the latest first. Throws `bad_request` for a cursor of another list.
 * @returns at most `perPage`; with a cursor where there may be more, also where a filter found none so far
 */
export async function listSubscribers(
  table: Table,
  query: SubscriberQuery,
): Promise<{ rows: SubscriberRow[]; cursor?: string }> {
  const partition = partitions.subscribers(query.state)
  let start = startKey(query.cursor, partition, { hash: 'gsi1pk', sort: 'gsi1sk' })
  const rows: SubscriberRow[] = []
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const { items, lastKey } = await table.query({
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
      ScanIndexForward: false,
      Limit: CHUNK,
      ExclusiveStartKey: start,
    })
    for (const item of items) {
      const row = rowOfSubscriber(item)
      if (!matches(row, query)) continue
      rows.push(row)
      if (rows.length === query.perPage) return { rows, cursor: cursorAfter(item, partition, 'gsi1sk') }
    }
    if (!lastKey) return { rows }
    start = lastKey
  }
  return { rows, ...(start && { cursor: cursorAfter(start, partition, 'gsi1sk') }) }
}
