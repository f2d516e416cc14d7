import type { StoredRecord } from '@flou/shared/api.ts'
import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'
import { effectiveRole, permittedKeys } from '@flou/shared/content/permissions.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { keys } from '../store/keys.ts'
import { recordOf } from '../store/liveItem.ts'
import type { Caller } from './operation.ts'

/** What a role says about what its people may do. */
export interface Role extends Pick<Caller, 'needApproval' | 'permissions'> {
  id: number
  name: string
}

/** What a stored role permits. */
export function roleOf(item: Item): Role {
  const stored = recordOf(item)
  const role = effectiveRole(stored.id, stored)
  return {
    id: role.id,
    name: String(role['roleName']),
    needApproval: role['needApproval'] === true,
    permissions: permittedKeys((role['permission'] ?? []) as PermissionEntry[]), // the schema has seen to it
  }
}

/** Nobody's session: of somebody in whose name something is done while he is not there. */
const NO_SESSION = { sessionId: '', confirmed: 0 }

/** A person of a role, as operations see him. */
export const callerOf = (
  person: StoredRecord,
  role: Role,
  session: Pick<Caller, 'sessionId' | 'confirmed'>,
): Caller => ({
  id: person.id,
  name: String(person['fullName']),
  title: String(person['title']),
  email: String(person['email']),
  ...session,
  roleId: role.id,
  roleName: role.name,
  needApproval: role.needApproval,
  permissions: role.permissions,
})

/** An active person with what he may do now, to act in his name; undefined for who may no longer sign in. @param read his account, where it has just been read */
export async function activeCaller(
  table: Table,
  id: number,
  read?: { item: Item | undefined },
): Promise<Caller | undefined> {
  const user = read ? read.item : await table.get(keys.live('user', id), { consistent: true })
  if (!user || user['state'] === 'trashed') return undefined
  const person = recordOf(user)
  if (person['status'] !== USER_STATUS.active) return undefined
  const role = await table.get(keys.live('role', Number(person['role'])), { consistent: true })
  return role && role['state'] !== 'trashed' ? callerOf(person, roleOf(role), NO_SESSION) : undefined
}
