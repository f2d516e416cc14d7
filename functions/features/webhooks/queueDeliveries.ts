import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { CONTENT_EVENTS } from '@flou/shared/webhooks.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { expiryOf } from './deliver.ts'
import { webhookKeys, webhookPartitions } from './webhookItems.ts'
import { messagesOf, type MessageSource, type WebhookMessage } from './webhookMessages.ts'
import { readWebhooks, type StoredWebhook } from './webhookStore.ts'

const PARALLEL = 25
const isContentEvent = (event: string) => CONTENT_EVENTS.some((each) => each === event)

function isRequested({ events, types }: StoredWebhook, { event, type }: WebhookMessage): boolean {
  return events.includes(event) && (!isContentEvent(event) || types.length === 0 || types.includes(type))
}

interface NewDelivery {
  webhook: string
  message: WebhookMessage
}

/** Idempotent: a repeated stream record has the same message id. */
async function queue(table: Table, { webhook, message }: NewDelivery, now: Date): Promise<void> {
  const { id, event, type, recordId, at } = message
  const item = {
    ...webhookKeys.delivery(webhook, id),
    event,
    type,
    recordId,
    at,
    body: JSON.stringify(message),
    state: 'waiting',
    failures: 0,
    attempts: [],
    gsi1pk: webhookPartitions.waiting(webhook),
    gsi1sk: now.toISOString(),
    ttl: expiryOf(now),
  }
  try {
    await table.put(item, { ConditionExpression: 'attribute_not_exists(pk)' })
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/** Queues a delivery for each webhook that requests an event. Those of a paused one wait until it is resumed. */
export async function queueDeliveries(
  source: MessageSource,
  records: readonly DynamoDBRecord[],
  now: Date,
): Promise<number> {
  const { table } = source
  const webhooks = await readWebhooks(table)
  if (webhooks.length === 0) return 0
  const messages = await messagesOf(source, records)
  const deliveries = messages.flatMap((message) =>
    webhooks.filter((webhook) => isRequested(webhook, message)).map(({ id }) => ({ webhook: id, message })),
  )
  for (let start = 0; start < deliveries.length; start += PARALLEL)
    await Promise.all(
      deliveries.slice(start, start + PARALLEL).map((delivery) => queue(table, delivery, now)),
    )
  return deliveries.length
}
