import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeContent, Command } from '../store/changes/changeItems.ts'

/** What an operation asks an approver for: the record or list it is about, and how it is carried out once approved. */
export interface Proposal {
  type: AnyType
  /** 0: a section of an area, a list as a whole, or a record that is still to be made. */
  id: number
  parentId?: number | undefined
  permission: ChangeContent['permission']
  command: Command
}
