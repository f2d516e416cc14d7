import type { KnownRecord } from '@flou/shared/content/order.ts'
import { AppError } from '../../appError.ts'
import { keys } from '../keys.ts'
import type { WriteContext } from '../writeContext.ts'
import { earlierNote, noteOf, noteSteps, Repeated } from '../write/idempotency.ts'
import { runSteps, type WriteStep } from '../step.ts'
import { isInPlace, readArranged, type Arranged } from './arranged.ts'
import { moveTransactions } from './moveSteps.ts'
import { orderAudit } from './orderAudit.ts'
import type { OrderedList } from './readLists.ts'

/** A record saved between reading and writing makes us read again; so often. */
const ATTEMPTS = 4

/** True where records have changed since they were read a moment ago: reading again tells whether that is in the way. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Repeated ||
  (error instanceof AppError && (error.code === 'record_changed' || error.code === 'validation_failed'))

/**
 * The transactions of an arrangement. The first tells the audit log and notes the request, the last notes that it is done: a call
 * that ended between them is completed by its repetition, without a second entry.
 */
function transactionsOf(
  change: WriteContext,
  arranged: readonly Arranged[],
  isBegun: boolean,
): WriteStep[][] {
  const away = arranged.filter((record) => !isInPlace(record))
  const moves = moveTransactions(change, away)
  const done = noteOf(change, { isDone: true })
  return moves.map((steps, at) => {
    const isFirst = at === 0 && !isBegun
    const isLast = at === moves.length - 1
    const opening: WriteStep[] = isFirst
      ? [
          { write: { Put: { Item: orderAudit(change, arranged) } } },
          ...(change.along?.stepsFor(undefined) ?? []),
        ]
      : []
    if (isFirst) return [...opening, ...noteSteps(noteOf(change, { isDone: isLast })), ...steps]
    return isLast && done ? [{ write: { Put: { Item: done } } }, ...steps] : steps
  })
}

async function attempt(change: WriteContext, lists: readonly OrderedList[]): Promise<void> {
  const note = await earlierNote(change)
  if (note?.['isDone'] === true) return
  const arranged = await readArranged(change.table, lists)
  for (const steps of transactionsOf(change, arranged, note !== undefined))
    await runSteps(change.table, steps)
}

async function versionsNow({ table }: WriteContext, { type, records }: OrderedList): Promise<KnownRecord[]> {
  const items = await table.getAll(
    records.map(({ id }) => keys.live(type.key, id)),
    { consistent: true, attributes: ['version'] },
  )
  return records.map(({ id, recordVersion }, at) => ({
    id,
    recordVersion: Number(items[at]?.['version'] ?? recordVersion),
  }))
}

/**
 * Puts the records of lists in the order given, moving those that come from another parent's list. Only records whose place changes are
 * written, each with a version; one audit entry names the move. Up to about twenty records are one transaction; more are several, and
 * the same request sent again completes what was begun. Answers the lists with the versions the records are at now.
 * Throws `record_changed` with an `OrderConflict` where the lists have changed since they were read.
 */
export async function saveOrder(change: WriteContext, lists: readonly OrderedList[]): Promise<OrderedList[]> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      await attempt(change, lists)
      return await Promise.all(
        lists.map(async (list) => ({ ...list, records: await versionsNow(change, list) })),
      )
    } catch (error) {
      const isConflict = error instanceof AppError && error.messageCode === 'orderChanged'
      if (isConflict || left === 1 || !isOvertaken(error)) throw error
    }
  }
}
