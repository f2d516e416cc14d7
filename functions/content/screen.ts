import type { Permission } from '@flou/shared/content/permissions.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Endpoint } from '../http/call.ts'
import { parentIdOf, type StaffCall } from '../http/records/requestValues.ts'
import type { ContentTarget } from '../operations/records/contentTarget.ts'

export interface RecordScreen {
  type: ContentType
  registry: Registry
  service: string
  permission: Permission
}
export type Handle = (call: StaffCall, screen: RecordScreen) => ReturnType<Endpoint>

export const listTarget = (
  call: StaffCall,
  { type, permission }: RecordScreen,
): ContentTarget<ContentType> => ({
  type,
  id: 0,
  parentId: parentIdOf(call, type),
  permission,
})
