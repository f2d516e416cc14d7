import { AppError } from '../appError.ts'
import type { Snapshot } from '../store/writeContext.ts'
import { storedRecord } from '../store/read/snapshot.ts'
import { approvalNeeded, effectOfContent, effectOfRole, isHeldBack, type Effect } from './approval.ts'
import type { Operation, OperationContext } from './operation.ts'
import { isPermitted } from './permission.ts'

/**
 * Carries out an operation: the only way to change content, files, roles and accounts. In this order: earlier answer of the same
 * request, permission, snapshot, version, approval, rules and hooks, one transaction.
 *
 * The earlier answer is read first only for costly operations. For the others a repetition is found where it can first matter: the
 * transaction refuses a second write under the same idempotency key, and an attempt that finds its record moved on looks for it. So a
 * first attempt, which is nearly every one, costs no read for it (docs/decisions/2026-11-22-operations.md).
 * @throws AppError `forbidden` (without the permission, or where approval is needed and nothing can hold the change), `not_found`, `record_changed` with the record as it is, `validation_failed`, `in_use`, `unavailable`
 */
export const perform = async <B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
): Promise<R> => (await performNoting(operation, context)).result

/** What an operation came to: its result, and whether it took effect or waits for approval (decision 53). */
export interface Outcome<R> {
  result: R
  isPending: boolean
}

/** The same as `perform`, for callers who tell people what became of it. */
export async function performNoting<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
): Promise<Outcome<R>> {
  const known = operation.isCostly ? await operation.earlierAnswer(context) : undefined
  if (known !== undefined) return repeated(operation, context, known)
  if (!isPermitted(operation.permission, context.caller)) throw new AppError('forbidden')
  try {
    return await attempt(operation, context)
  } catch (error) {
    const earlier = isMovedOn(error) ? await operation.earlierAnswer(context) : undefined
    if (earlier !== undefined) return repeated(operation, context, earlier)
    throw error
  }
}

/** The outcome of an earlier attempt. */
const repeated = <B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  { caller }: OperationContext,
  result: R,
): Outcome<R> => ({
  result,
  isPending: isHeldBack(operation, caller) || (operation.isPendingIn?.(result) ?? false),
})

async function attempt<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
): Promise<Outcome<R>> {
  const before = await operation.read(context)
  requireVersion(before, operation.version)
  const byRole = await effectOfRole(operation, context, before)
  if (byRole === 'refused') throw approvalNeeded()
  const prepared = await operation.prepare(context, before)
  const effect = byRole === 'draft' ? byRole : await effectOfContent(operation, context, { before, prepared })
  const take = {
    now: () => operation.commit(context, before, prepared),
    draft: () => operation.asDraft?.(context, before, prepared) ?? Promise.reject(approvalNeeded()),
    refused: () => Promise.reject(approvalNeeded()),
  } satisfies Record<Effect, () => Promise<R>>
  return { result: await take[effect](), isPending: effect === 'draft' }
}

/** The record is at another version, or gone: an earlier attempt of this request may have done that. */
const isMovedOn = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'record_changed' || error.code === 'not_found')

/** Throws `record_changed` with the record where it is not at the version that its author looked at. */
function requireVersion(before: Snapshot | undefined, version: number | undefined): void {
  if (version === undefined || (before?.version ?? 0) === version) return
  throw new AppError('record_changed', { data: before && storedRecord(before) })
}
