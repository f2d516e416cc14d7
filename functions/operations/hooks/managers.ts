import type { ContentType } from '@flou/shared/content/define.ts'
import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'
import {
  effectiveRole,
  permittedKeys,
  ROLE_PERMISSION,
  type Permission,
} from '@flou/shared/content/permissions.ts'
import { role, user, USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { AppError } from '../../appError.ts'
import type { Caller } from '../operation.ts'
import { keys, type Key } from '../../store/keys.ts'
import { dataOf } from '../../store/liveItem.ts'
import { listRows } from '../../store/read/list/listRows.ts'
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
  return isThere(item) ? permissionsIn(effectiveRole(roleId, dataOf(item))) : new Set()
}

/** An account that can sign in, and what its role says. */
export interface ActivePerson {
  id: number
  name: string
  email: string
  role: Values
  permissions: Set<Permission>
}

const AT_A_TIME = 500

/** Records of a type that are not in the trash. */
async function* recordsOf(table: Table, type: ContentType): AsyncGenerator<{ id: number; fields: Values }> {
  let cursor: string | undefined
  do {
    const page = await listRows(table, type, { page: 1, perPage: AT_A_TIME, cursor })
    const ids = page.rows.map((row) => (JSON.parse(row) as { id: number }).id) // written by `rowOf`
    const items = await table.getAll(
      ids.map((id) => keys.live(type.key, id)),
      { consistent: true },
    )
    for (const [index, item] of items.entries())
      if (isThere(item)) yield { id: ids[index] ?? 0, fields: dataOf(item) }
    cursor = page.cursor
  } while (cursor !== undefined)
}

/** Everybody who can sign in, with what they may do. */
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

/** Those of some permission keys that some role gives. */
export async function keysGiven(table: Table, wanted: readonly Permission[]): Promise<Set<Permission>> {
  const given = new Set<Permission>()
  for await (const { id, fields } of recordsOf(table, role)) {
    const permitted = permissionsIn(effectiveRole(id, fields))
    for (const key of wanted) if (permitted.has(key)) given.add(key)
  }
  return given
}

/**
 * Conditions under which somebody else may lose the management of roles: that the caller has it, and still has it when this is
 * written. As nobody takes it from himself, somebody always keeps it (decision 26), also when two take it from each other at once.
 */
export async function callerStaysManager(table: Table, caller: Caller): Promise<TransactItem[]> {
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
