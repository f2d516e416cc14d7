import type { Permission } from '@flou/shared/content/permissions.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { AppError } from '../../appError.ts'
import { keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { Item, Table } from '../dynamo/table.ts'
import type { Texts } from '../texts.ts'
import type { Author, Values } from '../writeContext.ts'

const KEPT_SECONDS = LIMITS.trashDays * 86_400

/** One record of a batch, and what it is to become. */
export interface BatchChange {
  /** Given beforehand to what is new. */
  id: number
  action: 'create' | 'update' | 'delete' | 'restore'
  /** The version it starts from; 0 for what is new. */
  from: number
  /** The content to store; of a record that is deleted, what it has. */
  fields: Values
  titles: Texts
}

/** A row that was not changed: its place, and the message code that says why. */
export interface BatchRefusal {
  index: number
  reason: string
}

/** Progress of a batch. */
export interface StoredBatch {
  id: string
  /** Key of the content type. */
  type: string
  permission: Permission
  service: string
  method: string
  by: Author
  /** ISO instant; the time of all its versions. */
  created: string
  /** Tells a repetition of the request from another one under the same id. */
  fingerprint: string
  total: number
  /** How many rows have been dealt with; whoever moves it names the value it had. */
  done: number
  refusals: readonly BatchRefusal[]
  /** The batch that this one takes back. */
  undoes?: string
  /** Names whose rows they are: several may write a batch down at once, with other ids, and one of them is it. */
  writer: string
  /** The places at which its parts begin. */
  starts: readonly number[]
}

const expires = (created: string) => Math.floor(Date.parse(created) / 1_000) + KEPT_SECONDS

/** The item of a batch that begins; it stands among the open ones until it is done. */
export const batchItem = (batch: StoredBatch) => ({
  ...keys.batch(batch.id),
  ...batch,
  refusals: JSON.stringify(batch.refusals),
  gsi1pk: partitions.openBatches(),
  gsi1sk: batch.created,
  ttl: expires(batch.created),
})

/** The mark by which the stream tells the publisher that all of a batch is there. */
export const batchDoneItem = ({ id, created }: StoredBatch) => ({
  ...keys.batchDone(id),
  batchId: id,
  ttl: expires(created),
})

function batchOf(item: Item): StoredBatch {
  const { pk: _, sk: __, ttl: ___, gsi1pk: ____, gsi1sk: _____, refusals, ...batch } = item
  return { ...batch, refusals: JSON.parse(String(refusals)) } as unknown as StoredBatch // written by `batchItem` and `cursorSteps`
}

/** A batch; undefined where there is none, or none any more. */
export async function getBatch(table: Table, id: string): Promise<StoredBatch | undefined> {
  const item = await table.get(keys.batch(id), { consistent: true })
  return item && batchOf(item)
}

/** Throws `not_found`. */
export async function requireBatch(table: Table, id: string): Promise<StoredBatch> {
  const batch = await getBatch(table, id)
  if (!batch) throw new AppError('not_found')
  return batch
}

/** Well below what an item may hold. */
const PART_BYTES = 300_000

/** The rows in parts that each fit an item. */
export function partsOf(rows: readonly BatchChange[]): BatchChange[][] {
  const parts: BatchChange[][] = []
  let room = 0
  for (const row of rows) {
    const bytes = Buffer.byteLength(JSON.stringify(row))
    const part = parts.at(-1)
    if (part && bytes <= room) part.push(row)
    else parts.push([row])
    room = part && bytes <= room ? room - bytes : PART_BYTES - bytes
  }
  return parts
}

/** Stores the rows; nobody looks at them before the batch itself is there, nor if another writer's is. */
export async function putParts(
  table: Table,
  { id, writer, created }: Pick<StoredBatch, 'id' | 'writer' | 'created'>,
  parts: readonly (readonly BatchChange[])[],
): Promise<void> {
  for (const [index, part] of parts.entries())
    await table.put({
      ...keys.batchRows(id, writer, index),
      rows: JSON.stringify(part),
      ttl: expires(created),
    })
}

/** All rows of a batch, in their order. */
export async function rowsOf(table: Table, { id, writer, starts }: StoredBatch): Promise<BatchChange[]> {
  const wanted = starts.map((_, index) => keys.batchRows(id, writer, index))
  const items = await table.getAll(wanted, { consistent: true })
  return items.flatMap((item) => (item ? (JSON.parse(String(item['rows'])) as BatchChange[]) : [])) // written by `putParts`
}

/** Batches that nobody has moved since an instant. */
export async function idleBatches(table: Table, since: Date, limit: number): Promise<string[]> {
  const { items } = await table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :open AND gsi1sk < :since',
    ExpressionAttributeValues: { ':open': partitions.openBatches(), ':since': since.toISOString() },
    Limit: limit,
  })
  return items.map(({ pk }) => String(pk).replace('batch#', ''))
}
