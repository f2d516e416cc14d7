import { randomUUID } from 'node:crypto'
import { publishKeys, PAGE_QUEUE } from './publishKeys.ts'
import { CoalescedTransactions } from '../../../core/store/dynamo/coalescedTransactions.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { writeAll } from '../../../core/store/dynamo/writeAll.ts'

/** Record pages come first; list pages follow, so they render once for many edits. */
export type QueueRank = 'record' | 'list'

const RANKS: Readonly<Record<QueueRank, string>> = { record: '0', list: '1' }

export interface QueuedPage {
  path: string
  /** Changes on each queueing, so an entry queued during rendering remains. */
  stamp: string
  since: string
}

const prefixOf = (rank: QueueRank) => `${RANKS[rank]}#`

const pageIn = ({ sk, stamp, since }: Item): QueuedPage => ({
  path: String(sk).slice(prefixOf('record').length),
  stamp: String(stamp),
  since: String(since),
})

/** Queues pages; already queued ones retain their position. */
export async function queuePages(
  table: Table,
  pages: Readonly<Record<QueueRank, readonly string[]>>,
  now: Date,
): Promise<void> {
  const since = now.toISOString()
  const stamp = `${since}#${randomUUID()}`
  const item = (path: string) => ({ ...publishKeys.queuedPage(prefixOf('record') + path), stamp, since })
  await writeAll(
    table,
    pages.record.map((path) => ({ PutRequest: { Item: item(path) } })),
  )
  const transactions = new CoalescedTransactions(table)
  await Promise.all(
    pages.list.map((path) => {
      // waiting time counts from the first queueing
      const Update = {
        Key: publishKeys.queuedPage(prefixOf('list') + path),
        UpdateExpression: 'SET stamp = :stamp, since = if_not_exists(since, :since)',
        ExpressionAttributeValues: { ':stamp': stamp, ':since': since },
      }
      return transactions.write([{ Update }])
    }),
  )
}

interface QueueRange {
  limit: number
  after?: string | undefined
}

export async function queuedPages(
  table: Table,
  rank: QueueRank,
  { limit, after }: QueueRange,
): Promise<QueuedPage[]> {
  const prefix = prefixOf(rank)
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :queue AND begins_with(sk, :rank)',
    ExpressionAttributeValues: { ':queue': PAGE_QUEUE, ':rank': prefix },
    ...(after !== undefined && { ExclusiveStartKey: publishKeys.queuedPage(prefix + after) }),
    ConsistentRead: true,
    Limit: limit,
  })
  return items.map(pageIn)
}

/** Removes rendered pages unless they were queued again. */
export async function dequeuePages(
  table: Table,
  rank: QueueRank,
  pages: readonly QueuedPage[],
): Promise<void> {
  const transactions = new CoalescedTransactions(table)
  const remove = async ({ path, stamp }: QueuedPage) => {
    const Delete = {
      Key: publishKeys.queuedPage(prefixOf(rank) + path),
      ConditionExpression: 'attribute_not_exists(stamp) OR stamp = :seen',
      ExpressionAttributeValues: { ':seen': stamp },
    }
    try {
      await transactions.write([{ Delete }])
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
    }
  }
  await Promise.all(pages.map(remove))
}
