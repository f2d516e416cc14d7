import { PREVIEW_API, sharedPreviewPath } from '@flou/shared/publishing/preview.ts'
import { lambda, READ } from '../../core/manifest.ts'
import { CALLER_KEYS } from '../../core/store/sensitiveKeys.ts'
import { SITE_ENVIRONMENT } from '../../features/publishing/siteConfig.ts'

export const manifest = lambda({
  about: 'Renders pages with a draft in them',
  memory: 1769,
  timeout: 20,
  table: { actions: READ, indexes: ['gsi1', 'gsi2'], sensitive: { read: CALLER_KEYS, write: [] } },
  environment: ['ORIGIN_SECRET', ...SITE_ENVIRONMENT],
  routes: [
    { method: 'POST', path: PREVIEW_API },
    { method: 'ANY', path: `${PREVIEW_API}/{proxy+}` },
    // Rendering is public here, so it is rate limited.
    { method: 'GET', path: sharedPreviewPath('{token}'), throttle: 'preview' },
  ],
  hasRenderer: true,
})
