import type { Registry } from '@flou/shared/content/registry.ts'
import { isOpen } from '@flou/shared/approval/workflow.ts'
import { APPROVE, hasRight } from '../../../core/operations/permission.ts'
import type { ChangeRequestContent, StoredChangeRequest } from '../request/changeRequestItems.ts'
import { areasOfTypes } from './areasOfTypes.ts'
import type { StaffCall } from '../../../core/http/call.ts'

/** True for contributors, approvers and editors of the type. */
export const canSee = (
  { caller }: StaffCall,
  changeRequest: StoredChangeRequest,
  registry: Registry,
): boolean =>
  changeRequest.contributors.includes(caller.id) ||
  caller.permissions.has(APPROVE) ||
  [...(areasOfTypes(registry).get(changeRequest.type) ?? [])].some((key) => caller.permissions.has(key))

/** Operations on several records can be requested only from their own screen. */
const BULK_KINDS: ReadonlySet<string> = new Set(['batch', 'undoBatch', 'reorder'])

export const canTakeOverRequest = (
  { caller }: StaffCall,
  { status, kind, contributors }: StoredChangeRequest,
  permission: ChangeRequestContent['permission'],
): boolean =>
  isOpen(status) &&
  !BULK_KINDS.has(kind) &&
  !contributors.includes(caller.id) &&
  [permission].flat().some((key) => hasRight(caller, key as never, 'edit'))
