import { API } from '@flou/shared/content/routing/apiPaths.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { lambda, READ } from '../../core/manifest.ts'
import { fileOf } from '../../features/publishing/reads/notFoundPage.ts'

export const manifest = lambda({
  about: 'Public API; the 404 page of a language for paths that have no file',
  memory: 512,
  timeout: 10,
  table: { actions: READ, indexes: ['gsi1'] },
  environment: ['ORIGIN_SECRET', 'SITE_BUCKET'],
  routes: [
    { method: 'GET', path: `${API}/{proxy+}` },
    // fallback route: the CDN requests paths here that have no file
    { method: 'GET', path: '/{proxy+}', throttle: 'notFound' },
    { method: 'HEAD', path: '/{proxy+}', throttle: 'notFound' },
  ],
  buckets: { site: { actions: ['GetObject'], keys: LANGUAGES.map(fileOf) } },
})
