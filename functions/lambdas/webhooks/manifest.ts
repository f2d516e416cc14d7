import { WEBHOOK_API } from '@flou/shared/webhooks.ts'
import { lambda, READ } from '../../core/manifest.ts'
import { CALLER_KEYS, TOKEN_KEYS } from '../../core/store/sensitiveKeys.ts'

export const manifest = lambda({
  about: 'Sends signed webhooks to other programs; their settings and log, for staff',
  memory: 512,
  timeout: 29,
  table: {
    actions: [...READ, 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['gsi1'],
    sensitive: {
      read: [...CALLER_KEYS, ...TOKEN_KEYS, 'list#user*', 'webhook*'],
      write: [...TOKEN_KEYS, 'webhook*', 'mail#*'],
    },
  },
  environment: ['ORIGIN_SECRET', 'WEBHOOK_SECRET_ARN'],
  routes: [
    { method: 'ANY', path: WEBHOOK_API },
    { method: 'ANY', path: `${WEBHOOK_API}/{proxy+}` },
  ],
  schedule: {
    everyMinutes: 1,
    about: 'Sends the webhooks that are due',
    silence: 'Webhooks that wait were not looked at for 15 minutes',
  },
  readsWebhookKeys: true,
  errorLines: 'the messages of a webhook could not be sent or stored',
})
