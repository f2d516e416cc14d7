import { API } from '@flou/shared/content/routing/apiPaths.ts'
import { lambda, READ } from '../manifest.ts'

export const manifest = lambda({
  about: 'Public API',
  memory: 512,
  timeout: 10,
  table: { actions: READ, indexes: ['gsi1'] },
  environment: ['ORIGIN_SECRET'],
  routes: [{ method: 'GET', path: `${API}/{proxy+}` }],
})
