import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { getBatch, rowsOf } from '../../core/store/batch/batchItems.ts'
import { revisionKey } from '../../core/store/items/recordItem.ts'
import { BATCH_DONE } from '../../core/store/keys.ts'
import { publicRecordOf } from '../../core/store/liveItem.ts'
import type { StoredItem, Table } from '../../core/store/dynamo/table.ts'
import type { RecordItem } from '../../core/store/storedItems.ts'

export interface StreamEvent {
  type: AnyType
  /** Parent id for a section, or 0. */
  id: number
  before?: StoredRecord
  after?: StoredRecord
  sequence: string
}

export interface StreamSource {
  table: Table
  registry: Registry
}

type Image = Record<string, AttributeValue>

const itemOf = (image: unknown) =>
  image ? (unmarshall(image as Image) as StoredItem<RecordItem>) : undefined

const isLive = (sortKey: unknown) => typeof sortKey === 'string' && /(?:^|#)live$/.test(sortKey)

const hasOtherTimes = (before: RecordItem, after: RecordItem): boolean =>
  JSON.stringify(before.planned) !== JSON.stringify(after.planned)

/** True for saves of drafts and planned times, which visitors do not see. */
const isDraftSave = (before: RecordItem, after: RecordItem): boolean =>
  (hasOtherTimes(before, after) ||
    ((before.draft !== undefined || after.draft !== undefined) && before.version !== after.version)) &&
  (['data', 'state', 'updated'] as const).every((name) => before[name] === after[name])

/**
 * Returns undefined for items without pages, for saves of drafts and planned times, and for rows of a batch,
 * which are published together.
 */
export function streamEventOf(record: DynamoDBRecord, registry: Registry): StreamEvent | undefined {
  const { Keys, NewImage, OldImage, SequenceNumber: sequence = '' } = record.dynamodb ?? {}
  if (!isLive(Keys?.sk?.S)) return undefined
  const before = itemOf(OldImage)
  const after = itemOf(NewImage)
  if (after?.batch !== undefined && after.batch !== before?.batch) return undefined
  if (before && after && isDraftSave(before, after)) return undefined
  const item = after ?? before
  const type = item && registry.types.get(item.type)
  if (!type) return undefined
  return {
    type,
    id: item.id ?? 0,
    ...(before && { before: publicRecordOf(registry, before) }),
    ...(after && { after: publicRecordOf(registry, after) }),
    sequence,
  }
}

/**
 * Returns the changes of a completed batch from its revisions, so that each page is rendered once. Empty for
 * other stream records.
 */
async function eventsOfBatch(
  { table, registry }: StreamSource,
  { dynamodb: { Keys, SequenceNumber: sequence = '' } = {} }: DynamoDBRecord,
): Promise<StreamEvent[]> {
  if (Keys?.sk?.S !== BATCH_DONE) return []
  const batch = await getBatch(table, (Keys.pk?.S ?? '').replace('batch#', ''))
  const type = batch && registry.types.get(batch.type)
  if (!batch || !type) return []
  const refused = new Set(batch.refusals.map(({ index }) => index))
  const rows = (await rowsOf(table, batch)).filter((_, index) => !refused.has(index))
  const items = await table.getAll(
    rows.flatMap(({ id, from }) => [revisionKey(type, id, from), revisionKey(type, id, from + 1)]),
    { consistent: true },
  )
  return rows.map(({ id }, index) => {
    const [before, after] = [items[2 * index], items[2 * index + 1]]
    return {
      type,
      id,
      sequence,
      ...(before && { before: publicRecordOf(registry, before) }),
      ...(after && { after: publicRecordOf(registry, after) }),
    }
  })
}

/** First step of publishing: the content changes of stream records, in their order. */
export async function readStream(
  source: StreamSource,
  records: readonly DynamoDBRecord[],
): Promise<StreamEvent[]> {
  const streamEvents: StreamEvent[] = []
  for (const record of records) {
    const streamEvent = streamEventOf(record, source.registry)
    if (streamEvent) streamEvents.push(streamEvent)
    else streamEvents.push(...(await eventsOfBatch(source, record)))
  }
  return streamEvents
}
