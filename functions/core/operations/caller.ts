import { effectiveRole, lacksIn, PERMISSIONS, permittedKeys } from '@flou/shared/content/permissions.ts'
import {
  USER_STATUS,
  type role as roleType,
  type user as userType,
} from '@flou/shared/content/types/staff.ts'
import type { Table } from '../store/dynamo/table.ts'
import { keys } from '../store/keys.ts'
import { recordOf } from '../store/liveItem.ts'
import type { RecordItem, StoredFields, StoredRecordOf } from '../store/storedItems.ts'
import { SCHEDULE } from '../store/writeContext.ts'
import type { Caller } from './operation.ts'

export interface Role extends Pick<Caller, 'needApproval' | 'permissions' | 'lacks'> {
  id: number
  name: string
  requiresFactor: boolean
}

export type UserFields = StoredFields<typeof userType>
export type RoleFields = StoredFields<typeof roleType>

export type UserRecord = StoredRecordOf<typeof userType> &
  Required<Pick<UserFields, 'fullName' | 'title' | 'email' | 'role' | 'status'>>

export const userOf = (item: RecordItem): UserRecord => recordOf(item) as UserRecord

export function roleOf(item: RecordItem): Role {
  const stored: StoredRecordOf<typeof roleType> = recordOf(item)
  const role = effectiveRole(stored.id, stored)
  return {
    id: role.id,
    name: role.roleName ?? '',
    needApproval: role.needApproval === true,
    requiresFactor: role.requiresFactor === true,
    permissions: permittedKeys(role.permission ?? []),
    lacks: lacksIn(role.permission ?? []),
  }
}

/** Caller without a session: the author of an approved change, or the recipient of a mailed link. */
const NO_SESSION = { sessionId: '', confirmed: 0, hasFactor: false }

/** Caller of planned times: planning them needed the permission or an approval. */
export const SCHEDULE_CALLER: Caller = {
  ...SCHEDULE,
  email: '',
  sessionId: '',
  confirmed: 0,
  roleId: 0,
  roleName: '',
  needApproval: false,
  permissions: new Set(PERMISSIONS),
}

export const callerOf = (
  person: UserRecord,
  role: Role,
  { hasFactor, ...session }: Pick<Caller, 'sessionId' | 'confirmed'> & { hasFactor: boolean },
): Caller => ({
  id: person.id,
  name: person.fullName,
  title: person.title,
  email: person.email,
  ...session,
  roleId: role.id,
  roleName: role.name,
  needApproval: role.needApproval,
  permissions: role.permissions,
  lacks: role.lacks,
  ...(role.requiresFactor && !hasFactor && { lacksFactor: true }),
})

/**
 * Returns an active user with current permissions; undefined if they cannot sign in.
 * @param read the account item, if already read
 */
export async function activeCaller(
  table: Table,
  id: number,
  read?: { item: RecordItem | undefined },
): Promise<Caller | undefined> {
  const user = read ? read.item : await table.get(keys.live('user', id), { consistent: true })
  if (!user || user.state === 'trashed') return undefined
  const person = userOf(user)
  if (person.status !== USER_STATUS.active) return undefined
  const role = await table.get(keys.live('role', person.role), { consistent: true })
  return role && role.state !== 'trashed' ? callerOf(person, roleOf(role), NO_SESSION) : undefined
}
