import { CONFIRMED_MINUTES } from '@flou/shared/account.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import { AppError } from '../appError.ts'

/** Every signed-in person. */
export const SIGNED_IN = Symbol('signed in')
/** No permission key: the function itself decides on proof of another kind (a mailed token, counted failures, the right to invoke it). */
export const BY_PROOF = Symbol('by proof')

/** What an operation asks of its caller: a permission key, several of which one is enough, or one of the symbols. */
export type OperationPermission = Permission | readonly Permission[] | typeof SIGNED_IN | typeof BY_PROOF

/** Whether a caller's role has what is asked for. */
export function isPermitted(
  permission: OperationPermission,
  { permissions }: { permissions: ReadonlySet<string> },
): boolean {
  if (typeof permission === 'symbol') return true
  return [permission].flat().some((key) => permissions.has(key))
}

/**
 * Every signed-in person may look at the library; who edits forms with pictures may upload and describe (`operations/media/useMedia.ts`).
 * What changes or takes away a file that others use, and folders, needs this permission.
 */
export const MANAGE_MEDIA: Permission = 'Media'

/** Who has it decides about the changes of others (decision 20). */
export const APPROVE = 'Workflow' satisfies Permission

/** The permission keys in what an operation asks of its caller; none for the symbols. */
export const permissionKeys = (permission: OperationPermission): readonly Permission[] =>
  typeof permission === 'symbol' ? [] : [permission].flat()

/** Throws `confirmation_needed` for a caller who has not typed the password in the last minutes. */
export function requireConfirmed({ caller, now }: { caller: { confirmed: number }; now: Date }): void {
  const since = now.getTime() - caller.confirmed
  if (since > CONFIRMED_MINUTES * 60_000) throw new AppError('confirmation_needed')
}
