import type { PendingMark } from '@flou/shared/changes/detail.ts'
import { isOpen, type ChangeKind, type ChangeRow } from '@flou/shared/workflow.ts'

/** Changes of no single record: nothing in a form or list is marked for them. */
const UNMARKED: ReadonlySet<ChangeKind> = new Set(['create', 'batch', 'undoBatch'])

const markOf = (change: ChangeRow, person: number): PendingMark => ({
  id: change.recordId,
  change: change.id,
  status: change.status,
  kind: change.kind,
  by: change.author,
  since: change.submitted,
  isOwn: change.author.id === person,
})

/** The marks of a type once one of its changes is as `change` says. */
export function marksWith(marks: readonly PendingMark[], change: ChangeRow, person: number): PendingMark[] {
  const others = marks.filter((mark) => mark.change !== change.id)
  const isMarked = isOpen(change.status) && (change.recordId > 0 || !UNMARKED.has(change.kind))
  return isMarked ? [...others, markOf(change, person)] : others
}
