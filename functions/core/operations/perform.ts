import type { ChangeRequestKind, ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { AppError } from '../errors.ts'
import type { Snapshot } from '../store/writeContext.ts'
import { storedRecord } from '../store/read/snapshot.ts'
import { runSteps } from '../store/step.ts'
import { approvalNeeded } from './needsApproval.ts'
import { requireReauthenticationFor } from './requiresReauthentication.ts'
import type { Operation, OperationContext } from './operation.ts'
import { rightsOfOperation } from './operationRights.ts'
import { requireRight } from './permission.ts'

/**
 * Executes an operation, the only way to write content. Order: earlier result, permission, snapshot, version,
 * approval, rules and hooks, reauthentication, transaction.
 * @throws AppError `confirmation_needed`, `forbidden`, `not_found`, `record_changed` with the record,
 * `validation_failed`, `in_use`, `unavailable`
 */
export async function perform<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
): Promise<R> {
  const outcome = await performWithOutcome(operation, context)
  if (outcome.result === undefined) throw approvalNeeded()
  return outcome.result
}

/** Result of an operation, and if it waits for approval. */
export type Outcome<R> =
  | { result: R; isPending: false }
  | { result: R | undefined; isPending: true; changeRequest?: ChangeRequestRow | undefined }

/** Executes an operation like `perform` and returns if it waits for approval. */
export async function performWithOutcome<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
): Promise<Outcome<R>> {
  const repeatedResult = operation.isCostly ? await operation.earlierResult(context) : undefined
  if (repeatedResult !== undefined) return repeatedOutcome(operation, context, repeatedResult)
  requireRight(operation.permission, context.caller, rightsOfOperation(operation.name))
  try {
    return await attempt(operation, context)
  } catch (error) {
    const earlier = isStaleError(error) ? await operation.earlierResult(context) : undefined
    if (earlier !== undefined) return repeatedOutcome(operation, context, earlier)
    throw error
  }
}

const repeatedOutcome = <B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  { caller, policies }: OperationContext,
  result: R,
): Outcome<R> => ({
  result,
  isPending:
    policies.approval.isDeferred(operation, caller) || (operation.isResultPending?.(result) ?? false),
})

async function attempt<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
): Promise<Outcome<R>> {
  const { approval } = context.policies
  const [before, open] = await Promise.all([
    operation.read(context),
    approval.openRequestOf(context, operation.subject),
  ])
  requireVersion(before, operation.version)
  const byRole = await approval.effectOfRole(operation, context, { before, open })
  if (byRole === 'refused') throw approvalNeeded()
  const prepared = await operation.prepare(context, before)
  const effect =
    byRole === 'held' ? byRole : await approval.effectOfContent(operation, context, { before, prepared })
  if (effect === 'refused') throw approvalNeeded()
  if (effect === 'held') return deferForApproval(operation, context, { before, prepared })
  requireReauthenticationFor(operation, context, { before, prepared })
  return { result: await operation.commit(context, before, prepared), isPending: false }
}

/** Creates a change request, in one transaction with its draft if there is one. */
async function deferForApproval<B extends Snapshot | undefined, P, R>(
  { name, toChangeRequest, storeDeferred }: Operation<B, P, R>,
  context: OperationContext,
  { before, prepared }: { before: B; prepared: P },
): Promise<Outcome<R>> {
  if (!toChangeRequest) throw approvalNeeded()
  const request = await context.policies.approval.prepareChangeRequest(context, {
    kind: name as ChangeRequestKind,
    input: toChangeRequest(before, prepared),
    before,
  })
  const result = await storeDeferred?.({ ...context, extraWrites: request.along }, before, prepared)
  const separateSteps = request.separateSteps()
  if (separateSteps) await runSteps(context.table, separateSteps)
  return { result, isPending: true, changeRequest: request.changeRequest() }
}

/** An earlier attempt of this request may have caused these errors. */
const isStaleError = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'record_changed' || error.code === 'not_found')

/** Throws `record_changed` with the current record. */
function requireVersion(before: Snapshot | undefined, version: number | undefined): void {
  if (version === undefined || (before?.version ?? 0) === version) return
  throw new AppError('record_changed', { data: before && storedRecord(before) })
}
