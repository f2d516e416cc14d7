import type { PersonRef } from './accounts/account.ts'
import { STAFF_API } from './content/routing/apiPaths.ts'

export const MAX_WEBHOOKS = 20
export const WEBHOOK_NAME_MAX = 60
export const WEBHOOK_URL_MAX = 500
export const MAX_DELIVERIES = 200
export const DELIVERY_DAYS = 14
export const ROTATION_HOURS = 24
export const FAILURE_DAYS = 3

export const CONTENT_EVENTS = ['created', 'changed', 'published', 'unpublished', 'deleted'] as const
export const WEBHOOK_EVENTS = [...CONTENT_EVENTS, 'submitted', 'finished', 'released'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
export const RELEASE_RESULTS = ['live', 'undone', 'failed'] as const
type ReleaseResult = (typeof RELEASE_RESULTS)[number]
export type SentEvent = WebhookEvent | 'test'

export interface WebhookRequest {
  name: string
  url: string
  events: readonly WebhookEvent[]
  /** Keys of content types; empty for all. */
  types: readonly string[]
}

export type DeliveryProblem = 'address' | 'name' | 'certificate' | 'timeout' | 'connection'

/** One of `status` and `problem` is present. */
export interface DeliveryResult {
  status?: number
  problem?: DeliveryProblem
}

export const isDelivered = ({ status = 0 }: DeliveryResult): boolean => status >= 200 && status < 300

export interface DeliveryAttempt extends DeliveryResult {
  at: string
  milliseconds: number
  excerpt?: string
}

export interface Webhook extends WebhookRequest {
  id: string
  isActive: boolean
  by: PersonRef
  created: string
  last?: DeliveryResult & { at: string }
  failingSince?: string
  /** Time when it was paused because it kept failing. */
  pausedAt?: string
  /** Until then, the former secret signs, too. */
  rotatedUntil?: string
}

/** The only answer with the secret. */
export interface WebhookSecret {
  id: string
  secret: string
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed'

export interface WebhookDelivery {
  id: string
  event: SentEvent
  type: string
  recordId?: number | string
  at: string
  state: DeliveryState
  /** Oldest first. */
  attempts: readonly DeliveryAttempt[]
  next?: string
}

/** Body of each call, the same for readers of all languages. */
export interface WebhookPayload {
  id: string
  event: SentEvent
  at: string
  type: string
  recordId?: number | string
  title?: { en: string; id: string }
  pages?: { en: string; id: string }
  form?: string
  state?: ReleaseResult
}

export const WEBHOOK_API = `${STAFF_API}/webhooks`

export const WEBHOOK_PATHS = {
  all: WEBHOOK_API,
  one: (id: string) => `${WEBHOOK_API}/${id}` as const,
  secret: (id: string) => `${WEBHOOK_API}/${id}/secret` as const,
  test: (id: string) => `${WEBHOOK_API}/${id}/test` as const,
  replay: (id: string) => `${WEBHOOK_API}/${id}/replay` as const,
  deliveries: (id: string) => `${WEBHOOK_API}/${id}/deliveries` as const,
  delivery: (id: string, delivery: string) => `${WEBHOOK_API}/${id}/deliveries/${delivery}` as const,
} as const
