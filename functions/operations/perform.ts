import { AppError } from '../appError.ts'
import type { Snapshot } from '../store/writeContext.ts'
import { storedRecord } from '../store/read/snapshot.ts'
import { effectOf, type Effect } from './approval.ts'
import type { Operation, OperationContext } from './operation.ts'
import { isPermitted } from './permission.ts'

/**
 * Carries out an operation: the only way to change content, files, roles and accounts. In this order: earlier answer of the same
 * request, permission, snapshot, version, approval, rules and hooks, one transaction.
 *
 * The earlier answer is read first only for costly operations. For the others a repetition is found where it can first matter: the
 * transaction refuses a second write under the same idempotency key, and an attempt that finds its record moved on looks for it. So a
 * first attempt, which is nearly every one, costs no read for it (docs/decisions/2026-11-22-operations.md).
 * @throws AppError `forbidden`, `not_found`, `record_changed` with the record as it is, `validation_failed`, `in_use`, `unavailable`
 */
export async function perform<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
): Promise<R> {
  const known = operation.isCostly ? await operation.earlierAnswer(context) : undefined
  if (known !== undefined) return known
  if (!isPermitted(operation.permission, context.caller)) throw new AppError('forbidden')
  try {
    return await attempt(operation, context)
  } catch (error) {
    const earlier = isMovedOn(error) ? await operation.earlierAnswer(context) : undefined
    if (earlier !== undefined) return earlier
    throw error
  }
}

async function attempt<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
): Promise<R> {
  const before = await operation.read(context)
  requireVersion(before, operation.version)
  const take = {
    now: async () => operation.commit(context, before, await operation.prepare(context, before)),
  } satisfies Record<Effect, () => Promise<R>>
  return take[effectOf(context.caller)]()
}

/** The record is at another version, or gone: an earlier attempt of this request may have done that. */
const isMovedOn = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'record_changed' || error.code === 'not_found')

/** Throws `record_changed` with the record where it is not at the version that its author looked at. */
function requireVersion(before: Snapshot | undefined, version: number | undefined): void {
  if (version === undefined || (before?.version ?? 0) === version) return
  throw new AppError('record_changed', { data: before && storedRecord(before) })
}
