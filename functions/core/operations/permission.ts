import { REAUTHENTICATION_MINUTES } from '@flou/shared/accounts/account.ts'
import type { Right } from '@flou/shared/content/fields/value.ts'
import { grantOf, type Grant, type Permission } from '@flou/shared/content/permissions.ts'
import { AppError } from '../errors.ts'

export const SIGNED_IN = Symbol('signed in')
/** No permission: the function verifies other evidence, e.g. a mailed token. */
export const SELF_VERIFIED = Symbol('by proof')

export type OperationPermission = Permission | readonly Permission[] | typeof SIGNED_IN | typeof SELF_VERIFIED

/** Caller or account with the permissions of its role. */
export interface RightsOwner {
  permissions: ReadonlySet<Permission>
  lacks?: ReadonlySet<Grant> | undefined
}

export const hasRight = ({ permissions, lacks }: RightsOwner, key: Permission, right: Right): boolean =>
  permissions.has(key) && lacks?.has(grantOf(key, right)) !== true

export function isPermitted(
  permission: OperationPermission,
  caller: RightsOwner,
  right: Right = 'view',
): boolean {
  if (typeof permission === 'symbol') return true
  return [permission].flat().some((key) => hasRight(caller, key, right))
}

/** Throws `forbidden` without one of the rights. */
export function requireRight(
  permission: OperationPermission,
  caller: RightsOwner,
  rights: readonly Right[],
): void {
  if (!rights.some((right) => isPermitted(permission, caller, right))) throw new AppError('forbidden')
}

/**
 * Needed to change or delete shared files and folders. Viewing needs only a session; uploads are in
 * `operations/media/useMedia.ts`.
 */
export const MANAGE_MEDIA: Permission = 'Media'

export const APPROVE = 'Workflow' satisfies Permission

export const permissionKeys = (permission: OperationPermission): readonly Permission[] =>
  typeof permission === 'symbol' ? [] : [permission].flat()

/** Throws `confirmation_needed` without a password entry in the last minutes. */
export function requireReauthentication({ caller, now }: { caller: { confirmed: number }; now: Date }): void {
  const since = now.getTime() - caller.confirmed
  if (since > REAUTHENTICATION_MINUTES * 60_000) throw new AppError('confirmation_needed')
}
