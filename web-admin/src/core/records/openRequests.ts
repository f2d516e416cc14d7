import type { OpenChangeRequest } from '@flou/shared/approval/changeRequestDetail.ts'
import { isOpen, type ChangeRequestKind, type ChangeRequestRow } from '@flou/shared/approval/workflow.ts'

/** Change requests of no single record. */
const UNMARKED: ReadonlySet<ChangeRequestKind> = new Set(['create', 'batch', 'undoBatch'])

const openRequestOf = (changeRequest: ChangeRequestRow, person: number): OpenChangeRequest => ({
  id: changeRequest.recordId,
  changeRequestId: changeRequest.id,
  status: changeRequest.status,
  kind: changeRequest.kind,
  by: changeRequest.author,
  since: changeRequest.submitted,
  isOwn: changeRequest.author.id === person,
})

export function updateOpenRequests(
  openRequests: readonly OpenChangeRequest[],
  changeRequest: ChangeRequestRow,
  person: number,
): OpenChangeRequest[] {
  const others = openRequests.filter((openRequest) => openRequest.changeRequestId !== changeRequest.id)
  const isMarked =
    isOpen(changeRequest.status) && (changeRequest.recordId > 0 || !UNMARKED.has(changeRequest.kind))
  return isMarked ? [...others, openRequestOf(changeRequest, person)] : others
}
