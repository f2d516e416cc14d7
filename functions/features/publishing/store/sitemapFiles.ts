import { publishKeys, SITEMAP_FILES } from './publishKeys.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { writeAll } from '../../../core/store/dynamo/writeAll.ts'

export async function sitemapFiles(table: Table): Promise<string[]> {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :files',
    ExpressionAttributeValues: { ':files': SITEMAP_FILES },
    ConsistentRead: true,
  })
  return items.map(({ sk }) => String(sk))
}

export const updateSitemapFiles = (
  table: Table,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> =>
  writeAll(table, [
    ...added.map((name) => ({ PutRequest: { Item: { ...publishKeys.sitemapFile(name) } } })),
    ...removed.map((name) => ({ DeleteRequest: { Key: publishKeys.sitemapFile(name) } })),
  ])
