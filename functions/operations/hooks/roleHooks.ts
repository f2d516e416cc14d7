import { permissionList, ROLE_PERMISSION, type Permission } from '@flou/shared/content/permissions.ts'
import type { TypeHooks } from './typeHooks.ts'
import { invalidFields } from '../../appError.ts'
import type { Table } from '../../store/dynamo/table.ts'
import type { Snapshot } from '../../store/writeContext.ts'
import type { Caller } from '../operation.ts'
import { callerStaysManager, keysGiven, permissionsIn } from './managers.ts'

/**
 * Roles: only keys we know are stored; nobody gives what his own role does not permit; nobody locks himself or everybody out of managing
 * roles (decision 26).
 */
export const roleHooks: TypeHooks = {
  beforeSave: async ({ fields, before, caller, table }) => {
    const permitted = permissionsIn(fields)
    const content = { fields: { ...fields, permission: permissionList((key) => permitted.has(key)) } }
    await requireHeld(table, caller, { permitted, before })
    const isLost =
      before && permissionsIn(before.fields).has(ROLE_PERMISSION) && !permitted.has(ROLE_PERMISSION)
    if (!isLost) return content
    if (before.id === caller.roleId) throw invalidFields({ Permission: 'lastManager' })
    return { ...content, extraItems: await callerStaysManager(table, caller) }
  },
}

/** Throws `validation_failed` for keys newly given that the caller does not have; one that no role has can be given to begin with. */
async function requireHeld(
  table: Table,
  caller: Caller,
  { permitted, before }: { permitted: ReadonlySet<Permission>; before: Snapshot | undefined },
): Promise<void> {
  const had = before ? permissionsIn(before.fields) : new Set<Permission>()
  const beyond = [...permitted].filter((key) => !had.has(key) && !caller.permissions.has(key))
  if (beyond.length === 0) return
  if ((await keysGiven(table, beyond)).size > 0) throw invalidFields({ Permission: 'beyondOwnRole' })
}
