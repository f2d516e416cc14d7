import {
  INBOX_API,
  MAIL_API,
  NEWSLETTER_API,
  PERSONAL_DATA_API,
} from '@flou/shared/content/routing/apiPaths.ts'
import { lambda, WRITE } from '../../core/manifest.ts'
import { CALLER_KEYS, TOKEN_KEYS } from '../../core/store/sensitiveKeys.ts'

export const manifest = lambda({
  about:
    'What visitors sent, for staff: inboxes, check-in at events, the newsletter, the personal-data desk, previews of mails',
  memory: 1024,
  timeout: 15,
  table: {
    actions: WRITE,
    indexes: ['gsi1', 'gsi2'],
    sensitive: {
      read: [
        ...CALLER_KEYS,
        ...TOKEN_KEYS,
        'list#user*',
        'mail#*',
        'mails#*',
        'submission#*',
        'submissions*',
        'sent-by#*',
        'subscriber#*',
        'subscribers#*',
      ],
      write: [...TOKEN_KEYS, 'mail#*', 'mail-token#*', 'submission#*', 'subscriber#*'],
    },
  },
  environment: ['ORIGIN_SECRET', 'ADMIN_ORIGIN', 'SITE_ORIGIN'],
  routes: [
    { method: 'ANY', path: `${INBOX_API}/{proxy+}` },
    { method: 'ANY', path: `${MAIL_API}/{proxy+}` },
    { method: 'ANY', path: `${NEWSLETTER_API}/{proxy+}` },
    { method: 'ANY', path: `${PERSONAL_DATA_API}/{proxy+}` },
  ],
})
