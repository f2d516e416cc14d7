import { LANGUAGES } from '@flou/shared/locale.ts'
import { lambda } from '../manifest.ts'
import { fileOf } from './notFoundPage.ts'

export const manifest = lambda({
  about: 'Answers paths that have no file with the 404 page of their language',
  memory: 256,
  timeout: 5,
  table: { actions: [], indexes: [] },
  environment: ['ORIGIN_SECRET', 'SITE_BUCKET'],
  // Whatever no other function answers: the public origin asks here for what its bucket does not have.
  routes: [{ method: 'GET', path: '/{proxy+}' }],
  buckets: { site: { actions: ['GetObject'], keys: LANGUAGES.map(fileOf) } },
})
