import { auditNames, type AuditAction, type AuditDetail, type AuditKind } from '@flou/shared/auditActions.ts'
import { plannedTime } from '@flou/shared/content/release.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { keys, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { Item } from '../dynamo/table.ts'
import { titleOf, type Texts } from '../texts.ts'
import type { Author, Values, WriteContext, Transition } from '../writeContext.ts'
import { newSalts } from './auditSalts.ts'
import { versionHash } from './versionProof.ts'
import { ulidTime } from '../ulid.ts'
import { auditBaseline, latestRevision } from './draft.ts'

/** An audit entry as stored in `row`; the sentence is made from it in the reader's language. */
export interface AuditRow {
  id: string
  entity: string
  /** 0 for sections. */
  entityId: number
  actionType: AuditAction
  /** The finer kind that its sentence names. */
  detail?: AuditDetail
  workflowStatus: number
  account: Author
  /** What the entry is about, as people call it. */
  subject: Texts
  service: string
  method: string
  created: string
  /** The version the entry led to: before and after are read from the versions. */
  version?: number
  /** The version it is told against, where that is not the one before. */
  from?: number
  /** Hash of the version's content: the chain of entries proves it, too. */
  content?: string
}

interface AuditSpec {
  entity: string
  entityId: number
  actionType: AuditKind
  subject: Texts
  version?: number
  from?: number
  content?: string
  /** Further facts without secrets, where the entry is not about versions. */
  data?: Record<string, unknown>
}

/**
 * The item of an audit entry (decision 22), to be written in the transaction it tells about. Found by month, by entity (gsi1)
 * and by person (gsi2).
 */
export function auditItem(
  { by, now, newId, service, method, workflowStatus = 0 }: Omit<WriteContext, 'table'>,
  { data, actionType: kind, ...spec }: AuditSpec,
): Key & Item {
  const id = newId()
  const created = now.toISOString()
  const names = auditNames(kind)
  const row: AuditRow = { id, ...spec, ...names, workflowStatus, account: by, service, method, created }
  return {
    // by the month of the id, which may lie some milliseconds behind `now`: entries are found by their ids
    ...keys.audit(id, (ulidTime(id) ?? now).toISOString().slice(0, 7)),
    actionType: names.actionType,
    row: JSON.stringify(row),
    salts: newSalts(),
    ...(data && { data: JSON.stringify(data) }),
    gsi1pk: partitions.auditOf(spec.entity, spec.entityId),
    gsi1sk: id,
    gsi2pk: partitions.auditBy(by.id),
    gsi2sk: id,
  }
}

/** What a record says about what people may do: all of a role but its name, and which role somebody has. */
function permissionParts(type: string, fields: Values): unknown {
  if (type === 'role') return { ...fields, roleName: undefined }
  return type === 'user' ? fields['role'] : undefined
}

/** True where a save changes what people may do (decision 22). */
const isPermissionChange = ({ type, before, after, action }: Transition): boolean =>
  action === 'update' &&
  before !== undefined &&
  JSON.stringify(permissionParts(type.key, before.fields)) !==
    JSON.stringify(permissionParts(type.key, after.fields))

/** True where a save plans the day of publication, or another day. */
const isSchedule = ({ type, before, after, action }: Transition): boolean => {
  if (type.single || !before || (action !== 'update' && action !== 'publish')) return false
  const planned = plannedTime(type, after.fields)
  return planned !== undefined && planned !== plannedTime(type, before.fields)
}

const kindOf = (transition: Transition): AuditKind =>
  isPermissionChange(transition)
    ? 'permission_change'
    : isSchedule(transition)
      ? 'schedule'
      : transition.action

/** The audit entry of a change of content. */
export function changeAudit(change: WriteContext, transition: Transition): Key & Item {
  const { type, before, after, salt } = transition
  const { fields } = latestRevision(after)
  const isForVisitors = auditBaseline(transition) === before
  return auditItem(change, {
    entity: type.key,
    entityId: after.id,
    actionType: kindOf(transition),
    subject: subjectOf(type, fields),
    version: after.version,
    ...(salt !== undefined && { content: versionHash(salt, JSON.stringify(fields)) }),
    ...(isForVisitors && before?.draft && { from: before.draft.live }),
  })
}

/** What an entry about a record is about. */
export const subjectOf = (type: AnyType, fields: Record<string, unknown>): Texts =>
  type.single ? type.label : titleOf(type, fields)
