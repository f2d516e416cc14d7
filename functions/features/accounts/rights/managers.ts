import type { ContentType } from '@flou/shared/content/define.ts'
import {
  effectiveRole,
  grantOf,
  grantsIn,
  lacksIn,
  permittedKeys,
  ROLE_PERMISSION,
  type Grant,
  type Permission,
} from '@flou/shared/content/permissions.ts'
import { role, user, USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { RIGHTS } from '@flou/shared/content/fields/value.ts'
import { AppError } from '../../../core/errors.ts'
import { hasRight, type RightsOwner } from '../../../core/operations/permission.ts'
import type { Caller } from '../../../core/operations/operation.ts'
import { keys, type Key } from '../../../core/store/keys.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { listRows } from '../../../core/store/read/list/listRows.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import type { RoleFields, UserFields } from '../../../core/operations/caller.ts'
import type { RecordItem } from '../../../core/store/storedItems.ts'
import type { Values } from '../../../core/store/writeContext.ts'

const permissionsIn = ({ permission = [] }: RoleFields): Set<Permission> => permittedKeys(permission)

const isThere = <I extends RecordItem>(item: I | undefined): item is I =>
  item !== undefined && item.state !== 'trashed'

export const grantsOfRole = ({ permission = [] }: RoleFields): Set<Grant> => grantsIn(permission)

export const ownGrants = (caller: RightsOwner): Set<Grant> =>
  new Set(
    [...caller.permissions].flatMap((key) =>
      RIGHTS.filter((right) => hasRight(caller, key, right)).map((right) => grantOf(key, right)),
    ),
  )

/** A manager of roles changes them, and the change takes effect. */
export const isManagerRole = (role: RoleFields): boolean => {
  const grants = grantsOfRole(role)
  return grants.has(grantOf(ROLE_PERMISSION, 'edit')) && grants.has(grantOf(ROLE_PERMISSION, 'publish'))
}

export async function readRole(table: Table, roleId: number): Promise<RoleFields> {
  const item = await table.get(keys.live('role', roleId), { consistent: true })
  return isThere(item) ? effectiveRole(roleId, dataOf(item)) : {}
}

/** Account that can sign in, with its role. */
export interface ActivePerson {
  id: number
  name: string
  email: string
  role: RoleFields
  permissions: Set<Permission>
  lacks: Set<Grant>
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
      people.push({
        id,
        name: fullName,
        email,
        role: has,
        permissions: permissionsIn(has),
        lacks: lacksIn(has.permission ?? []),
      })
  }
  return people
}

/** Returns true if a role grants one of these. */
export async function isGranted(table: Table, requested: readonly Grant[]): Promise<boolean> {
  for await (const { id, fields } of recordsOf(table, role)) {
    const grants = grantsOfRole(effectiveRole(id, fields))
    if (requested.some((grant) => grants.has(grant))) return true
  }
  return false
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
    isManagerRole(effectiveRole(caller.roleId, dataOf(own)))
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
