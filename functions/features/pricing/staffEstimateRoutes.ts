import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { pricingArea } from '@flou/shared/content/types/product/pricing.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'

const { permission } = pricingArea

const estimates = () => import('./staffEstimates.ts')

export const estimateRoutes = (siteOrigin: string): Route[] => [
  {
    method: 'GET',
    path: STAFF_PATHS.estimates,
    endpoint: endpoint({
      permission,
      handle: async (call) => (await estimates()).listEstimates(call, siteOrigin),
    }),
  },
  {
    method: 'GET',
    path: STAFF_PATHS.estimateFigures,
    endpoint: endpoint({ permission, handle: async (call) => (await estimates()).countEstimates(call) }),
  },
  {
    method: 'DELETE',
    path: STAFF_PATHS.estimate('{id}'),
    endpoint: endpoint({ permission, handle: async (call) => (await estimates()).takeDownEstimate(call) }),
  },
]
