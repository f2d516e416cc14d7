import type { AnyType } from '@flou/shared/content/define.ts'
import { dependenciesOf } from '@flou/shared/content/values/references.ts'
import { isOpen, type RelatedChangeRequest } from '@flou/shared/approval/workflow.ts'
import { changeRequestOf, type StoredChangeRequest } from './changeRequestItems.ts'
import type { Command } from '../../../core/store/command.ts'
import { contentOfChangeRequest, openChangeRequests } from './readChangeRequests.ts'
import { contentsOf } from './requestsReferencing.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { approvalKeys } from './approvalKeys.ts'

const MAX_RECORDS = 500
const MAX_RELATED = 10

interface Subject {
  id?: string | undefined
  type: AnyType
  recordId: number
  command: Command
}

const referencedBy = ({ type, recordId, command }: Subject): string[] => [
  ...new Set(
    contentsOf(command)
      .flatMap((fields): string[] => [...dependenciesOf(type.declaration, fields)])
      .filter((name) => name !== `${type.key}#${recordId}`),
  ),
]

const rowsOf = (command: Command): number[] =>
  'changes' in command ? command.changes.filter(({ action }) => action !== 'create').map(({ id }) => id) : []

async function findOpenRequests(table: Table, names: readonly string[]): Promise<StoredChangeRequest[]> {
  if (names.length === 0) return []
  const locks = await table.getAll(
    names.slice(0, MAX_RECORDS).map((name) => approvalKeys.changeRequestLock(name)),
  )
  const ids = [...new Set(locks.flatMap((lock) => (lock ? [lock.changeRequest] : [])))]
  const items = ids.length > 0 ? await table.getAll(ids.map((id) => approvalKeys.changeRequest(id))) : []
  return items.flatMap((item) => (item ? [changeRequestOf(item)] : [])).filter(({ status }) => isOpen(status))
}

async function findOverlappingBatches(
  table: Table,
  { id, type, recordId, command }: Subject,
): Promise<StoredChangeRequest[]> {
  const isGrid = !type.single && type.grid !== undefined
  const rows = new Set('changes' in command ? rowsOf(command) : [recordId].filter((one) => one > 0))
  if (!isGrid || rows.size === 0) return []
  const otherBatches = (await openChangeRequests(table)).filter(
    (changeRequest) =>
      changeRequest.id !== id &&
      changeRequest.type === type.key &&
      (changeRequest.kind === 'batch' || changeRequest.kind === 'undoBatch') &&
      isOpen(changeRequest.status),
  )
  const found: StoredChangeRequest[] = []
  for (const batch of otherBatches) {
    const { command: otherCommand } = await contentOfChangeRequest(table, batch)
    if (rowsOf(otherCommand).some((row) => rows.has(row))) found.push(batch)
  }
  return found
}

const toRelatedChange = (
  { id, kind, type, titles, author, status, liveVersion }: StoredChangeRequest,
  relation: RelatedChangeRequest['relation'],
): RelatedChangeRequest => ({
  id,
  kind,
  type,
  titles,
  author: { id: author.id, name: author.name },
  status,
  relation,
  ...(relation === 'shown' && liveVersion === 0 && { isNeeded: true }),
})

/** Returns at most ten other open change requests for referenced content or for the same records. */
export async function findRelatedChangeRequests(
  table: Table,
  subject: Subject,
): Promise<RelatedChangeRequest[]> {
  const rows = rowsOf(subject.command).map((row) => `${subject.type.key}#${row}`)
  const [byReference, single, batches] = await Promise.all([
    findOpenRequests(table, referencedBy(subject)),
    findOpenRequests(table, rows),
    findOverlappingBatches(table, subject),
  ])
  const all = [
    ...byReference.map((changeRequest) => toRelatedChange(changeRequest, 'shown')),
    ...[...single, ...batches].map((changeRequest) => toRelatedChange(changeRequest, 'sameRecords')),
  ]
  return all.filter(({ id }) => id !== subject.id).slice(0, MAX_RELATED)
}
