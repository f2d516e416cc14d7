import { createContext, useContext } from 'react'
import type { SignedInUser } from '@flou/shared/accounts/account.ts'
import type { Right } from '@flou/shared/content/fields/value.ts'
import { grantOf, type Permission } from '@flou/shared/content/permissions.ts'
import { useUser } from './useSession.ts'

/** Permission of the surrounding screen. */
const PermissionContext = createContext<Permission | undefined>(undefined)
export const PermissionProvider = PermissionContext.Provider

export const hasRight = (
  { permissions, lacks = [] }: Pick<SignedInUser, 'permissions' | 'lacks'>,
  key: Permission,
  right: Right,
): boolean => permissions.includes(key) && !lacks.includes(grantOf(key, right))

/** True if saving sends a change request instead of taking effect. */
export const needsApproval = (user: SignedInUser, key: Permission): boolean =>
  user.needApproval || !hasRight(user, key, 'publish')

export interface ScreenRights {
  permission: Permission | undefined
  canEdit: boolean
  canPublish: boolean
  canDelete: boolean
  /** Saving sends a change request instead of taking effect. */
  isApprovalNeeded: boolean
}

/** Rights of the user on this screen; the server enforces them. */
export function useRights(): ScreenRights {
  const permission = useContext(PermissionContext)
  const user = useUser()
  const has = (right: Right) => permission === undefined || hasRight(user, permission, right)
  return {
    permission,
    canEdit: has('edit'),
    canPublish: has('publish'),
    canDelete: has('delete'),
    isApprovalNeeded: permission === undefined ? user.needApproval : needsApproval(user, permission),
  }
}
