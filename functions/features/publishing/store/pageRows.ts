import type { PageRow } from '@flou/shared/publishing/publishing.ts'
import { GSI1 } from '../../../core/store/keys.ts'
import { publishPartitions } from './publishKeys.ts'
import { cursorAfter, startKey } from '../../../core/store/read/list/cursor.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'

/** Index prefix of failed pages; it sorts before every path. */
export const FAILED = '!'

interface PageQuery {
  limit: number
  cursor?: string | undefined
  isFailed?: boolean
  prefix?: string
}

const prefixOf = ({ isFailed, prefix }: PageQuery) => (isFailed ? FAILED : prefix)

export async function listPages(
  table: Table,
  query: PageQuery,
): Promise<{ rows: PageRow[]; cursor?: string }> {
  const partition = publishPartitions.pages()
  const prefix = prefixOf(query)
  const { items, lastKey } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: prefix ? 'gsi1pk = :pages AND begins_with(gsi1sk, :prefix)' : 'gsi1pk = :pages',
    ExpressionAttributeValues: { ':pages': partition, ...(prefix && { ':prefix': prefix }) },
    ExclusiveStartKey: startKey(query.cursor, partition, { hash: 'gsi1pk', sort: 'gsi1sk' }),
    Limit: query.limit,
  })
  return {
    rows: items.map(rowOf),
    ...(lastKey && { cursor: cursorAfter(lastKey, partition, 'gsi1sk') }),
  }
}

const ALL = 1_000

export async function rowsBetween(table: Table, [low, high]: readonly [string, string]): Promise<PageRow[]> {
  const found: PageRow[] = []
  for (const state of ['', FAILED]) {
    let start: Item | undefined
    do {
      const { items, lastKey } = await table.query({
        IndexName: GSI1,
        KeyConditionExpression: 'gsi1pk = :pages AND gsi1sk BETWEEN :low AND :high',
        ExpressionAttributeValues: {
          ':pages': publishPartitions.pages(),
          ':low': state + low,
          ':high': state + high,
        },
        ExclusiveStartKey: start,
        Limit: ALL,
      })
      found.push(...items.map(rowOf))
      start = lastKey
    } while (start)
  }
  return found
}

const rowOf = ({ row }: Item) => row as PageRow
