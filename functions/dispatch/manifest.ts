import { lambda } from '../manifest.ts'

export const manifest = lambda({
  about: 'Sends the mail in the outbox',
  memory: 512,
  timeout: 30,
  table: { actions: ['GetItem', 'UpdateItem'], indexes: [] },
  environment: ['MAIL_FROM', 'ADMIN_ORIGIN'],
  stream: {
    retries: 10,
    filters: [{ eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'mail#' }] } } } }],
  },
  calledByOperators: true,
  sendsMail: true,
  errorLines: 'a mail was not sent',
})
