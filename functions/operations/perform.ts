import type { ChangeKind } from '@flou/shared/workflow.ts'
import { AppError } from '../appError.ts'
import type { Snapshot } from '../store/writeContext.ts'
import { storedRecord } from '../store/read/snapshot.ts'
import { runSteps } from '../store/step.ts'
import type { StoredChange } from '../store/changes/changeItems.ts'
import { hasPartIn } from '../store/changes/waitingText.ts'
import { effectOfContent, effectOfRole, isHeldBack } from './approval.ts'
import { approvalNeeded } from './needsApproval.ts'
import { openContentOf, requireOwnWhileWaiting } from './changes/openContent.ts'
import { submission } from './changes/submit.ts'
import { requireConfirmedFor } from './grave.ts'
import type { Operation, OperationContext } from './operation.ts'
import { isPermitted } from './permission.ts'

/**
 * Carries out an operation: the only way to change content, files, roles and accounts. In this order: earlier answer of the same
 * request, permission, snapshot, version, approval, rules and hooks, reauthentication, one transaction.
 *
 * The earlier answer is read first only for costly operations. For the others a repetition is found where it can first matter: the
 * transaction refuses a second write under the same idempotency key, and an attempt that finds its record moved on looks for it. So a
 * first attempt, which is nearly every one, costs no read for it (docs/decisions/2026-11-22-operations.md).
 * @throws AppError `confirmation_needed`, `forbidden` (without the permission, or where approval is needed and nothing can hold the change), `not_found`, `record_changed` with the record as it is, `validation_failed`, `in_use`, `unavailable`
 */
export async function perform<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
): Promise<R> {
  const outcome = await performNoting(operation, context)
  if (outcome.result === undefined) throw approvalNeeded()
  return outcome.result
}

/** What an operation came to: its result, and whether it took effect or waits for approval (decision 19). */
export type Outcome<R> =
  | { result: R; isPending: false }
  /** `result`: what its author is shown of it, where it is kept beside what visitors see. */
  | { result: R | undefined; isPending: true; change?: StoredChange | undefined }

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
  const { subject } = operation
  const [before, open] = await Promise.all([operation.read(context), openContentOf(context, subject)])
  requireVersion(before, operation.version)
  if (open && subject) requireOwnWhileWaiting(context, { open, subject, before })
  // a save by a contributor is the next content of their request, whatever their role
  const isContinued = operation.proposal !== undefined && hasPartIn(context, open)
  const byRole = isContinued ? 'held' : await effectOfRole(operation, context, before)
  if (byRole === 'refused') throw approvalNeeded()
  const prepared = await operation.prepare(context, before)
  const effect = byRole === 'held' ? byRole : await effectOfContent(operation, context, { before, prepared })
  if (effect === 'refused') throw approvalNeeded()
  if (effect === 'held') return hold(operation, context, { before, prepared })
  requireConfirmedFor(operation, context, { before, prepared })
  return { result: await operation.commit(context, before, prepared), isPending: false }
}

/** Submits an operation for approval, together with the draft that it is kept in where it has one (decision 19). */
async function hold<B extends Snapshot | undefined, P, R>(
  { name, proposal, stage }: Operation<B, P, R>,
  context: OperationContext,
  { before, prepared }: { before: B; prepared: P },
): Promise<Outcome<R>> {
  if (!proposal) throw approvalNeeded()
  const submitted = await submission(context, {
    kind: name as ChangeKind, // `TAKES_EFFECT` holds back no other
    proposal: proposal(before, prepared),
    before,
  })
  const result = await stage?.({ ...context, along: submitted.along }, before, prepared)
  const alone = submitted.alone()
  if (alone) await runSteps(context.table, alone)
  return { result, isPending: true, change: submitted.change() }
}

/** The record is at another version, or gone: an earlier attempt of this request may have done that. */
const isMovedOn = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'record_changed' || error.code === 'not_found')

/** Throws `record_changed` with the record where it is not at the version that its author looked at. */
function requireVersion(before: Snapshot | undefined, version: number | undefined): void {
  if (version === undefined || (before?.version ?? 0) === version) return
  throw new AppError('record_changed', { data: before && storedRecord(before) })
}
