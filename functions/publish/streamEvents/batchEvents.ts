import type { DynamoDBRecord } from 'aws-lambda'
import { getBatch, rowsOf } from '../../store/batch/batchItems.ts'
import { revisionKey } from '../../store/items/recordItem.ts'
import { BATCH_DONE } from '../../store/keys.ts'
import { recordOf } from '../../store/liveItem.ts'
import type { Publisher } from '../publisher.ts'
import type { StreamEvent } from './streamEvent.ts'

/**
 * Returns the changes of a completed batch from its revisions, so that each page is rendered once. Empty for
 * other stream records.
 */
export async function eventsOfBatch(
  { table, registry }: Pick<Publisher, 'table' | 'registry'>,
  { dynamodb: { Keys, SequenceNumber: sequence = '' } = {} }: DynamoDBRecord,
): Promise<StreamEvent[]> {
  if (Keys?.['sk']?.S !== BATCH_DONE) return []
  const batch = await getBatch(table, (Keys['pk']?.S ?? '').replace('batch#', ''))
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
      ...(before && { before: recordOf(before) }),
      ...(after && { after: recordOf(after) }),
    }
  })
}
