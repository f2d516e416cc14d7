import type { VersionedRecord } from '@flou/shared/content/order.ts'
import { AppError } from '../../errors.ts'
import { keys } from '../keys.ts'
import type { WriteContext } from '../writeContext.ts'
import {
  findIdempotencyItem,
  idempotencyItemOf,
  storeIdempotencyItemSteps,
  RepeatedRequest,
} from '../write/idempotency.ts'
import { runSteps, type WriteStep } from '../step.ts'
import { isInPosition, readArranged, type Arranged } from './arranged.ts'
import { moveTransactions } from './moveSteps.ts'
import { orderAudit } from './orderAudit.ts'
import type { OrderedList } from './readLists.ts'

const ATTEMPTS = 4

const isConcurrentEdit = (error: unknown): boolean =>
  error instanceof RepeatedRequest ||
  (error instanceof AppError && (error.code === 'record_changed' || error.code === 'validation_failed'))

/**
 * Returns the transactions of a reordering. The first writes the audit entry, the last marks the request as
 * done, so a retry resumes without a second entry.
 */
function transactionsOf(
  context: WriteContext,
  arranged: readonly Arranged[],
  isResumed: boolean,
): WriteStep[][] {
  const misplaced = arranged.filter((record) => !isInPosition(record))
  const moves = moveTransactions(context, misplaced)
  const done = idempotencyItemOf(context, { isDone: true })
  return moves.map((steps, at) => {
    const isFirst = at === 0 && !isResumed
    const isLast = at === moves.length - 1
    const opening: WriteStep[] = isFirst
      ? [
          { write: { Put: { Item: orderAudit(context, arranged) } } },
          ...(context.extraWrites?.stepsFor(undefined) ?? []),
        ]
      : []
    if (isFirst)
      return [
        ...opening,
        ...storeIdempotencyItemSteps(idempotencyItemOf(context, { isDone: isLast })),
        ...steps,
      ]
    return isLast && done ? [{ write: { Put: { Item: done } } }, ...steps] : steps
  })
}

async function attempt(context: WriteContext, lists: readonly OrderedList[]): Promise<void> {
  const earlier = await findIdempotencyItem(context)
  if (earlier?.isDone === true) return
  const arranged = await readArranged(context.table, lists)
  for (const steps of transactionsOf(context, arranged, earlier !== undefined))
    await runSteps(context.table, steps)
}

async function readCurrentRevisions(
  { table }: WriteContext,
  { type, records }: OrderedList,
): Promise<VersionedRecord[]> {
  const items = await table.getAll(
    records.map(({ id }) => keys.live(type.key, id)),
    { consistent: true, attributes: ['version'] },
  )
  return records.map(({ id, recordVersion }, at) => ({
    id,
    recordVersion: items[at]?.version ?? recordVersion,
  }))
}

/**
 * Reorders lists and moves records between parents. Writes only changed records, in several transactions if
 * large; repeating the request resumes it. Throws `record_changed` with an `OrderConflict` after concurrent
 * list changes.
 */
export async function saveOrder(
  context: WriteContext,
  lists: readonly OrderedList[],
): Promise<OrderedList[]> {
  for (let attemptsLeft = ATTEMPTS; ; attemptsLeft -= 1) {
    try {
      await attempt(context, lists)
      return await Promise.all(
        lists.map(async (list) => ({ ...list, records: await readCurrentRevisions(context, list) })),
      )
    } catch (error) {
      const isConflict = error instanceof AppError && error.messageCode === 'orderChanged'
      if (isConflict || attemptsLeft === 1 || !isConcurrentEdit(error)) throw error
    }
  }
}
