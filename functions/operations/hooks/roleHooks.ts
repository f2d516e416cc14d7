import {
  ADMINISTRATOR_ROLE,
  effectiveRole,
  permissionList,
  PERMISSIONS,
  ROLE_PERMISSION,
} from '@flou/shared/content/permissions.ts'
import { AppError, invalidFields } from '../../appError.ts'
import type { Snapshot, Values } from '../../store/writeContext.ts'
import { doesRoleNeedApproval } from '../needsApproval.ts'
import { callerStaysManager, keysGiven, permissionsIn } from './managers.ts'
import { roleNotice } from './rightsChange.ts'
import type { HookContext, Moving, TypeHooks } from './typeHooks.ts'

/**
 * Roles: only keys we know are stored; a role is touched only by a caller who has every key that it has before and after; the
 * administrator role keeps every key; no save leaves the caller, or everyone, without the management of roles.
 */
export const roleHooks: TypeHooks = {
  beforeSave: async (saving) => {
    const { before, caller, table } = saving
    const permitted = permissionsIn(saving.fields)
    const fields = { ...saving.fields, permission: permissionList((key) => permitted.has(key)) }
    const replaced = before && effectiveFields(before)
    if (before?.id === ADMINISTRATOR_ROLE) requireComplete(fields)
    await requireHeld(saving, [replaced, fields])
    const content = { fields, extraItems: roleNotice(saving, replaced, fields) }
    const isLost = replaced && permissionsIn(replaced).has(ROLE_PERMISSION) && !permitted.has(ROLE_PERMISSION)
    if (!isLost) return content
    if (before?.id === caller.roleId) throw invalidFields({ Permission: 'lastManager' })
    return { fields, extraItems: [...content.extraItems, ...(await callerStaysManager(table, caller))] }
  },
  beforeTrash: async (moving) => {
    await requireMovable(moving)
    return { extraItems: roleNotice(moving, moving.before.fields, undefined) }
  },
  beforeRestore: async (moving) => {
    const fields = effectiveFields(moving.before)
    await requireHeld(moving, [fields])
    return { fields, extraItems: roleNotice(moving, undefined, fields) }
  },
  beforePurge: requireMovable,
  afterRead: (record) => effectiveRole(record.id, record),
}

const effectiveFields = ({ id, fields }: Snapshot): Values => effectiveRole(id, fields)

/** Throws `validation_failed` where the administrator role would lack a key or need approval. */
function requireComplete(fields: Values): void {
  if (permissionsIn(fields).size < PERMISSIONS.length)
    throw invalidFields({ Permission: 'administratorRole' })
  if (doesRoleNeedApproval(fields)) throw invalidFields({ NeedApproval: 'administratorRole' })
}

async function requireMovable(moving: Moving): Promise<void> {
  if (moving.before.id === ADMINISTRATOR_ROLE)
    throw new AppError('validation_failed', { message: 'administratorRole' })
  await requireHeld(moving, [moving.before.fields])
}

/**
 * Throws `validation_failed` unless the caller has every key of a role before and after a write. A key that no role has may be given
 * by a caller who has all others.
 */
async function requireHeld(
  { table, caller }: HookContext,
  contents: readonly (Values | undefined)[],
): Promise<void> {
  const touched = new Set(contents.flatMap((fields) => (fields ? [...permissionsIn(fields)] : [])))
  const beyond = [...touched].filter((key) => !caller.permissions.has(key))
  if (beyond.length === 0) return
  const hasAllOthers = caller.permissions.size + beyond.length === PERMISSIONS.length
  if (!hasAllOthers || (await keysGiven(table, beyond)).size > 0)
    throw invalidFields({ Permission: 'beyondOwnRole' })
}
