import {
  DELIVERY_DAYS,
  isDelivered,
  type DeliveryAttempt,
  type DeliveryState,
} from '@flou/shared/webhooks.ts'
import { cutText } from '@flou/shared/strings/letters.ts'
import type { StoredItem, Table } from '../../core/store/dynamo/table.ts'
import type { Key } from '../../core/store/keys.ts'
import { recordResult } from './recordResult.ts'
import { signedHeaders } from './call/signature.ts'
import { webhookKeys, webhookPartitions, type DeliveryItem } from './webhookItems.ts'
import { secretsOf, updateIf, type DeliveryServices, type StoredWebhook } from './webhookStore.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Milliseconds before each retry. */
const DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR]
const JITTER = 0.2

/** Longer than any function timeout; after a crash the delivery is due again. */
const LEASE_MS = 2 * MINUTE
const LISTED_ATTEMPTS = 10
const EXCERPT_LETTERS = 300

type Delivery = StoredItem<DeliveryItem>

export const expiryOf = (now: Date): number => Math.floor(now.getTime() / SECOND) + DELIVERY_DAYS * 86_400

const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString()

/** Leases a due delivery. Returns undefined if it is sent, or another process has it. */
const claim = (table: Table, key: Key<DeliveryItem>, now: Date) =>
  updateIf(table, key, {
    UpdateExpression: 'SET gsi1sk = :until, leased = :until',
    ConditionExpression: '#state = :waiting AND gsi1sk <= :now',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':waiting': 'waiting',
      ':now': now.toISOString(),
      ':until': leaseEnd(now),
    },
  })

/** Leases a delivery in any state. Returns undefined if there is none, or another process has it. */
const claimAny = (table: Table, key: Key<DeliveryItem>, { webhook, now }: { webhook: string; now: Date }) =>
  updateIf(table, key, {
    UpdateExpression: 'SET #state = :waiting, gsi1pk = :queue, gsi1sk = :until, leased = :until',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(leased) OR leased <= :now)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':waiting': 'waiting',
      ':queue': webhookPartitions.waiting(webhook),
      ':now': now.toISOString(),
      ':until': leaseEnd(now),
    },
  })

async function attempt(
  webhook: StoredWebhook,
  { body }: Delivery,
  { id, post, secrets, now }: DeliveryServices & { id: string },
): Promise<DeliveryAttempt> {
  const start = now()
  const timestamp = Math.floor(start.getTime() / SECOND)
  const signed = signedHeaders(await secretsOf(webhook, secrets, start), { id, timestamp, body })
  const headers = { 'content-type': 'application/json', 'user-agent': 'Flou-Webhooks/1.0', ...signed }
  const { excerpt = '', ...result } = await post({ url: webhook.url, headers, body })
  const milliseconds = now().getTime() - start.getTime()
  return {
    at: start.toISOString(),
    milliseconds,
    ...result,
    ...(excerpt !== '' && { excerpt: cutText(excerpt, EXCERPT_LETTERS) }),
  }
}

function stepAfter(delivery: Delivery, result: DeliveryAttempt, canRetry: boolean) {
  if (isDelivered(result)) return { state: 'delivered' as const, failures: 0 }
  const failures = delivery.failures + 1
  const delay = canRetry ? DELAYS[delivery.failures] : undefined
  return { state: delay === undefined ? ('failed' as const) : ('waiting' as const), failures, delay }
}

/** Attempts a leased delivery and stores the result. A test or a manual attempt is not retried. */
async function sendLeased(
  webhook: StoredWebhook,
  delivery: Delivery & Key,
  { canRetry, services }: { canRetry: boolean; services: DeliveryServices },
): Promise<DeliveryState> {
  const { table, now, random } = services
  const result = await attempt(webhook, delivery, { ...services, id: delivery.sk })
  const { state, failures, delay } = stepAfter(delivery, result, canRetry)
  const wait = (delay ?? 0) * (1 + JITTER * (2 * random() - 1))
  const due = new Date(now().getTime() + wait).toISOString()
  await table.update(webhookKeys.delivery(webhook.id, delivery.sk), {
    UpdateExpression: `SET #state = :state, failures = :failures, attempts = :attempts${state === 'waiting' ? ', gsi1sk = :due REMOVE leased' : ' REMOVE leased, gsi1pk, gsi1sk'}`,
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':state': state,
      ':failures': failures,
      ':attempts': [...delivery.attempts, result].slice(-LISTED_ATTEMPTS),
      ...(state === 'waiting' && { ':due': due }),
    },
  })
  await recordResult(webhook, result, services)
  return state
}

/** @returns undefined if it is not due any more */
export async function deliverDue(
  webhook: StoredWebhook,
  message: string,
  services: DeliveryServices,
): Promise<DeliveryState | undefined> {
  const key = webhookKeys.delivery(webhook.id, message)
  const claimed = await claim(services.table, key, services.now())
  return claimed && sendLeased(webhook, { ...claimed, ...key }, { canRetry: true, services })
}

/** Attempts a stored delivery now. Returns undefined if there is none, or it is being sent. */
export async function deliverNow(
  webhook: StoredWebhook,
  message: string,
  services: DeliveryServices,
): Promise<DeliveryState | undefined> {
  const { table, now } = services
  const key = webhookKeys.delivery(webhook.id, message)
  const before = await table.get(key, { consistent: true })
  const claimed = before && (await claimAny(table, key, { webhook: webhook.id, now: now() }))
  const canRetry = before?.state === 'waiting'
  return claimed && sendLeased(webhook, { ...claimed, ...key }, { canRetry, services })
}

/** Queues a sent or failed delivery with the same message id. Returns false if it waits already. */
export async function queueAgain(
  table: Table,
  { webhook, message }: { webhook: string; message: string },
  now: Date,
): Promise<boolean> {
  const queued = await updateIf(table, webhookKeys.delivery(webhook, message), {
    UpdateExpression: 'SET #state = :waiting, failures = :none, gsi1pk = :queue, gsi1sk = :now, #ttl = :ttl',
    ConditionExpression: 'attribute_exists(pk) AND #state <> :waiting',
    ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':waiting': 'waiting',
      ':none': 0,
      ':queue': webhookPartitions.waiting(webhook),
      ':now': now.toISOString(),
      ':ttl': expiryOf(now),
    },
  })
  return queued !== undefined
}
