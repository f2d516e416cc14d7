import type { AnyType, ContentType, Section } from '../define.ts'
import type { Area, Screen } from '../screens.ts'
import { isOrdered } from '../order.ts'
import type { Registry } from '../registry.ts'
import { isDraftable } from '../visibility.ts'
import { apiPathOf } from './routes.ts'

export interface ApiScreen {
  readonly area: Area
  readonly screen: Screen
  readonly type: AnyType
  readonly path: string
}

/** Returns the API screens: one per declared type. Hand-written screens define their own endpoints. */
export function apiScreens({ areas }: Registry): ApiScreen[] {
  const seen = new Set<string>()
  return areas.flatMap((area) =>
    area.screens.flatMap((screen) => {
      const { type } = screen
      const path = `/api${apiPathOf(area, screen)}`.replace(/:\w+/, '{parentId}')
      if (!type || seen.has(path)) return []
      seen.add(path)
      return [{ area, screen, type, path }]
    }),
  )
}

const RECORD_CALLS = [
  { name: 'list', method: 'GET', suffix: '' },
  { name: 'counts', method: 'GET', suffix: '/counts' },
  { name: 'authors', method: 'GET', suffix: '/authors' },
  { name: 'export', method: 'POST', suffix: '/export' },
  { name: 'order', method: 'PUT', suffix: '/order' },
  { name: 'create', method: 'POST', suffix: '' },
  { name: 'read', method: 'GET', suffix: '/{id}' },
  { name: 'update', method: 'PUT', suffix: '/{id}' },
  { name: 'delete', method: 'DELETE', suffix: '/{id}' },
  { name: 'saveDraft', method: 'PUT', suffix: '/{id}/draft' },
  { name: 'discardDraft', method: 'DELETE', suffix: '/{id}/draft' },
  { name: 'usage', method: 'GET', suffix: '/{id}/usage' },
  { name: 'restore', method: 'POST', suffix: '/{id}/restore' },
  { name: 'purge', method: 'DELETE', suffix: '/{id}/trash' },
  { name: 'publish', method: 'POST', suffix: '/{id}/publish' },
  { name: 'unpublish', method: 'POST', suffix: '/{id}/unpublish' },
  { name: 'duplicate', method: 'POST', suffix: '/{id}/duplicate' },
  { name: 'checked', method: 'POST', suffix: '/{id}/checked' },
  { name: 'schedule', method: 'PUT', suffix: '/{id}/schedule' },
  { name: 'versions', method: 'GET', suffix: '/{id}/versions' },
  { name: 'version', method: 'GET', suffix: '/{id}/versions/{version}' },
  { name: 'restoreVersion', method: 'POST', suffix: '/{id}/versions/{version}/restore' },
  { name: 'publishStatus', method: 'GET', suffix: '/{id}/versions/{version}/publish-status' },
  { name: 'renderAgain', method: 'POST', suffix: '/{id}/versions/{version}/publish-status' },
] as const

const GRID_CALLS = [
  { name: 'records', method: 'GET', suffix: '/records' },
  { name: 'batch', method: 'POST', suffix: '/batch' },
] as const

const SECTION_CALLS = [
  { name: 'read', method: 'GET', suffix: '' },
  { name: 'update', method: 'PUT', suffix: '' },
  { name: 'saveDraft', method: 'PUT', suffix: '/draft' },
  { name: 'discardDraft', method: 'DELETE', suffix: '/draft' },
  { name: 'checked', method: 'POST', suffix: '/checked' },
  { name: 'schedule', method: 'PUT', suffix: '/schedule' },
  { name: 'versions', method: 'GET', suffix: '/versions' },
  { name: 'version', method: 'GET', suffix: '/versions/{version}' },
  { name: 'restoreVersion', method: 'POST', suffix: '/versions/{version}/restore' },
  { name: 'publishStatus', method: 'GET', suffix: '/versions/{version}/publish-status' },
  { name: 'renderAgain', method: 'POST', suffix: '/versions/{version}/publish-status' },
] as const

export type RecordCall = (typeof RECORD_CALLS | typeof GRID_CALLS)[number]['name']
const DRAFT_CALLS: ReadonlySet<string> = new Set(['saveDraft', 'discardDraft', 'schedule'])
/** Draft calls exist only for types with drafts. */
const isOffered = (type: AnyType, name: string) => !DRAFT_CALLS.has(name) || isDraftable(type)

export const recordCallsOf = (type: ContentType) => [
  ...RECORD_CALLS.filter(({ name }) => (name !== 'order' || isOrdered(type)) && isOffered(type, name)),
  ...(type.grid ? GRID_CALLS : []),
]

export type SectionCall = (typeof SECTION_CALLS)[number]['name']
export const sectionCallsOf = (section: Section) =>
  SECTION_CALLS.filter(({ name }) => isOffered(section, name))
