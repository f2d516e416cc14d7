import type { PageRow } from '@flou/shared/publishing.ts'
import { GSI1, partitions } from '../keys.ts'
import { cursorAfter, startKey } from '../read/list/cursor.ts'
import type { Item, Table } from '../dynamo/table.ts'

/** Failed pages have this before their path in the index, so that they come first: no path starts with it. */
export const FAILED = '!'

interface PageQuery {
  limit: number
  cursor?: string | undefined
  /** Failed pages only. */
  isFailed?: boolean
  /** Paths that start with this, where it is given; failed ones are not among them. */
  prefix?: string
}

const prefixOf = ({ isFailed, prefix }: PageQuery) => (isFailed ? FAILED : prefix)

/** A part of the list of published pages: the failed ones first, then by path. */
export async function listPages(
  table: Table,
  query: PageQuery,
): Promise<{ rows: PageRow[]; cursor?: string }> {
  const partition = partitions.pages()
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

const rowOf = ({ row }: Item) => row as PageRow // written by functions/publish/pages/pageItem.ts only
