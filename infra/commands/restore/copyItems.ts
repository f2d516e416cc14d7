import type { Item, Table } from '@flou/functions/core/store/dynamo/table.ts'
import { writeAll, type Write } from '@flou/functions/core/store/dynamo/writeAll.ts'
import { keyName, type Key } from '@flou/functions/core/store/keys.ts'
import type { Comparison, ItemSource } from './compareTables.ts'
import { isCounter } from './scope.ts'

const BATCH = 25

/** Deletes and copies what a comparison found. Can be repeated after a failure. */
export async function copyItems(
  live: Table,
  earlier: ItemSource,
  { copied, deleted }: Pick<Comparison, 'copied' | 'deleted'>,
): Promise<void> {
  await writeAll(
    live,
    deleted.map((key) => ({ DeleteRequest: { Key: key } })),
  )
  let writes: Write[] = []
  for await (const item of earlier()) {
    if (!copied.has(keyName(item))) continue
    writes.push({ PutRequest: { Item: isCounter(item) ? await withNewestId(live, item) : item } })
    if (writes.length < BATCH) continue
    await writeAll(live, writes)
    writes = []
  }
  await writeAll(live, writes)
}

async function withNewestId(live: Table, item: Key & Item): Promise<Item> {
  const current = await live.get(item, { consistent: true })
  const ids = [item['next'], current?.['next']].filter((id) => typeof id === 'number')
  return ids.length > 0 ? { ...item, next: Math.max(...ids) } : item
}
