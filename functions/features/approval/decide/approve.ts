import { WORKFLOW_STATUS, type ApplyFailure, type NewTime } from '@flou/shared/approval/workflow.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { AppError } from '../../../core/errors.ts'
import { contentOf, type StoredChangeRequest } from '../request/changeRequestItems.ts'
import { requireChangeRequest, typeOfChangeRequest } from '../request/readChangeRequests.ts'
import type { RecordItem } from '../../../core/store/storedItems.ts'
import { keys } from '../../../core/store/keys.ts'
import { approvalKeys } from '../request/approvalKeys.ts'
import { SETTINGS_KEY } from '../request/approvers.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { applyApproved, completeChangeRequest, type ApprovedChangeRequest } from './applyApproved.ts'
import type { Command } from '../../../core/store/command.ts'
import { requiresReauthentication } from '../../../core/operations/requiresReauthentication.ts'
import { requireReauthentication } from '../../../core/operations/permission.ts'
import { setPublicationDate } from './newTime.ts'
import { requireDecidable, closeChangeRequest } from './closeChangeRequest.ts'
import { findRelatedChangeRequests } from '../request/findRelatedChangeRequests.ts'
import { findReplaced, referencedMedia } from '../request/referencedMedia.ts'

interface Decision {
  id: string
  hash: string
  /** Publication time; undefined leaves the author's plan. */
  time?: NewTime | undefined
}

/** Errors that mark a request as approved but not applied; other errors are retried. */
const FAILURES: ReadonlySet<string> = new Set([
  'validation_failed',
  'not_found',
  'in_use',
  'forbidden',
  'bad_request',
  'too_large',
])

interface Read extends ApprovedChangeRequest {
  setting: { item: RecordItem | undefined }
}

async function readAll({ table }: OperationContext, changeRequest: StoredChangeRequest): Promise<Read> {
  const [content, setting, author] = await table.getAll(
    [
      approvalKeys.changeRequestContent(changeRequest.id, changeRequest.hash),
      SETTINGS_KEY,
      keys.live(user.key, changeRequest.author.id),
    ],
    { consistent: true },
  )
  return { changeRequest, content: contentOf(content), setting: { item: setting }, author: { item: author } }
}

/**
 * Approves and applies a change request in one transaction (a reordering: in its first). Failed rules leave
 * it "approved, not applied" for a retry.
 * @throws AppError `change_moved`, `record_changed`, `forbidden`, `confirmation_needed`
 */
export async function approve(context: OperationContext, decision: Decision): Promise<StoredChangeRequest> {
  const { table, policies } = context
  const changeRequest = await requireChangeRequest(table, decision.id)
  if (isRepeated(context, changeRequest, decision)) return completeChangeRequest(context, changeRequest)
  const read = await readAll(context, changeRequest)
  await requireDecidable(context, changeRequest, { hash: decision.hash, setting: read.setting })
  const { content } = read
  const type = typeOfChangeRequest(context.registry, changeRequest)
  const { command } = content
  if (await requiresReauthentication({ table, hooks: policies.hooks }, { changeRequest, type, command }))
    requireReauthentication(context)
  const replaced = findReplaced(changeRequest.media, await referencedMedia(table, type, command))
  if (replaced.length > 0)
    throw new AppError('record_changed', { message: 'changeFilesReplaced', data: replaced })
  const { id, recordId } = changeRequest
  await requireDecidedFirst(table, { id, type, recordId, command })
  await requireChecked(table, { type, id: recordId, command })
  const retimed = setPublicationDate({ content, type }, decision.time, context.now)
  try {
    return await applyApproved(context, { ...read, ...retimed })
  } catch (error) {
    const failure = failureIn(error)
    if (!failure) throw error
    return closeChangeRequest(context, changeRequest, {
      status: WORKFLOW_STATUS.applyFailed,
      event: 'fail',
      actionType: 'approve',
      notice: 'decided',
      failure,
    })
  }
}

/** @throws AppError `validation_failed` if the setting stops unchecked machine translations */
async function requireChecked(
  table: OperationContext['table'],
  { type, id, command }: { type: AnyType; id: number; command: Command },
): Promise<void> {
  if (command.name !== 'store') return
  const { findUnchecked } = await import('../../../core/operations/input/pageChecks.ts')
  const { severity, texts } = await findUnchecked(table, { ...command, type, id })
  if (severity === 'stop' && texts.length > 0)
    throw new AppError('validation_failed', { message: 'machineUnchecked' })
}

async function requireDecidedFirst(
  table: OperationContext['table'],
  subject: Parameters<typeof findRelatedChangeRequests>[1],
): Promise<void> {
  const needed = (await findRelatedChangeRequests(table, subject)).filter(({ isNeeded }) => isNeeded)
  if (needed.length > 0)
    throw new AppError('validation_failed', { message: 'changeNeedsOther', data: needed })
}

const isRepeated = (
  { by }: OperationContext,
  changeRequest: StoredChangeRequest,
  { hash }: Decision,
): boolean =>
  changeRequest.status === WORKFLOW_STATUS.approved &&
  changeRequest.hash === hash &&
  changeRequest.decidedBy?.id === by.id

/** Returns the permanent failure; undefined for errors to rethrow. */
function failureIn(error: unknown): ApplyFailure | undefined {
  if (!(error instanceof AppError) || !FAILURES.has(error.code)) return undefined
  const [first] = Object.values(error.fields ?? {})
  return {
    reason: error.messageCode ?? first ?? error.code,
    ...(error.fields && { fields: error.fields }),
  }
}
