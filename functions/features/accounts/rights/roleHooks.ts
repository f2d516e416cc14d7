import {
  ADMINISTRATOR_ROLE,
  effectiveRole,
  grantList,
  grantOf,
  PERMISSIONS,
  type Grant,
} from '@flou/shared/content/permissions.ts'
import { RIGHTS } from '@flou/shared/content/fields/value.ts'
import { AppError, invalidFields } from '../../../core/errors.ts'
import type { Snapshot, Values } from '../../../core/store/writeContext.ts'
import { doesRoleNeedApproval } from '../../../core/operations/needsApproval.ts'
import { grantsOfRole, isGranted, isManagerRole, ownGrants, stillManagerConditions } from './managers.ts'
import { roleNotification } from './rightsNotification.ts'
import type { HookContext, MoveContext, TypeHooks } from '../../../core/operations/hooks/typeHooks.ts'

/**
 * Callers edit only roles whose permissions they own. One role manager always remains. See
 * `docs/product.md#roles`.
 */
export const roleHooks = {
  beforeSave: async (saving) => {
    const { before, caller, table } = saving
    const grants = grantsOfRole(saving.fields)
    const permission = grantList((key, right) => grants.has(grantOf(key, right)))
    const fields = { ...saving.fields, permission }
    const replaced = before && effectiveFields(before)
    if (before?.id === ADMINISTRATOR_ROLE) requireComplete(fields)
    await requireOwnedPermissions(saving, [replaced, fields])
    const content = { fields, extraItems: roleNotification(saving, replaced, fields) }
    const isLost = replaced && isManagerRole(replaced) && !isManagerRole(fields)
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
} satisfies TypeHooks

const ALL_GRANTS = PERMISSIONS.length * RIGHTS.length

const effectiveFields = ({ id, fields }: Snapshot): Values => effectiveRole(id, fields)

/** Throws `validation_failed` if the administrator role lacks a permission or needs approval. */
function requireComplete(fields: Values): void {
  if (grantsOfRole(fields).size < ALL_GRANTS) throw invalidFields({ Permission: 'administratorRole' })
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
  const affected = new Set(contents.flatMap((fields): Grant[] => (fields ? [...grantsOfRole(fields)] : [])))
  const own = ownGrants(caller)
  const notOwned = [...affected].filter((grant) => !own.has(grant))
  if (notOwned.length === 0) return
  const hasAllOthers = own.size + notOwned.length === ALL_GRANTS
  if (!hasAllOthers || (await isGranted(table, notOwned)))
    throw invalidFields({ Permission: 'beyondOwnRole' })
}
