import type { ContentType } from '@flou/shared/content/define.ts'
import {
  effectiveRole,
  permittedKeys,
  ROLE_PERMISSION,
  type Permission,
} from '@flou/shared/content/permissions.ts'
import { role, user, USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { AppError } from '../../../core/errors.ts'
import type { Caller } from '../../../core/operations/operation.ts'
import { keys, type Key } from '../../../core/store/keys.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { listRows } from '../../../core/store/read/list/listRows.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import type { RoleFields, UserFields } from '../../../core/operations/caller.ts'
import type { RecordItem } from '../../../core/store/storedItems.ts'
import type { Values } from '../../../core/store/writeContext.ts'

export const permissionsIn = ({ permission = [] }: RoleFields): Set<Permission> => permittedKeys(permission)

const isThere = <I extends RecordItem>(item: I | undefined): item is I =>
  item !== undefined && item.state !== 'trashed'

export async function permissionsOf(table: Table, roleId: number): Promise<Set<Permission>> {
  const item = await table.get(keys.live('role', roleId), { consistent: true })
  return isThere(item) ? permissionsIn(effectiveRole(roleId, dataOf(item))) : new Set()
}

/** Account that can sign in, with its role. */
export interface ActivePerson {
  id: number
  name: string
  email: string
  role: RoleFields
  permissions: Set<Permission>
}

const PAGE_SIZE = 500

async function* recordsOf(table: Table, type: ContentType): AsyncGenerator<{ id: number; fields: Values }> {
  let cursor: string | undefined
  do {
    const page = await listRows(table, type, { page: 1, perPage: PAGE_SIZE, cursor })
    const ids = page.rows.map((row) => (JSON.parse(row) as { id: number }).id)
    const items = await table.getAll(
      ids.map((id) => keys.live(type.key, id)),
      { consistent: true },
    )
    for (const [index, item] of items.entries())
      if (isThere(item)) yield { id: ids[index] ?? 0, fields: dataOf(item) }
    cursor = page.cursor
  } while (cursor !== undefined)
}

export async function activePeople(table: Table): Promise<ActivePerson[]> {
  const roles = new Map<number, RoleFields>()
  for await (const { id, fields } of recordsOf(table, role)) roles.set(id, effectiveRole(id, fields))
  const people: ActivePerson[] = []
  for await (const { id, fields } of recordsOf(table, user)) {
    const { fullName = '', email = '', role: roleId = 0, status }: UserFields = fields
    const has = roles.get(roleId)
    if (has && status === USER_STATUS.active)
      people.push({ id, name: fullName, email, role: has, permissions: permissionsIn(has) })
  }
  return people
}

/** Returns the permissions that at least one role grants. */
export async function grantedPermissions(
  table: Table,
  requested: readonly Permission[],
): Promise<Set<Permission>> {
  const granted = new Set<Permission>()
  for await (const { id, fields } of recordsOf(table, role)) {
    const permitted = permissionsIn(effectiveRole(id, fields))
    for (const key of requested) if (permitted.has(key)) granted.add(key)
  }
  return granted
}

/**
 * Returns conditions that the caller still manages roles at write time, so concurrent removals always leave
 * one manager.
 */
export async function stillManagerConditions(table: Table, caller: Caller): Promise<TransactItem[]> {
  const personKey = keys.live('user', caller.id)
  const roleKey = keys.live('role', caller.roleId)
  const [person, own] = await table.getAll([personKey, roleKey], { consistent: true })
  const account: UserFields = isThere(person) ? dataOf(person) : {}
  const isManager =
    isThere(person) &&
    isThere(own) &&
    account.status === USER_STATUS.active &&
    account.role === caller.roleId &&
    permissionsIn(effectiveRole(caller.roleId, dataOf(own))).has(ROLE_PERMISSION)
  if (!isManager) throw new AppError('forbidden')
  return [unchanged(personKey, person), unchanged(roleKey, own)]
}

const unchanged = (Key: Key, item: RecordItem): TransactItem => ({
  ConditionCheck: {
    Key,
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': item.version },
  },
})
