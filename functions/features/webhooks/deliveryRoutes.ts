import { webhookArea } from '@flou/shared/content/types/staff.ts'
import {
  MAX_DELIVERIES,
  WEBHOOK_PATHS,
  type WebhookDelivery,
  type WebhookPayload,
} from '@flou/shared/webhooks.ts'
import * as z from 'zod/mini'
import { AppError } from '../../core/errors.ts'
import type { StaffCall } from '../../core/http/call.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import { ConditionFailed } from '../../core/store/dynamo/transact.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import type { Key } from '../../core/store/keys.ts'
import { rateStep } from '../../core/store/rateStep.ts'
import { deliverNow, expiryOf, queueAgain } from './deliver.ts'
import { MESSAGE_PREFIX, webhookKeys, type DeliveryItem } from './webhookItems.ts'
import {
  requireWebhook,
  type DeliveryServices,
  type StoredWebhook,
  type WebhookRouteOptions,
} from './webhookStore.ts'

const { permission } = webhookArea

/** Manual calls to one receiver. */
const MANUAL_LIMIT = { limit: 30, seconds: 60 }
const PARALLEL = 25

function answerOf({ sk, event, type, recordId, at, state, attempts, gsi1sk }: DeliveryItem & Key) {
  const delivery: WebhookDelivery = {
    id: sk,
    event,
    type,
    at,
    state,
    attempts,
    ...(recordId !== undefined && { recordId }),
    ...(state === 'waiting' && gsi1sk !== undefined && { next: gsi1sk }),
  }
  return delivery
}

/** Newest first, between two message ids. */
async function readDeliveries(
  table: Table,
  webhook: string,
  {
    from = MESSAGE_PREFIX,
    to = `${MESSAGE_PREFIX}~`,
  }: Partial<Record<'from' | 'to', string | undefined>> = {},
): Promise<(DeliveryItem & Key)[]> {
  const { items } = await table.query<DeliveryItem & Key>({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': webhookKeys.webhook(webhook).pk, ':from': from, ':to': to },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: MAX_DELIVERIES,
  })
  return items
}

const servicesOf = ({ services }: StaffCall, { secrets, post }: WebhookRouteOptions): DeliveryServices => ({
  ...services,
  secrets,
  post,
  random: Math.random,
})

/** Attempts a delivery while the caller waits. Throws `unavailable` if another process is sending it. */
async function attemptNow(
  call: StaffCall,
  { webhook, message }: { webhook: StoredWebhook; message: string },
  options: WebhookRouteOptions,
): Promise<WebhookDelivery> {
  const { table } = call.services
  const state = await deliverNow(webhook, message, servicesOf(call, options))
  const item = await table.get(webhookKeys.delivery(webhook.id, message), { consistent: true })
  if (!item) throw new AppError('not_found')
  if (!state) throw new AppError('unavailable')
  return answerOf({ ...item, ...webhookKeys.delivery(webhook.id, message) })
}

/** Throws `too_many_requests`. */
async function limitManual({ services: { table, now } }: StaffCall, { id }: StoredWebhook): Promise<void> {
  try {
    await table.transact([rateStep(`webhook#${id}`, MANUAL_LIMIT, now())])
  } catch (error) {
    if (error instanceof ConditionFailed) throw new AppError('too_many_requests', { cause: error })
    throw error
  }
}

const range = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })

function deliveryEndpoints(options: WebhookRouteOptions) {
  const test = endpoint({
    permission,
    handle: async (call) => {
      const { table, now, newId } = call.services
      const webhook = await requireWebhook(table, call.parameters.id)
      await limitManual(call, webhook)
      const at = now()
      const id = `${MESSAGE_PREFIX}${at.getTime()}_${newId().toLowerCase()}`
      const payload: WebhookPayload = { id, event: 'test', at: at.toISOString(), type: 'test' }
      await table.put({
        ...webhookKeys.delivery(webhook.id, id),
        event: payload.event,
        type: payload.type,
        at: payload.at,
        body: JSON.stringify(payload),
        state: 'failed',
        failures: 0,
        attempts: [],
        ttl: expiryOf(at),
      })
      return { data: await attemptNow(call, { webhook, message: id }, options) }
    },
  })

  const resend = endpoint({
    permission,
    handle: async (call) => {
      const webhook = await requireWebhook(call.services.table, call.parameters.id)
      await limitManual(call, webhook)
      const message = call.parameters.delivery ?? ''
      return { data: await attemptNow(call, { webhook, message }, options) }
    },
  })
  return { test, resend }
}

const log = endpoint({
  permission,
  handle: async ({ services: { table }, parameters }) => {
    const { id } = await requireWebhook(table, parameters.id)
    return { data: (await readDeliveries(table, id)).map(answerOf) }
  },
})

/** Queues the newest deliveries of a period again, with their message ids. */
const replay = endpoint({
  permission,
  input: range,
  handle: async (call) => {
    const { body, parameters, services } = call
    const { table, now } = services
    const webhook = await requireWebhook(table, parameters.id)
    await limitManual(call, webhook)
    const [from, to] = [Date.parse(body.from), Date.parse(body.to) + 1].map(
      (time) => `${MESSAGE_PREFIX}${time}`,
    )
    const items = await readDeliveries(table, webhook.id, { from, to })
    const messages = items.filter(({ event }) => event !== 'test').map(({ sk }) => sk)
    let count = 0
    for (let start = 0; start < messages.length; start += PARALLEL) {
      const queued = await Promise.all(
        messages
          .slice(start, start + PARALLEL)
          .map((message) => queueAgain(table, { webhook: webhook.id, message }, now())),
      )
      count += queued.filter(Boolean).length
    }
    return { data: { count } }
  },
})

export function deliveryRoutes(options: WebhookRouteOptions): Route[] {
  const { test, resend } = deliveryEndpoints(options)
  return [
    { method: 'POST', path: WEBHOOK_PATHS.test('{id}'), endpoint: test },
    { method: 'POST', path: WEBHOOK_PATHS.replay('{id}'), endpoint: replay },
    { method: 'GET', path: WEBHOOK_PATHS.deliveries('{id}'), endpoint: log },
    { method: 'POST', path: WEBHOOK_PATHS.delivery('{id}', '{delivery}'), endpoint: resend },
  ]
}
