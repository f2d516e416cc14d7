import type { Registry } from '@flou/shared/content/registry.ts'
import { isOpen } from '@flou/shared/workflow.ts'
import { APPROVE } from '../../operations/permission.ts'
import type { ChangeContent, StoredChange } from '../../store/changes/changeItems.ts'
import { areasOfTypes } from './areasOfTypes.ts'
import type { StaffCall } from './staffCall.ts'

/** True for who may look at a change: its contributors, who decides, and who edits such records. */
export const maySee = ({ caller }: StaffCall, change: StoredChange, registry: Registry): boolean =>
  change.contributors.includes(caller.id) ||
  caller.permissions.has(APPROVE) ||
  [...(areasOfTypes(registry).get(change.type) ?? [])].some((key) => caller.permissions.has(key))

/** Several records at once are submitted from their own screen only. */
const OF_MANY: ReadonlySet<string> = new Set(['batch', 'undoBatch', 'reorder'])

/** True for who may edit the record, and has no part in the change yet. */
export const mayTakeOver = (
  { caller }: StaffCall,
  { status, kind, contributors }: StoredChange,
  permission: ChangeContent['permission'],
): boolean =>
  isOpen(status) &&
  !OF_MANY.has(kind) &&
  !contributors.includes(caller.id) &&
  [permission].flat().some((key) => caller.permissions.has(key as never))
