import { RELEASE_API } from '@flou/shared/content/routing/apiPaths.ts'
import { TRANSLATION_API } from '@flou/shared/translation/translationPaths.ts'
import { lambda, WRITE } from '../../core/manifest.ts'
import { CALLER_KEYS, TOKEN_KEYS } from '../../core/store/sensitiveKeys.ts'

export const manifest = lambda({
  about:
    'Releases: collects writes, checks them, and publishes and undoes them together; lists and assigns translations',
  memory: 1024,
  timeout: 28,
  table: {
    actions: WRITE,
    indexes: ['gsi1', 'gsi2'],
    sensitive: { read: [...CALLER_KEYS, ...TOKEN_KEYS, 'list#user*'], write: [...TOKEN_KEYS, 'mail#*'] },
  },
  environment: [
    'ORIGIN_SECRET',
    'PORTAL_HOSTS',
    'PORTAL_ISSUER',
    'SITE_ORIGIN',
    'EDGE_STORE_ARN',
    'TRANSLATOR_URL',
    'TRANSLATOR_KEY',
  ],
  edgeValues: 'update',
  routes: [
    { method: 'ANY', path: RELEASE_API },
    { method: 'ANY', path: `${RELEASE_API}/{proxy+}` },
    { method: 'ANY', path: `${TRANSLATION_API}/{proxy+}` },
  ],
  schedule: {
    everyMinutes: 1,
    about: 'Starts releases at their hour and continues started ones',
    silence: 'Releases were not looked at for 15 minutes',
  },
  errorLines: 'a release was not continued',
})
