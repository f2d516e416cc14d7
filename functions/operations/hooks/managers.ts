import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'
import { permittedKeys, ROLE_PERMISSION, type Permission } from '@flou/shared/content/permissions.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { AppError } from '../../appError.ts'
import type { Caller } from '../operation.ts'
import { keys, type Key } from '../../store/keys.ts'
import { dataOf } from '../../store/liveItem.ts'
import type { Item, Table } from '../../store/dynamo/table.ts'
import type { TransactItem } from '../../store/dynamo/transact.ts'
import type { Values } from '../../store/writeContext.ts'

/** The permission keys in a role's fields. */
export const permissionsIn = (fields: Values): Set<Permission> =>
  permittedKeys((fields['permission'] ?? []) as PermissionEntry[]) // the schema has seen to it

const isThere = (item: Item | undefined): item is Item => item !== undefined && item['state'] !== 'trashed'

/** What a role permits; nothing where it is gone. */
export async function permissionsOf(table: Table, roleId: number): Promise<Set<Permission>> {
  const item = await table.get(keys.live('role', roleId), { consistent: true })
  return isThere(item) ? permissionsIn(dataOf(item)) : new Set()
}

/**
 * Conditions under which somebody else may lose the management of roles: that the caller has it, and still has it when this is
 * written. As nobody takes it from himself, somebody always keeps it (decision 26), also when two take it from each other at once.
 */
export async function callerStaysManager(table: Table, caller: Caller): Promise<TransactItem[]> {
  const personKey = keys.live('user', caller.id)
  const roleKey = keys.live('role', caller.roleId)
  const [person, role] = await table.getAll([personKey, roleKey], { consistent: true })
  const isManager =
    isThere(person) &&
    isThere(role) &&
    dataOf(person)['status'] === USER_STATUS.active &&
    dataOf(person)['role'] === caller.roleId &&
    permissionsIn(dataOf(role)).has(ROLE_PERMISSION)
  if (!isManager) throw new AppError('forbidden')
  return [unchanged(personKey, person), unchanged(roleKey, role)]
}

const unchanged = (Key: Key, item: Item): TransactItem => ({
  ConditionCheck: {
    Key,
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': item['version'] },
  },
})
