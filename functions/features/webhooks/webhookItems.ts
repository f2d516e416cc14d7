import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type {
  DeliveryAttempt,
  DeliveryResult,
  DeliveryState,
  SentEvent,
  WebhookRequest,
} from '@flou/shared/webhooks.ts'
import type { Key } from '../../core/store/keys.ts'

export interface WebhookItem extends WebhookRequest {
  isActive: boolean
  by: PersonRef
  created: string
  /** Sealed, as the former one is. */
  secret: string
  former?: { secret: string; until: string }
  last?: DeliveryResult & { at: string }
  failingSince?: string
  pausedAt?: string
  /** Lease of the process that sends the queue. */
  sendingUntil?: string
}

export interface DeliveryItem {
  event: SentEvent
  type: string
  recordId?: number | string
  at: string
  body: string
  state: DeliveryState
  /** Failed attempts since it was queued. */
  failures: number
  attempts: readonly DeliveryAttempt[]
  gsi1pk?: string
  gsi1sk?: string
  /** Set while it is being sent. */
  leased?: string
  ttl: number
}

/** Sort keys of deliveries begin with it. */
export const MESSAGE_PREFIX = 'msg_'

export const webhookKeys = {
  webhook: (id: string): Key<WebhookItem> => ({ pk: `webhook#${id}`, sk: '-' }),
  /** The message id is sent as `webhook-id`, and sorts by time. */
  delivery: (webhook: string, message: string): Key<DeliveryItem> => ({
    pk: `webhook#${webhook}`,
    sk: message,
  }),
} as const

export const webhookPartitions = {
  webhooks: () => 'webhooks',
  waiting: (webhook: string) => `webhooks#${webhook}`,
} as const
