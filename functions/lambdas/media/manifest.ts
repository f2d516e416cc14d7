import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { lambda, WRITE } from '../../core/manifest.ts'
import { CALLER_KEYS, TOKEN_KEYS } from '../../core/store/sensitiveKeys.ts'

export const manifest = lambda({
  about: 'Takes uploads in and makes the variants of pictures',
  memory: 3008,
  timeout: 29,
  table: {
    actions: WRITE,
    indexes: ['gsi1', 'gsi2'],
    sensitive: { read: [...CALLER_KEYS, ...TOKEN_KEYS], write: [...TOKEN_KEYS] },
  },
  environment: ['ORIGIN_SECRET', 'MEDIA_BUCKET'],
  routes: [
    { method: 'ANY', path: STAFF_PATHS.media },
    { method: 'ANY', path: `${STAFF_PATHS.media}/{proxy+}` },
  ],
  buckets: {
    media: [
      { actions: ['GetObject'], keys: ['uploads/*', 'originals/*'], canDetectMissing: true },
      // Signing an upload requires PutObject.
      { actions: ['PutObject'], keys: ['uploads/*', 'media/*', 'originals/*'] },
      { actions: ['DeleteObject'], keys: ['uploads/*'] },
    ],
  },
  layers: ['sharp'],
})
