import { randomUUID } from 'node:crypto'
import { keys } from '../keys.ts'
import { PAGE_QUEUE } from '../keys/publishKeys.ts'
import { SharedTransactions } from '../dynamo/sharedTransactions.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { ConditionFailed } from '../dynamo/transact.ts'
import { writeAll } from '../dynamo/writeAll.ts'

/** Pages of records come before pages that list many of them: those are rendered once for all that was queued meanwhile. */
export type QueueRank = 'record' | 'list'

const RANKS: Readonly<Record<QueueRank, string>> = { record: '0', list: '1' }

/** A page that waits to be rendered. */
export interface QueuedPage {
  path: string
  /** Another one each time the page is queued: what is queued again while it is rendered stays. */
  stamp: string
  /** ISO instant at which it was first queued. */
  since: string
}

const prefixOf = (rank: QueueRank) => `${RANKS[rank]}#`

const pageIn = ({ sk, stamp, since }: Item): QueuedPage => ({
  path: String(sk).slice(prefixOf('record').length),
  stamp: String(stamp),
  since: String(since),
})

/** Queues pages; one that is queued already stays in its place. */
export async function queuePages(
  table: Table,
  pages: Readonly<Record<QueueRank, readonly string[]>>,
  now: Date,
): Promise<void> {
  const since = now.toISOString()
  const stamp = `${since}#${randomUUID()}`
  const item = (path: string) => ({ ...keys.queuedPage(prefixOf('record') + path), stamp, since })
  await writeAll(
    table,
    pages.record.map((path) => ({ PutRequest: { Item: item(path) } })),
  )
  const transactions = new SharedTransactions(table)
  await Promise.all(
    pages.list.map((path) => {
      // how long it has waited counts from the first time
      const Update = {
        Key: keys.queuedPage(prefixOf('list') + path),
        UpdateExpression: 'SET stamp = :stamp, since = if_not_exists(since, :since)',
        ExpressionAttributeValues: { ':stamp': stamp, ':since': since },
      }
      return transactions.write([{ Update }])
    }),
  )
}

interface Stretch {
  limit: number
  /** The path to go on behind; from the first one without it. */
  after?: string | undefined
}

/** Queued pages of a rank by path, as of now. */
export async function queuedPages(
  table: Table,
  rank: QueueRank,
  { limit, after }: Stretch,
): Promise<QueuedPage[]> {
  const prefix = prefixOf(rank)
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :queue AND begins_with(sk, :rank)',
    ExpressionAttributeValues: { ':queue': PAGE_QUEUE, ':rank': prefix },
    ...(after !== undefined && { ExclusiveStartKey: keys.queuedPage(prefix + after) }),
    ConsistentRead: true,
    Limit: limit,
  })
  return items.map(pageIn)
}

/** Takes pages that were rendered out of the queue, unless they were queued again meanwhile. */
export async function dequeuePages(
  table: Table,
  rank: QueueRank,
  pages: readonly QueuedPage[],
): Promise<void> {
  const transactions = new SharedTransactions(table)
  const remove = async ({ path, stamp }: QueuedPage) => {
    const Delete = {
      Key: keys.queuedPage(prefixOf(rank) + path),
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
