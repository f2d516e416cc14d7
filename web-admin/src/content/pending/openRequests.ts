import type { OpenChangeRequest } from '@flou/shared/changeRequests/detail.ts'
import { isOpen, type ChangeRequestKind, type ChangeRequestRow } from '@flou/shared/workflow.ts'

/** Change requests of no single record. */
const UNMARKED: ReadonlySet<ChangeRequestKind> = new Set(['create', 'batch', 'undoBatch'])

const openRequestOf = (change: ChangeRequestRow, person: number): OpenChangeRequest => ({
  id: change.recordId,
  changeRequestId: change.id,
  status: change.status,
  kind: change.kind,
  by: change.author,
  since: change.submitted,
  isOwn: change.author.id === person,
})

export function updateOpenRequests(
  openRequests: readonly OpenChangeRequest[],
  change: ChangeRequestRow,
  person: number,
): OpenChangeRequest[] {
  const others = openRequests.filter((openRequest) => openRequest.changeRequestId !== change.id)
  const isMarked = isOpen(change.status) && (change.recordId > 0 || !UNMARKED.has(change.kind))
  return isMarked ? [...others, openRequestOf(change, person)] : others
}
