import { STAFF_API } from '@flou/shared/content/routing/apiPaths.ts'
import { lambda, WRITE } from '../../core/manifest.ts'
import { CALLER_KEYS, TOKEN_KEYS } from '../../core/store/sensitiveKeys.ts'

export const manifest = lambda({
  about: 'Back-office API of every content type',
  memory: 1024,
  timeout: 10,
  table: {
    actions: WRITE,
    indexes: ['gsi1', 'gsi2'],
    sensitive: {
      read: [
        ...CALLER_KEYS,
        ...TOKEN_KEYS,
        'list#user*',
        'words#user*',
        'decision-link#*',
        'audit-trail',
        'audit-seals',
        'submission#*',
      ],
      write: [...TOKEN_KEYS, 'mail#*', 'invitation#*', 'user#*', 'role#*', 'session#*'],
    },
  },
  environment: ['ORIGIN_SECRET', 'SITE_ORIGIN', 'AUDIT_BUCKET', 'PORTAL_HOSTS', 'PORTAL_ISSUER'],
  routes: [{ method: 'ANY', path: `${STAFF_API}/{proxy+}` }],
  buckets: { audit: { actions: ['GetObject'], keys: ['seals/*'], canDetectMissing: true } },
})
