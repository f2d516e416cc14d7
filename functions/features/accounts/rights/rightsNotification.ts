import type { Grant } from '@flou/shared/content/permissions.ts'
import { role as roleType, USER_STATUS } from '@flou/shared/content/types/staff.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { keys } from '../../../core/store/keys.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { rightsNotificationItem, type RightsUpdate } from './rightsNotificationStep.ts'
import type { RoleFields, UserFields } from '../../../core/operations/caller.ts'
import { doesRoleNeedApproval } from '../../../core/operations/needsApproval.ts'
import { grantsOfRole } from './managers.ts'
import type { HookContext } from '../../../core/operations/hooks/typeHooks.ts'

const notificationOf = ({ caller, newId, now }: HookContext, rightsChange: RightsUpdate): TransactItem => ({
  Put: { Item: rightsNotificationItem(rightsChange, { id: newId(), by: caller, now }) },
})

const grants = (fields: RoleFields | undefined) => (fields ? grantsOfRole(fields) : new Set<Grant>())

export function roleNotification(
  context: HookContext,
  before: RoleFields | undefined,
  after: RoleFields | undefined,
): TransactItem[] {
  const [had, has] = [grants(before), grants(after)]
  const granted = [...has].filter((key) => !had.has(key))
  const revoked = [...had].filter((key) => !has.has(key))
  const needsApproval = after && doesRoleNeedApproval(after)
  const isMoved = before && after && doesRoleNeedApproval(before) !== needsApproval
  if (granted.length + revoked.length === 0 && !isMoved) return []
  const title = (after ?? before)?.roleName ?? ''
  return [notificationOf(context, { title, granted, revoked, ...(isMoved && { needsApproval }) })]
}

const roleIn = (fields: UserFields | undefined): number =>
  fields && fields.status !== USER_STATUS.inactive ? (fields.role ?? 0) : 0

async function roleName(table: Table, id: number): Promise<string> {
  const item = id > 0 ? await table.get(keys.live(roleType.key, id)) : undefined
  const { roleName: name = '' }: RoleFields = item ? dataOf(item) : {}
  return name
}

export async function userNotification(
  context: HookContext,
  before: UserFields | undefined,
  after: UserFields | undefined,
): Promise<TransactItem[]> {
  const [had, has] = [roleIn(before), roleIn(after)]
  if (had === has) return []
  const [from, to] = await Promise.all([had, has].map((id) => roleName(context.table, id)))
  const title = (after ?? before)?.fullName ?? ''
  return [notificationOf(context, { title, roles: { from: from ?? '', to: to ?? '' } })]
}
