import { randomUUID } from 'node:crypto'
import type { Item, Table } from '../dynamo/table.ts'
import { writeAll } from '../dynamo/writeAll.ts'

/** No publish that is at work now, and no look at what has been published, needs what is older. Seconds. */
const KEPT = 3_600
/** Characters of the values in an item: far below the 400 KB that one can hold. */
const MOST_CHARACTERS = 100_000

/** What was noted at an instant: dependency keys, or paths. */
export interface Note {
  /** When, and which note: sorts by time. */
  at: string
  values: readonly string[]
}

/** Notes of a partition from one instant to another; ISO, both included, and open where they are absent. */
export interface Period {
  from: string
  until?: string
}

/** Values in the parts that items hold. */
function inParts(values: readonly string[]): string[][] {
  const parts: string[][] = []
  let left = 0
  for (const value of values) {
    if (value.length > left) {
      parts.push([])
      left = MOST_CHARACTERS
    }
    parts.at(-1)?.push(value)
    left -= value.length
  }
  return parts
}

/** Keeps values for an hour, with when they were noted, in as many items as they need. */
export async function writeNotes(
  table: Table,
  partition: string,
  { values, now }: { values: Iterable<string>; now: Date },
): Promise<void> {
  const ttl = Math.floor(now.getTime() / 1_000) + KEPT
  const items = inParts([...new Set(values)]).map((part) => ({
    pk: partition,
    sk: `${now.toISOString()}#${randomUUID()}`,
    keys: part,
    ttl,
  }))
  await writeAll(
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
  )
}

/** Sorts behind all notes of an instant. */
const BEHIND = '$'

/** Notes in order of time; with `isBare` without their values. */
export async function notesIn(
  table: Table,
  partition: string,
  { from, until = '9', isBare = false }: Period & { isBare?: boolean },
): Promise<Note[]> {
  const found: Note[] = []
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query({
      KeyConditionExpression: 'pk = :notes AND sk BETWEEN :from AND :until',
      ExpressionAttributeValues: { ':notes': partition, ':from': from, ':until': until + BEHIND },
      ...(isBare && { ProjectionExpression: 'sk' }),
      ConsistentRead: true,
      ExclusiveStartKey: start,
    })
    for (const { sk, keys: values = [] } of items) {
      found.push({ at: String(sk), values: values as string[] }) // written above
    }
    start = lastKey
  } while (start)
  return found
}
