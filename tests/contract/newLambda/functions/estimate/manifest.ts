import { lambda, READ } from '@flou/functions/core/manifest.ts'

/** A function outside the product that uses all triggers of a manifest. */
export const manifest = lambda({
  about: 'Keeps estimates',
  memory: 256,
  timeout: 5,
  table: { actions: READ, indexes: ['gsi1'] },
  environment: ['ORIGIN_SECRET', 'SITE_ORIGIN', 'MEDIA_BUCKET'],
  routes: [{ method: 'POST', path: '/api/estimate/{token}', throttle: 'preview' }],
  stream: {
    retries: 2,
    filters: [{ eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'estimate#' }] } } } }],
  },
  schedule: { everyMinutes: 60, about: 'Removes old estimates', silence: 'Old estimates stay' },
  buckets: { media: { actions: ['GetObject'], keys: ['media/estimates/*'] } },
  errorLines: 'an estimate was not kept',
})
