import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeRequestContent, Command } from '../store/changes/changeRequestItems.ts'

/** Content of a change request: what it affects and how to apply it. */
export interface ChangeRequestInput {
  type: AnyType
  /** 0 for an area's section, a whole list, or a new record. */
  id: number
  parentId?: number | undefined
  permission: ChangeRequestContent['permission']
  command: Command
}
