import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { lambda } from '../manifest.ts'

export const manifest = lambda({
  about: 'Takes in what visitors send by forms',
  memory: 1024,
  timeout: 10,
  table: {
    actions: ['GetItem', 'BatchGetItem', 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: [],
  },
  environment: ['ORIGIN_SECRET', 'SITE_BUCKET', 'SITE_ORIGIN', 'BOT_CHECK', 'BOT_CHECK_SECRET'],
  bundled: ['phoneNumbers'],
  routes: [
    { method: 'GET', path: FORM_PATHS.challenge, throttle: 'forms' },
    { method: 'POST', path: FORM_PATHS.form('{form}'), throttle: 'forms' },
    { method: 'POST', path: FORM_PATHS.newsletter, throttle: 'forms' },
    { method: 'POST', path: FORM_PATHS.confirmNewsletter, throttle: 'forms' },
    { method: 'POST', path: FORM_PATHS.unsubscribe, throttle: 'forms' },
    { method: 'POST', path: FORM_PATHS.proveAddress, throttle: 'forms' },
    { method: 'POST', path: FORM_PATHS.acceptPlace, throttle: 'forms' },
    { method: 'POST', path: FORM_PATHS.cancelPlace, throttle: 'forms' },
  ],
  // the page that a form without script came from
  buckets: { site: { actions: ['GetObject'], keys: ['en/*', 'id/*'] } },
})
