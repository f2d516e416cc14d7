import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { MAX_WEBHOOKS, type Webhook } from '@flou/shared/webhooks.ts'
import { AppError } from '../../core/errors.ts'
import type { StoredItem, Table } from '../../core/store/dynamo/table.ts'
import { GSI1, type Key } from '../../core/store/keys.ts'
import type { CallOptions } from '../../core/http/callOutside.ts'
import type { PostWebhook } from './call/postWebhook.ts'
import type { SecretSeal } from './call/secretSeal.ts'
import { webhookKeys, webhookPartitions, type WebhookItem } from './webhookItems.ts'

export type StoredWebhook = WebhookItem & { id: string }

/** Updates an item and returns it; undefined if the condition is not met. */
export async function updateIf<T>(
  table: Table,
  key: Key<T>,
  update: Parameters<Table['update']>[1],
): Promise<StoredItem<T> | undefined> {
  try {
    return await table.update(key, { ...update, ReturnValues: 'ALL_NEW' })
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}

const PK = webhookKeys.webhook('').pk

/** Oldest first. */
export async function readWebhooks(table: Table): Promise<StoredWebhook[]> {
  const { items } = await table.query<Key>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :webhooks',
    ExpressionAttributeValues: { ':webhooks': webhookPartitions.webhooks() },
    // two people can add the last one at the same time
    Limit: 2 * MAX_WEBHOOKS,
  })
  const ids = items.map(({ pk }) => pk.slice(PK.length))
  const found = await table.getAll(ids.map(webhookKeys.webhook), { consistent: true })
  return found.flatMap((item, index) => (item ? [{ ...item, id: ids[index] ?? '' }] : []))
}

export async function requireWebhook(table: Table, id = ''): Promise<StoredWebhook> {
  const item = await table.get(webhookKeys.webhook(id), { consistent: true })
  if (!item) throw new AppError('not_found')
  return { ...item, id }
}

export function answerOf(webhook: StoredWebhook, now: Date): Webhook {
  const { id, name, url, events, types, isActive, by, created, last, failingSince, pausedAt, former } =
    webhook
  const isRotating = former !== undefined && Date.parse(former.until) > now.getTime()
  return {
    id,
    name,
    url,
    events,
    types,
    isActive,
    by,
    created,
    ...(last && { last }),
    ...(failingSince !== undefined && { failingSince }),
    ...(pausedAt !== undefined && { pausedAt }),
    ...(isRotating && { rotatedUntil: former.until }),
  }
}

/** Secrets that sign now, the current one first. */
export async function secretsOf(
  { id, secret, former }: StoredWebhook,
  { unseal: open }: SecretSeal,
  now: Date,
): Promise<string[]> {
  const isValid = former !== undefined && Date.parse(former.until) > now.getTime()
  return Promise.all([secret, ...(isValid ? [former.secret] : [])].map((sealed) => open(id, sealed)))
}

export interface DeliveryServices {
  table: Table
  post: PostWebhook
  secrets: SecretSeal
  now: () => Date
  newId: () => string
  /** Between 0 and 1, for the jitter. */
  random: () => number
}

export interface WebhookRouteOptions
  extends Pick<CallOptions, 'allowsLoopback'>, Pick<DeliveryServices, 'secrets' | 'post'> {}
