import { keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { WriteStep } from '../step.ts'
import { batchDoneItem, type BatchRefusal, type StoredBatch } from './batchItems.ts'

/** Somebody else has taken the batch further. */
export class CursorMoved extends Error {}

export function ignoreMoved(error: unknown): void {
  if (!(error instanceof CursorMoved)) throw error
}

/** The batch with its cursor so many rows further, and what was refused among them. */
export const movedOn = (
  batch: StoredBatch,
  count: number,
  refusals: readonly BatchRefusal[],
): StoredBatch => ({
  ...batch,
  done: batch.done + count,
  refusals: [...batch.refusals, ...refusals],
})

const isDone = ({ done, total }: StoredBatch) => done === total

/** Moves the cursor; the last move takes the batch off the open ones and leaves the mark that wakes the publisher. */
export function cursorSteps(batch: StoredBatch, moved: StoredBatch, now: Date): WriteStep[] {
  const isLast = isDone(moved)
  const place = isLast ? 'REMOVE gsi1pk, gsi1sk' : ', gsi1pk = :open, gsi1sk = :now'
  const step: WriteStep = {
    write: {
      Update: {
        Key: keys.batch(batch.id),
        UpdateExpression: `SET #done = :to, refusals = :refusals ${place}`,
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
