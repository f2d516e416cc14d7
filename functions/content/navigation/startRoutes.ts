import type { Registry } from '@flou/shared/content/registry.ts'
import { endpoint, SIGNED_IN } from '../../http/endpoint.ts'
import type { Route } from '../../http/router.ts'
import { startPage } from './startPage.ts'

/** `GET /api/dashboard/start`: what matters when work begins, as far as the role may see it. */
export const startRoutes = (registry: Registry): Route[] => [
  {
    method: 'GET',
    path: '/api/dashboard/start',
    endpoint: endpoint({
      permission: SIGNED_IN,
      handle: async (call) => ({ data: await startPage(call, registry) }),
    }),
  },
]
