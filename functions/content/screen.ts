import type { Permission } from '@flou/shared/content/permissions.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Endpoint } from '../http/call.ts'
import { parentIdOf, type StaffCall } from '../http/records/submitted.ts'
import type { Place } from '../operations/records/place.ts'

/** What the handlers of one screen share. */
export interface RecordScreen {
  type: ContentType
  registry: Registry
  /** Area key, named in audit entries. */
  service: string
  permission: Permission
}
export type Handle = (call: StaffCall, screen: RecordScreen) => ReturnType<Endpoint>

/** The list that a call is about. Throws `not_found` for an id that is none. */
export const listPlace = (call: StaffCall, { type, permission }: RecordScreen): Place<ContentType> => ({
  type,
  id: 0,
  parentId: parentIdOf(call, type),
  permission,
})
