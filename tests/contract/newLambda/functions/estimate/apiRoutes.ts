import { endpoint, PUBLIC } from '@flou/functions/http/endpoint.ts'
import type { Route } from '@flou/functions/http/router.ts'

/** Answers a call with what the function was told. @param origin that of the public site */
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

/** For the API's description. */
export const routes = estimateRoutes('')
