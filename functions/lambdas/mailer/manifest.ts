import { lambda } from '../../core/manifest.ts'
import { NOTIFICATIONS } from '../../features/mail/outbox/mailKeys.ts'
import { BATCH_DONE } from '../../core/store/keys.ts'
import { PUBLISH_RUNS } from '../../features/publishing/store/publishKeys.ts'
import { RELEASES } from '../../features/releases/store/releaseKeys.ts'
import { SUBMISSIONS } from '../../features/forms/formKeys.ts'

export const manifest = lambda({
  about:
    'Sends the mail in the outbox; tells people of new submissions and sums them; tells people and the clock of changes that wait for approval; queues webhooks and translations',
  memory: 512,
  timeout: 30,
  table: {
    actions: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['gsi1'],
    sensitive: {
      read: ['mails#*', 'user#*', 'role#*', 'list#user*', 'subscriber#*', 'webhook*'],
      write: ['mail#*', 'mail-token#*', 'reset#*', 'decision-link#*', 'subscriber#*', 'webhook*'],
    },
  },
  environment: [
    'ORIGIN_SECRET',
    'MAIL_FROM',
    'MAIL_RATE',
    'ADMIN_ORIGIN',
    'SITE_ORIGIN',
    'APPROVAL_CLOCK_ARN',
  ],
  stream: {
    retries: 10,
    filters: [
      { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'mail#' }] } } } },
      {
        eventName: ['INSERT', 'MODIFY'],
        dynamodb: { Keys: { pk: { S: [{ prefix: NOTIFICATIONS }, PUBLISH_RUNS] } } },
      },
      {
        dynamodb: { Keys: { pk: { S: [{ prefix: SUBMISSIONS }, { prefix: RELEASES }] }, sk: { S: ['-'] } } },
      },
      { dynamodb: { Keys: { sk: { S: ['live', { suffix: '#live' }, BATCH_DONE] } } } },
    ],
  },
  schedule: {
    everyMinutes: 1,
    about: 'Sends mails again that could not be sent',
    silence: 'Mails that wait were not looked at for 15 minutes',
  },
  calledByOperators: true,
  sendsMail: true,
  mailEvents: true,
  runsApprovalClock: true,
  errorLines: 'a mail was not sent, or a notice of an approval not dealt with',
})
