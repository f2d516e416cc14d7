import { CARD_FOLDER } from '@flou/shared/site/shareCard.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { lambda } from '../../core/manifest.ts'

const PATH = `/${CARD_FOLDER}/{proxy+}`
const TYPEFACE = 'node_modules/@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin'

export const manifest = lambda({
  about: 'Draws the picture that represents a page in chats and social networks, when it is first requested',
  memory: 1769,
  timeout: 10,
  table: { actions: [], indexes: [] },
  environment: ['ORIGIN_SECRET', 'SITE_BUCKET', 'MEDIA_BUCKET'],
  // The CDN requests paths here that have no file yet.
  routes: [
    { method: 'GET', path: PATH, throttle: 'cards' },
    { method: 'HEAD', path: PATH, throttle: 'cards' },
  ],
  buckets: {
    site: [
      { actions: ['GetObject'], keys: LANGUAGES.map((language) => `${language}/*`), canDetectMissing: true },
      { actions: ['PutObject'], keys: [`${CARD_FOLDER}/*`] },
    ],
    media: { actions: ['GetObject'], keys: ['media/*'], canDetectMissing: true },
  },
  layers: ['sharp'],
  files: {
    'bold.woff': `${TYPEFACE}-800-normal.woff`,
    'medium.woff': `${TYPEFACE}-600-normal.woff`,
    'mark.svg': 'web-public/public/favicon.svg',
  },
})
