import { permissionList, ROLE_PERMISSION } from '@flou/shared/content/permissions.ts'
import type { TypeHooks } from './typeHooks.ts'
import { invalidFields } from '../../appError.ts'
import { callerStaysManager, permissionsIn } from './managers.ts'

/** Roles: only keys we know are stored; nobody locks himself or everybody out of managing roles (decision 26). */
export const roleHooks: TypeHooks = {
  beforeSave: async ({ fields, before, caller, table }) => {
    const permitted = permissionsIn(fields)
    const content = { fields: { ...fields, permission: permissionList((key) => permitted.has(key)) } }
    const isLost =
      before && permissionsIn(before.fields).has(ROLE_PERMISSION) && !permitted.has(ROLE_PERMISSION)
    if (!isLost) return content
    if (before.id === caller.roleId) throw invalidFields({ Permission: 'lastManager' })
    return { ...content, extraItems: await callerStaysManager(table, caller) }
  },
}
