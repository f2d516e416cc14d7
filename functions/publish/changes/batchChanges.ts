import type { DynamoDBRecord } from 'aws-lambda'
import { getBatch, rowsOf } from '../../store/batch/batchItems.ts'
import { versionKey } from '../../store/items/recordItem.ts'
import { BATCH_DONE } from '../../store/keys/publishKeys.ts'
import { recordOf } from '../../store/liveItem.ts'
import type { Publisher } from '../publisher.ts'
import type { Change } from './change.ts'

/**
 * The changes of a batch that has come to its end, so that each page they touch is rendered once; from the versions, which tell before and
 * after. None for any other stream record.
 */
export async function changesOfBatch(
  { table, registry }: Pick<Publisher, 'table' | 'registry'>,
  { dynamodb: { Keys, SequenceNumber: sequence = '' } = {} }: DynamoDBRecord,
): Promise<Change[]> {
  if (Keys?.['sk']?.S !== BATCH_DONE) return []
  const batch = await getBatch(table, (Keys['pk']?.S ?? '').replace('batch#', ''))
  const type = batch && registry.types.get(batch.type)
  if (!batch || !type) return []
  const refused = new Set(batch.refusals.map(({ index }) => index))
  const rows = (await rowsOf(table, batch)).filter((_, index) => !refused.has(index))
  const items = await table.getAll(
    rows.flatMap(({ id, from }) => [versionKey(type, id, from), versionKey(type, id, from + 1)]),
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
