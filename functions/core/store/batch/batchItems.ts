import type { Permission } from '@flou/shared/content/permissions.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { AppError } from '../../errors.ts'
import { keys, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { Table } from '../dynamo/table.ts'
import type { Texts } from '../texts.ts'
import type { Author, Values } from '../writeContext.ts'

const RETENTION_SECONDS = LIMITS.trashDays * 86_400

export interface BatchEntry {
  /** Reserved in advance for new records. */
  id: number
  action: 'create' | 'update' | 'delete' | 'restore'
  /** Revision it is based on; 0 for new records. */
  from: number
  /** Content to store; for deletions the current content. */
  fields: Values
  titles: Texts
}

/** A skipped row: its index and a message code. */
export interface BatchRefusal {
  index: number
  reason: string
}

export interface StoredBatch {
  id: string
  type: string
  permission: Permission
  service: string
  method: string
  by: Author
  created: string
  /** Distinguishes a repeated request from another with the same id. */
  fingerprint: string
  total: number
  /** Rows processed; serves as optimistic lock. */
  done: number
  refusals: readonly BatchRefusal[]
  undoes?: string
  /** Writers may race with different record ids; only the rows of this writer count. */
  writer: string
  /** Index of the first row in each chunk. */
  starts: readonly number[]
}

const expires = (created: string) => Math.floor(Date.parse(created) / 1_000) + RETENTION_SECONDS

export const batchItem = (batch: StoredBatch) => ({
  ...keys.batch(batch.id),
  ...batch,
  refusals: JSON.stringify(batch.refusals),
  gsi1pk: partitions.openBatches(),
  gsi1sk: batch.created,
  ttl: expires(batch.created),
})

export const batchDoneItem = ({ id, created }: StoredBatch) => ({
  ...keys.batchDone(id),
  batchId: id,
  ttl: expires(created),
})

type BatchItem = ReturnType<typeof batchItem>

function batchOf(item: BatchItem): StoredBatch {
  const { pk: _, sk: __, ttl: ___, gsi1pk: ____, gsi1sk: _____, refusals, ...batch } = item
  return { ...batch, refusals: JSON.parse(refusals) as BatchRefusal[] }
}

export async function getBatch(table: Table, id: string): Promise<StoredBatch | undefined> {
  const key: Key<BatchItem> = keys.batch(id)
  const item = await table.get(key, { consistent: true })
  return item && batchOf(item)
}

export async function requireBatch(table: Table, id: string): Promise<StoredBatch> {
  const batch = await getBatch(table, id)
  if (!batch) throw new AppError('not_found')
  return batch
}

/** Below the DynamoDB item limit of 400 KB. */
const CHUNK_BYTES = 300_000

export function chunksOf(rows: readonly BatchEntry[]): BatchEntry[][] {
  const chunks: BatchEntry[][] = []
  let room = 0
  for (const row of rows) {
    const bytes = Buffer.byteLength(JSON.stringify(row))
    const chunk = chunks.at(-1)
    if (chunk && bytes <= room) chunk.push(row)
    else chunks.push([row])
    room = chunk && bytes <= room ? room - bytes : CHUNK_BYTES - bytes
  }
  return chunks
}

/** Stores the rows. They are ignored until the batch item of the same writer exists. */
export async function putChunks(
  table: Table,
  { id, writer, created }: Pick<StoredBatch, 'id' | 'writer' | 'created'>,
  chunks: readonly (readonly BatchEntry[])[],
): Promise<void> {
  for (const [index, chunk] of chunks.entries())
    await table.put({
      ...keys.batchRows(id, writer, index),
      rows: JSON.stringify(chunk),
      ttl: expires(created),
    })
}

export async function rowsOf(table: Table, { id, writer, starts }: StoredBatch): Promise<BatchEntry[]> {
  const chunkKeys = starts.map((_, index) => keys.batchRows(id, writer, index))
  const items = await table.getAll(chunkKeys, { consistent: true })
  return items.flatMap((item) => (item ? (JSON.parse(item.rows) as BatchEntry[]) : []))
}

/** Returns batches without progress since an instant. */
export async function idleBatches(table: Table, since: Date, limit: number): Promise<string[]> {
  const { items } = await table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :open AND gsi1sk < :since',
    ExpressionAttributeValues: { ':open': partitions.openBatches(), ':since': since.toISOString() },
    Limit: limit,
  })
  return items.map(({ pk }) => String(pk).replace('batch#', ''))
}
