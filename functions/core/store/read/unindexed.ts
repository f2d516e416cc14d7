import type { Table } from '../dynamo/table.ts'
import { UNINDEXED } from '../keys.ts'
import type { UnindexedItem } from '../storedItems.ts'

/** More records wait only during imports; these are found once they are indexed. */
const MAX_READ = 200

export interface UnindexedRecord {
  name: string
  words: readonly string[]
  partition: string
}

/** Returns records, of this type if any, whose search words the stream has not indexed yet; usually none. */
export async function readUnindexed(table: Table, type?: string): Promise<UnindexedRecord[]> {
  const { items } = await table.query<UnindexedItem & { sk: string }>({
    KeyConditionExpression: `pk = :pk${type === undefined ? '' : ' AND begins_with(sk, :type)'}`,
    ExpressionAttributeValues: { ':pk': UNINDEXED, ...(type !== undefined && { ':type': `${type}#` }) },
    ConsistentRead: true,
    Limit: MAX_READ,
  })
  return items.map(({ sk, words, partition }) => ({ name: sk, words: words.split(' '), partition }))
}

export function withUnindexed(
  indexed: readonly string[],
  unindexed: readonly UnindexedRecord[],
  isMatch: (record: UnindexedRecord) => boolean,
): string[] {
  const names = new Set(unindexed.map(({ name }) => name))
  return [...indexed.filter((name) => !names.has(name)), ...unindexed.filter(isMatch).map(({ name }) => name)]
}

export const hasWordWith = ({ words }: UnindexedRecord, prefix: string): boolean =>
  words.some((word) => word.startsWith(prefix))
