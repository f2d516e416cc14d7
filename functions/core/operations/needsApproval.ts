import { AppError } from '../errors.ts'
import type { RoleFields } from './caller.ts'
import type { Caller } from './operation.ts'
import { isPermitted, type OperationPermission } from './permission.ts'

/** Returns true if the user's writes need approval. The only reader of `needApproval`. */
export const needsApproval = ({ needApproval }: Pick<Caller, 'needApproval'>): boolean => needApproval

/** Returns true if a write with this permission waits: all of the role's do, or it lacks `publish` there. */
export const doesWriteWait = (caller: Caller, permission: OperationPermission): boolean =>
  needsApproval(caller) || !isPermitted(permission, caller, 'publish')

export const doesRoleNeedApproval = (role: RoleFields): boolean => role.needApproval === true

/** Returns the error for operations that need approval but cannot wait for it. */
export const approvalNeeded = () => new AppError('forbidden', { message: 'approvalNeeded' })
