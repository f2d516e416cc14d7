import { randomUUID } from 'node:crypto'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { writeAll } from '../../../core/store/dynamo/writeAll.ts'

/** Retention in seconds, longer than any publish run. */
const RETENTION_SECONDS = 3_600
/** Characters per item, far below the limit of 400 KB. */
const MAX_CHARACTERS = 100_000

export interface Note {
  at: string
  values: readonly string[]
}

/** ISO range, both inclusive; open without `until`. */
export interface Period {
  from: string
  until?: string
}

function chunksOf(values: readonly string[]): string[][] {
  const chunks: string[][] = []
  let remaining = 0
  for (const value of values) {
    if (value.length > remaining) {
      chunks.push([])
      remaining = MAX_CHARACTERS
    }
    chunks.at(-1)?.push(value)
    remaining -= value.length
  }
  return chunks
}

/** Stores values for an hour in as many items as needed. */
export async function writeNotes(
  table: Table,
  partition: string,
  { values, now }: { values: Iterable<string>; now: Date },
): Promise<void> {
  const ttl = Math.floor(now.getTime() / 1_000) + RETENTION_SECONDS
  const items = chunksOf([...new Set(values)]).map((chunk) => ({
    pk: partition,
    sk: `${now.toISOString()}#${randomUUID()}`,
    keys: chunk,
    ttl,
  }))
  await writeAll(
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
  )
}

const AFTER_INSTANT = '$'

/** Returns notes in time order. @param shouldOmitValues returns instants only */
export async function readNotes(
  table: Table,
  partition: string,
  { from, until = '9', shouldOmitValues = false }: Period & { shouldOmitValues?: boolean },
): Promise<Note[]> {
  const found: Note[] = []
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query({
      KeyConditionExpression: 'pk = :notes AND sk BETWEEN :from AND :until',
      ExpressionAttributeValues: { ':notes': partition, ':from': from, ':until': until + AFTER_INSTANT },
      ...(shouldOmitValues && { ProjectionExpression: 'sk' }),
      ConsistentRead: true,
      ExclusiveStartKey: start,
    })
    for (const { sk, keys: values = [] } of items) {
      found.push({ at: String(sk), values: values as string[] })
    }
    start = lastKey
  } while (start)
  return found
}
