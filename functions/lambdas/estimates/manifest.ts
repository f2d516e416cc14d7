import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { lambda } from '../../core/manifest.ts'

export const manifest = lambda({
  about: 'Keeps estimates of the price calculator and opens them by their links',
  memory: 512,
  timeout: 10,
  table: {
    actions: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: [],
    keys: { read: ['estimate#*', 'section#*'], write: ['estimate#*', 'rate#estimates#*'] },
  },
  environment: ['ORIGIN_SECRET', 'SITE_BUCKET'],
  routes: [
    { method: 'POST', path: PUBLIC_PATHS.estimates, throttle: 'estimates' },
    { method: 'ANY', path: PUBLIC_PATHS.estimate('{id}'), throttle: 'estimates' },
  ],
  buckets: { site: { actions: ['GetObject'], keys: ['prices/*'], canDetectMissing: true } },
})
