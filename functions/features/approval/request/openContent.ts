import { isContentKind, type ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { AppError } from '../../../core/errors.ts'
import { lockKeyOf, rowOfChangeRequest } from './changeRequestItems.ts'
import { openChangeRequestOf } from './readChangeRequests.ts'
import { isContributor } from './waitingText.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'
import type { ContentSubject, OperationContext } from '../../../core/operations/operation.ts'
import { liveSnapshotOf } from '../../../core/operations/records/contentTarget.ts'

export async function openRequestOf(
  { table, approved, isTakeover }: OperationContext,
  subject: ContentSubject | undefined,
): Promise<ChangeRequestRow | undefined> {
  const name = subject && !approved && !isTakeover ? lockKeyOf({ ...subject, kind: 'update' }) : undefined
  const open = name === undefined ? undefined : await openChangeRequestOf(table, name)
  return open && isContentKind(open.kind) ? open : undefined
}

/**
 * Protects an unpublished record that waits for approval from other authors.
 * @throws AppError `change_moved` with the request, for users who did not contribute
 */
export function requireOwnWhileWaiting(
  context: OperationContext,
  {
    open,
    subject,
    before,
  }: { open: ChangeRequestRow; subject: ContentSubject; before: Snapshot | undefined },
): void {
  if (isContributor(context, open) || liveSnapshotOf(subject.type, before)) return
  throw otherAuthorError(open)
}

export const otherAuthorError = (open: ChangeRequestRow): AppError =>
  new AppError('change_moved', { message: 'changeOfOther', data: rowOfChangeRequest(open) })
