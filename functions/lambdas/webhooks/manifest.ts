import { WEBHOOK_API } from '@flou/shared/webhooks.ts'
import { lambda, WRITE } from '../../core/manifest.ts'

export const manifest = lambda({
  about: 'Sends signed webhooks to other programs; their settings and log, for staff',
  memory: 512,
  timeout: 29,
  table: { actions: WRITE, indexes: ['gsi1'] },
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
