import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { endpoint } from '../http/endpoint.ts'
import { SIGNED_IN } from '../operations/permission.ts'
import type { Route } from '../http/router.ts'
import { calendarOf, type ExpiringRequests } from './calendar.ts'
import { startPage, type RecentEntries } from './startPage.ts'

export const startRoutes = (
  registry: Registry,
  { recentEntries, expiringRequests }: { recentEntries: RecentEntries; expiringRequests: ExpiringRequests },
): Route[] => [
  {
    method: 'GET',
    path: STAFF_PATHS.calendar,
    endpoint: endpoint({
      permission: SIGNED_IN,
      handle: async (call) => ({ data: await calendarOf(call, { registry, expiringRequests }) }),
    }),
  },
  {
    method: 'GET',
    path: STAFF_PATHS.start,
    endpoint: endpoint({
      permission: SIGNED_IN,
      handle: async (call) => ({ data: await startPage(call, registry, recentEntries) }),
    }),
  },
]
