import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { lambda } from '../../core/manifest.ts'

const MAIL_LINKS = [
  FORM_PATHS.confirmNewsletter,
  FORM_PATHS.unsubscribe,
  FORM_PATHS.verifyEmail,
  FORM_PATHS.acceptSeat,
  FORM_PATHS.cancelSeat,
].map((path) => ({ method: 'ANY', path, throttle: 'forms' }) as const)

export const manifest = lambda({
  about: 'Takes in what visitors send by forms',
  memory: 1024,
  timeout: 10,
  table: {
    actions: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: [],
    keys: {
      read: [
        'section#*',
        'event#*',
        'registrations#*',
        'mail#*',
        'mail-token#*',
        'submission#*',
        'subscriber#*',
      ],
      write: [
        'submission#*',
        'rate#form.*',
        'proof#*',
        'mail#*',
        'mail-token#*',
        'subscriber#*',
        'registrations#*',
        'places#*',
      ],
    },
  },
  environment: ['ORIGIN_SECRET', 'SITE_BUCKET', 'SITE_ORIGIN', 'BOT_CHECK', 'BOT_CHECK_SECRET'],
  routes: [
    { method: 'GET', path: FORM_PATHS.challenge, throttle: 'forms' },
    { method: 'POST', path: FORM_PATHS.form('{form}'), throttle: 'forms' },
    { method: 'POST', path: FORM_PATHS.newsletter, throttle: 'forms' },
    ...MAIL_LINKS,
  ],
  buckets: { site: { actions: ['GetObject'], keys: ['en/*', 'id/*'] } },
})
