import { endpoint, PUBLIC } from '@flou/functions/core/http/endpoint.ts'
import type { Route } from '@flou/functions/core/http/router.ts'

/** Returns the origin that the function received. */
export const estimateRoutes = (origin: string): Route[] => [
  {
    method: 'POST',
    path: '/api/estimate/{token}',
    endpoint: endpoint({
      permission: PUBLIC,
      handle: ({ parameters: { token } }) => ({ data: { token, origin } }),
    }),
  },
]

export const routes = () => estimateRoutes('')
