import type { StoredRecord } from '@flou/shared/api.ts'
import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'
import { effectiveRole, permittedKeys } from '@flou/shared/content/permissions.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { keys } from '../store/keys.ts'
import { recordOf } from '../store/liveItem.ts'
import type { Caller } from './operation.ts'

export interface Role extends Pick<Caller, 'needApproval' | 'permissions'> {
  id: number
  name: string
}

export function roleOf(item: Item): Role {
  const stored = recordOf(item)
  const role = effectiveRole(stored.id, stored)
  return {
    id: role.id,
    name: String(role['roleName']),
    needApproval: role['needApproval'] === true,
    permissions: permittedKeys((role['permission'] ?? []) as PermissionEntry[]),
  }
}

/** Caller without a session, used when an approved change is applied on the author's behalf. */
const NO_SESSION = { sessionId: '', confirmed: 0 }

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

/**
 * Returns an active user with current permissions; undefined if they cannot sign in.
 * @param read the account item, if already read
 */
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
