import { changesContent } from '@flou/shared/workflow.ts'
import { AppError } from '../../appError.ts'
import { holderOf, rowOfChange, type StoredChange } from '../../store/changes/changeItems.ts'
import { openChangeOf } from '../../store/changes/readChanges.ts'
import { hasPartIn } from '../../store/changes/waitingText.ts'
import type { Snapshot } from '../../store/writeContext.ts'
import type { ContentSubject, OperationContext } from '../operation.ts'
import { shownNow } from '../records/place.ts'

/** The open request for new content of a record or section; undefined for the operation that applies or continues it. */
export async function openContentOf(
  { table, approved, takesOver }: OperationContext,
  subject: ContentSubject | undefined,
): Promise<StoredChange | undefined> {
  const name = subject && !approved && !takesOver ? holderOf({ ...subject, kind: 'update' }) : undefined
  const open = name === undefined ? undefined : await openChangeOf(table, name)
  return open && changesContent(open.kind) ? open : undefined
}

/**
 * An unpublished record that waits for approval belongs to its request: all it holds is text that waits.
 * @throws AppError `change_moved` with the request, for people without a part in it
 */
export function requireOwnWhileWaiting(
  context: OperationContext,
  { open, subject, before }: { open: StoredChange; subject: ContentSubject; before: Snapshot | undefined },
): void {
  if (hasPartIn(context, open) || shownNow(subject.type, before)) return
  throw changeOfOther(open)
}

/** Refuses a write with the other person's open change request, which can be taken over. */
export const changeOfOther = (open: StoredChange): AppError =>
  new AppError('change_moved', { message: 'changeOfOther', data: rowOfChange(open) })
