import { keys } from '../keys.ts'
import { SITEMAP_FILES } from '../keys/publishKeys.ts'
import type { Table } from '../dynamo/table.ts'
import { writeAll } from '../dynamo/writeAll.ts'

/** The files that the index of the sitemap names, in order. */
export async function sitemapFiles(table: Table): Promise<string[]> {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :files',
    ExpressionAttributeValues: { ':files': SITEMAP_FILES },
    ConsistentRead: true,
  })
  return items.map(({ sk }) => String(sk))
}

/** Adds files to those that the index names, and takes others out. No name may be in both. */
export const changeSitemapFiles = (
  table: Table,
  { added, gone }: { added: readonly string[]; gone: readonly string[] },
): Promise<void> =>
  writeAll(table, [
    ...added.map((name) => ({ PutRequest: { Item: { ...keys.sitemapFile(name) } } })),
    ...gone.map((name) => ({ DeleteRequest: { Key: keys.sitemapFile(name) } })),
  ])
