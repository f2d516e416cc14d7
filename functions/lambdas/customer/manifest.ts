import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { lambda } from '../../core/manifest.ts'

export const manifest = lambda({
  about: 'Tells customers of the portal from visitors, and tells customers their discounts',
  memory: 512,
  timeout: 10,
  table: { actions: ['BatchGetItem'], indexes: [], keys: { read: ['section#*', 'product#*'], write: [] } },
  environment: ['ORIGIN_SECRET', 'PORTAL_KEYS_URL', 'PORTAL_ISSUER', 'PORTAL_AUDIENCE', 'PORTAL_COOKIE'],
  routes: [
    { method: 'GET', path: PUBLIC_PATHS.customerSession },
    { method: 'GET', path: PUBLIC_PATHS.customerDiscounts },
  ],
  errorLines: 'the keys of the customer portal cannot be read: customers are taken for visitors',
})
