import { INBOX_API, NEWSLETTER_API, PERSONAL_DATA_API } from '@flou/shared/content/routing/apiPaths.ts'
import { lambda, WRITE } from '../manifest.ts'

export const manifest = lambda({
  about: 'What visitors sent, for staff: inboxes, check-in at events, the newsletter, the personal-data desk',
  memory: 1024,
  timeout: 15,
  table: { actions: WRITE, indexes: ['gsi1', 'gsi2'] },
  environment: ['ORIGIN_SECRET'],
  routes: [
    { method: 'ANY', path: `${INBOX_API}/{proxy+}` },
    { method: 'ANY', path: `${NEWSLETTER_API}/{proxy+}` },
    { method: 'ANY', path: `${PERSONAL_DATA_API}/{proxy+}` },
  ],
})
