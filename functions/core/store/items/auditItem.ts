import {
  auditNames,
  type AuditAction,
  type AuditDetail,
  type AuditKind,
} from '@flou/shared/audit/auditActions.ts'
import { plannedTime, visibilityOf } from '@flou/shared/content/visibility.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import { keys, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { Item } from '../dynamo/table.ts'
import { titleOf, type Texts } from '../texts.ts'
import type { Author, Values, WriteContext, Transition } from '../writeContext.ts'
import { newSalts, revisionHash } from './auditSalts.ts'
import { ulidTime } from '../ulid.ts'
import { auditBaseline, latestRevision } from './draft.ts'

export interface AuditRow {
  id: string
  entity: string
  entityId: number
  actionType: AuditAction
  detail?: AuditDetail
  workflowStatus: number
  account: Author
  subject: Texts
  service: string
  method: string
  created: string
  /** Revision that the operation created; the diff is computed from revisions. */
  version?: number
  /** Baseline revision if not the previous one. */
  from?: number
  /** Hash of the content, so the hash chain covers revisions. */
  content?: string
  /** The only language in which the record is live. */
  onlyIn?: Language
  /** Planned time in UTC: set by a `schedule` entry, else carried out. */
  planned?: string
}

interface AuditSpec {
  entity: string
  entityId: number
  actionType: AuditKind
  subject: Texts
  version?: number
  from?: number
  content?: string
  onlyIn?: Language
  planned?: string
  data?: Record<string, unknown>
}

/**
 * Returns the item of an audit entry; write it in the transaction of the operation. Indexed by month, entity
 * and user.
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
    // use the month of the id, which may differ slightly from `now`
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

/** Returns the fields that affect permissions. */
function permissionFields(type: string, fields: Values): unknown {
  if (type === 'role') return { ...fields, roleName: undefined }
  return type === 'user' ? fields.role : undefined
}

const isPermissionChange = ({ type, before, after, action }: Transition): boolean =>
  action === 'update' &&
  before !== undefined &&
  JSON.stringify(permissionFields(type.key, before.fields)) !==
    JSON.stringify(permissionFields(type.key, after.fields))

/** True if a save sets or moves the publication date. */
const isSchedule = ({ type, before, after, action }: Transition): boolean => {
  const { publish } = after.planned ?? {}
  if (publish && publish.at !== before?.planned?.publish?.at) return action === 'draft'
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

function plannedOf({ plannedAt }: WriteContext, transition: Transition): Pick<AuditSpec, 'planned'> {
  const planned = plannedAt ?? (isSchedule(transition) ? transition.after.planned?.publish?.at : undefined)
  return planned === undefined ? {} : { planned }
}

const isLive = ({ type, after: { fields, state } }: Transition): boolean =>
  type.single || visibilityOf(type, { ...fields, state }) === 'published'

export function operationAudit(context: WriteContext, transition: Transition): Key & Item {
  const { type, before, after, salt } = transition
  const { fields } = latestRevision(after)
  const isForVisitors = auditBaseline(transition) === before
  return auditItem(context, {
    entity: type.key,
    entityId: after.id,
    actionType: kindOf(transition),
    subject: subjectOf(type, fields),
    version: after.version,
    ...(salt !== undefined && { content: revisionHash(salt, JSON.stringify(fields)) }),
    ...(isForVisitors && before?.draft && { from: before.draft.live }),
    ...(isForVisitors && isLive(transition) && after.onlyIn && { onlyIn: after.onlyIn }),
    ...plannedOf(context, transition),
  })
}

export const subjectOf = (type: AnyType, fields: Record<string, unknown>): Texts =>
  type.single ? type.label : titleOf(type, fields)
