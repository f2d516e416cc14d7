import { keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { WriteStep } from '../step.ts'
import { batchDoneItem, type BatchRefusal, type StoredBatch } from './batchItems.ts'

export class CursorMoved extends Error {}

export function ignoreMoved(error: unknown): void {
  if (!(error instanceof CursorMoved)) throw error
}

export const advanceCursor = (
  batch: StoredBatch,
  count: number,
  refusals: readonly BatchRefusal[],
): StoredBatch => ({
  ...batch,
  done: batch.done + count,
  refusals: [...batch.refusals, ...refusals],
})

const isDone = ({ done, total }: StoredBatch) => done === total

/**
 * Moves the cursor conditionally. The last move closes the batch and writes the marker that triggers
 * publishing.
 */
export function cursorSteps(batch: StoredBatch, moved: StoredBatch, now: Date): WriteStep[] {
  const isLast = isDone(moved)
  const indexUpdate = isLast ? 'REMOVE gsi1pk, gsi1sk' : ', gsi1pk = :open, gsi1sk = :now'
  const step: WriteStep = {
    write: {
      Update: {
        Key: keys.batch(batch.id),
        UpdateExpression: `SET #done = :to, refusals = :refusals ${indexUpdate}`,
        ConditionExpression: '#done = :done',
        ExpressionAttributeNames: { '#done': 'done' },
        ExpressionAttributeValues: {
          ':done': batch.done,
          ':to': moved.done,
          ':refusals': JSON.stringify(moved.refusals),
          ...(!isLast && { ':open': partitions.openBatches(), ':now': now.toISOString() }),
        },
      },
    },
    onConditionFailed: () => new CursorMoved(),
  }
  return isLast ? [step, { write: { Put: { Item: batchDoneItem(batch) } } }] : [step]
}
