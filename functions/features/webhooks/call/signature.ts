import { createHmac, randomBytes } from 'node:crypto'

const SECRET_PREFIX = 'whsec_'

export const newWebhookSecret = (): string => `${SECRET_PREFIX}${randomBytes(32).toString('base64')}`

export interface SignedMessage {
  id: string
  /** Epoch seconds. */
  timestamp: number
  body: string
}

function signature(secret: string, { id, timestamp, body }: SignedMessage): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** Headers of Standard Webhooks (standardwebhooks.com), with one signature a secret. */
export const signedHeaders = (
  secrets: readonly string[],
  message: SignedMessage,
): Record<string, string> => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signature(secret, message)).join(' '),
})
