import { GSI1, keys, partitions } from '../store/keys.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { ConditionFailed } from '../store/dynamo/transact.ts'

/** What one minute takes on at most; the rest is for the next one. */
const MAX_DUE = 200

/**
 * Makes records known whose publish date has come: the due item goes and the live record is touched, in one transaction, so that the
 * stream brings it to the publisher. Gives their number.
 */
export async function publishDue(table: Table, now: Date): Promise<number> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :due AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':due': partitions.due(), ':now': now.toISOString() },
    Limit: MAX_DUE,
  })
  let published = 0
  for (const item of items) published += (await touch(table, item, now)) ? 1 : 0
  return published
}

async function touch(table: Table, { pk, sk, gsi1sk }: Item, now: Date): Promise<boolean> {
  const [type = '', id] = String(pk).split('#')
  try {
    await table.transact([
      {
        Delete: {
          Key: { pk, sk },
          ConditionExpression: 'gsi1sk = :seen',
          ExpressionAttributeValues: { ':seen': gsi1sk },
        },
      },
      {
        Update: {
          Key: keys.live(type, Number(id)),
          UpdateExpression: 'SET publishedTick = :now',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':now': now.toISOString() },
        },
      },
    ])
    return true
  } catch (error) {
    // the record has been changed since: its new date counts
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
