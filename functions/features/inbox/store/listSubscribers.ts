import { CONFIRM_DAYS, type SubscriberRow, type SubscriberState } from '@flou/shared/forms/newsletter.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { GSI1 } from '../../../core/store/keys.ts'
import { mailPartitions } from '../../mail/index.ts'
import { cursorAfter, startKey } from '../../../core/store/read/list/cursor.ts'

/** A selective filter may skip most rows. */
const CHUNK = 500
const MAX_CHUNKS = 10

export interface SubscriberQuery {
  state: SubscriberState
  search?: string | undefined
  language?: Language | undefined
  page?: string | undefined
  now: Date
  perPage: number
  cursor?: string | undefined
}

/** TTL deletion is delayed. */
const isOver = ({ state, at }: SubscriberRow, now: Date): boolean =>
  state === 'pending' && Date.parse(at) + CONFIRM_DAYS * 86_400_000 <= now.getTime()

export function rowOfSubscriber({ row }: Item): SubscriberRow {
  const stored = JSON.parse(String(row)) as SubscriberRow
  return { ...stored, since: stored.since ?? stored.at }
}

const matches = (row: SubscriberRow, { search, language, page, now }: SubscriberQuery): boolean =>
  !isOver(row, now) &&
  (search === undefined || row.email.toLowerCase().includes(search.toLowerCase())) &&
  (language === undefined || row.language === language) &&
  (page === undefined || row.page === page)

/**
 * Returns subscribers, newest first. A page may be short or empty but still have a cursor. Throws
 * `bad_request` for a foreign cursor.
 */
export async function listSubscribers(
  table: Table,
  query: SubscriberQuery,
): Promise<{ rows: SubscriberRow[]; cursor?: string }> {
  const partition = mailPartitions.subscribers(query.state)
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
