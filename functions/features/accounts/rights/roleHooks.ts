import {
  ADMINISTRATOR_ROLE,
  effectiveRole,
  permissionList,
  PERMISSIONS,
  ROLE_PERMISSION,
} from '@flou/shared/content/permissions.ts'
import { AppError, invalidFields } from '../../../core/errors.ts'
import type { Snapshot, Values } from '../../../core/store/writeContext.ts'
import { doesRoleNeedApproval } from '../../../core/operations/needsApproval.ts'
import { stillManagerConditions, grantedPermissions, permissionsIn } from './managers.ts'
import { roleNotification } from './rightsNotification.ts'
import type { HookContext, MoveContext, TypeHooks } from '../../../core/operations/hooks/typeHooks.ts'

/**
 * Callers edit only roles whose permissions they own. One role manager always remains. See
 * `docs/product.md#roles`.
 */
export const roleHooks: TypeHooks = {
  beforeSave: async (saving) => {
    const { before, caller, table } = saving
    const permitted = permissionsIn(saving.fields)
    const fields = { ...saving.fields, permission: permissionList((key) => permitted.has(key)) }
    const replaced = before && effectiveFields(before)
    if (before?.id === ADMINISTRATOR_ROLE) requireComplete(fields)
    await requireOwnedPermissions(saving, [replaced, fields])
    const content = { fields, extraItems: roleNotification(saving, replaced, fields) }
    const isLost = replaced && permissionsIn(replaced).has(ROLE_PERMISSION) && !permitted.has(ROLE_PERMISSION)
    if (!isLost) return content
    if (before?.id === caller.roleId) throw invalidFields({ Permission: 'lastManager' })
    return { fields, extraItems: [...content.extraItems, ...(await stillManagerConditions(table, caller))] }
  },
  beforeTrash: async (context) => {
    await requireMovable(context)
    return { extraItems: roleNotification(context, context.before.fields, undefined) }
  },
  beforeRestore: async (context) => {
    const fields = effectiveFields(context.before)
    await requireOwnedPermissions(context, [fields])
    return { fields, extraItems: roleNotification(context, undefined, fields) }
  },
  beforePurge: requireMovable,
  afterRead: (record) => effectiveRole(record.id, record),
}

const effectiveFields = ({ id, fields }: Snapshot): Values => effectiveRole(id, fields)

/** Throws `validation_failed` if the administrator role lacks a permission or needs approval. */
function requireComplete(fields: Values): void {
  if (permissionsIn(fields).size < PERMISSIONS.length)
    throw invalidFields({ Permission: 'administratorRole' })
  if (doesRoleNeedApproval(fields)) throw invalidFields({ NeedApproval: 'administratorRole' })
}

async function requireMovable(context: MoveContext): Promise<void> {
  if (context.before.id === ADMINISTRATOR_ROLE)
    throw new AppError('validation_failed', { message: 'administratorRole' })
  await requireOwnedPermissions(context, [context.before.fields])
}

/**
 * Throws `validation_failed` unless the caller owns all permissions of a role. A permission of no role may be
 * granted by a caller with all others.
 */
async function requireOwnedPermissions(
  { table, caller }: HookContext,
  contents: readonly (Values | undefined)[],
): Promise<void> {
  const affected = new Set(contents.flatMap((fields) => (fields ? [...permissionsIn(fields)] : [])))
  const notOwned = [...affected].filter((key) => !caller.permissions.has(key))
  if (notOwned.length === 0) return
  const hasAllOthers = caller.permissions.size + notOwned.length === PERMISSIONS.length
  if (!hasAllOthers || (await grantedPermissions(table, notOwned)).size > 0)
    throw invalidFields({ Permission: 'beyondOwnRole' })
}
