import { randomUUID } from 'node:crypto'
import { keys } from '../keys.ts'
import { TOUCHED } from '../keys/publishKeys.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { writeAll } from '../dynamo/writeAll.ts'

/** No publish that is at work now needs what is older. Seconds. */
const KEPT = 3_600
/** Clocks of publishers differ by less, in milliseconds. */
const CLOCKS_DIFFER = 10_000
/** Characters of the keys in an item: far below the 400 KB that one can hold. */
const MOST_CHARACTERS = 100_000

/** Keys in the parts that items hold. */
function inParts(touched: readonly string[]): string[][] {
  const parts: string[][] = []
  let left = 0
  for (const key of touched) {
    if (key.length > left) {
      parts.push([])
      left = MOST_CHARACTERS
    }
    parts.at(-1)?.push(key)
    left -= key.length
  }
  return parts
}

/** Says which keys changes have touched. To be done before their readers are looked for: who becomes one later finds the keys here. */
export async function noteTouched(table: Table, touched: Iterable<string>, now: Date): Promise<void> {
  const ttl = Math.floor(now.getTime() / 1_000) + KEPT
  const items = inParts([...new Set(touched)]).map((part) => ({
    ...keys.touched(`${now.toISOString()}#${randomUUID()}`),
    keys: part,
    ttl,
  }))
  await writeAll(
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
  )
}

async function notedFrom(
  table: Table,
  from: string,
  part: { ProjectionExpression?: string } = {},
): Promise<Item[]> {
  const found: Item[] = []
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query({
      KeyConditionExpression: 'pk = :touched AND sk >= :from',
      ExpressionAttributeValues: { ':touched': TOUCHED, ':from': from },
      ...part,
      ConsistentRead: true,
      ExclusiveStartKey: start,
    })
    found.push(...items)
    start = lastKey
  } while (start)
  return found
}

/**
 * Watches which keys changes touch from now on.
 * @returns gives those that were noted since
 */
export async function watchTouched(table: Table, now: Date): Promise<() => Promise<string[]>> {
  const from = new Date(now.getTime() - CLOCKS_DIFFER).toISOString()
  const earlier = new Set((await notedFrom(table, from, { ProjectionExpression: 'sk' })).map(({ sk }) => sk))
  return async () => {
    const items = await notedFrom(table, from)
    const later = items.filter(({ sk }) => !earlier.has(sk))
    return [...new Set(later.flatMap((item) => item['keys'] as string[]))] // written by `noteTouched` only
  }
}
