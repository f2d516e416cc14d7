import type { ContentType } from '@flou/shared/content/define.ts'
import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'
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
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import type { Values } from '../../../core/store/writeContext.ts'

export const permissionsIn = (fields: Values): Set<Permission> =>
  permittedKeys((fields['permission'] ?? []) as PermissionEntry[])

const isThere = (item: Item | undefined): item is Item => item !== undefined && item['state'] !== 'trashed'

export async function permissionsOf(table: Table, roleId: number): Promise<Set<Permission>> {
  const item = await table.get(keys.live('role', roleId), { consistent: true })
  return isThere(item) ? permissionsIn(effectiveRole(roleId, dataOf(item))) : new Set()
}

/** Account that can sign in, with its role. */
export interface ActivePerson {
  id: number
  name: string
  email: string
  role: Values
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
  const roles = new Map<number, Values>()
  for await (const { id, fields } of recordsOf(table, role)) roles.set(id, effectiveRole(id, fields))
  const people: ActivePerson[] = []
  for await (const { id, fields } of recordsOf(table, user)) {
    const has = roles.get(Number(fields['role']))
    if (has && fields['status'] === USER_STATUS.active)
      people.push({
        id,
        name: String(fields['fullName']),
        email: String(fields['email']),
        role: has,
        permissions: permissionsIn(has),
      })
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
  const isManager =
    isThere(person) &&
    isThere(own) &&
    dataOf(person)['status'] === USER_STATUS.active &&
    dataOf(person)['role'] === caller.roleId &&
    permissionsIn(effectiveRole(caller.roleId, dataOf(own))).has(ROLE_PERMISSION)
  if (!isManager) throw new AppError('forbidden')
  return [unchanged(personKey, person), unchanged(roleKey, own)]
}

const unchanged = (Key: Key, item: Item): TransactItem => ({
  ConditionCheck: {
    Key,
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': item['version'] },
  },
})
