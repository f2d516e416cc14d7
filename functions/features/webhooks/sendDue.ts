import { setTimeout as sleep } from 'node:timers/promises'
import type { DeliveryState } from '@flou/shared/webhooks.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { causeChain } from '../../core/http/requestLog.ts'
import { GSI1 } from '../../core/store/keys.ts'
import { reportError } from '../../core/tasks/eachItem.ts'
import { deliverDue } from './deliver.ts'
import { webhookKeys, webhookPartitions } from './webhookItems.ts'
import { readWebhooks, updateIf, type DeliveryServices, type StoredWebhook } from './webhookStore.ts'

/** Calls a second to one receiver. */
const PER_SECOND = 5
/** Failures in a row after which a receiver is left alone until the next minute. */
const MAX_FAILURES = 3
const PAGE_SIZE = 20
const LEASE_MS = 40_000
const MIN_WAIT_MS = 1_000

export interface SenderServices extends DeliveryServices {
  /** Milliseconds in which another call may begin. */
  timeLeft: () => number
  wait?: (milliseconds: number) => Promise<unknown>
}

type Counts = Partial<Record<DeliveryState, number>>

interface Queue {
  webhook: StoredWebhook
  counts: Counts
}

async function earliest(table: Table, webhook: string): Promise<{ message: string; due: string }[]> {
  const { items } = await table.query<{ sk: string; gsi1sk: string }>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :queue',
    ExpressionAttributeValues: { ':queue': webhookPartitions.waiting(webhook) },
    Limit: PAGE_SIZE,
  })
  return items.map(({ sk, gsi1sk }) => ({ message: sk, due: gsi1sk }))
}

/** One process at a time sends the queue of a webhook, which limits its rate. */
const lease = (table: Table, id: string, now: Date) =>
  updateIf(table, webhookKeys.webhook(id), {
    UpdateExpression: 'SET sendingUntil = :until',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(sendingUntil) OR sendingUntil <= :now)',
    ExpressionAttributeValues: {
      ':now': now.toISOString(),
      ':until': new Date(now.getTime() + LEASE_MS).toISOString(),
    },
  })

/** @returns epoch milliseconds of the next delivery, undefined if none is left for this call */
async function sendQueue({ webhook, counts }: Queue, services: SenderServices): Promise<number | undefined> {
  const { table, now, timeLeft, wait = sleep } = services
  let failures = 0
  for (;;) {
    const waiting = await earliest(table, webhook.id)
    const due = waiting.filter((each) => Date.parse(each.due) <= now().getTime())
    let sent = 0
    for (const { message } of due) {
      if (failures >= MAX_FAILURES || timeLeft() <= 0) return undefined
      const [state] = await Promise.all([deliverDue(webhook, message, services), wait(1_000 / PER_SECOND)])
      if (!state) continue
      sent += 1
      failures = state === 'delivered' ? 0 : failures + 1
      counts[state] = (counts[state] ?? 0) + 1
    }
    const next = waiting.find((each) => !due.includes(each))
    // The index is eventually consistent.
    if (sent === 0) return next && Date.parse(next.due)
  }
}

async function sendLeasedQueue(queue: Queue, services: SenderServices): Promise<number | undefined> {
  const { id } = queue.webhook
  const { table, now } = services
  const [first] = await earliest(table, id)
  if (!first) return undefined
  if (Date.parse(first.due) > now().getTime()) return Date.parse(first.due)
  if (!(await lease(table, id, now()))) return undefined
  try {
    return await sendQueue(queue, services)
  } finally {
    await updateIf(table, webhookKeys.webhook(id), {
      UpdateExpression: 'REMOVE sendingUntil',
      ConditionExpression: 'attribute_exists(pk)',
    })
  }
}

/** Sends what is due, webhooks in parallel, and waits for retries while time remains. */
export async function sendDue(services: SenderServices): Promise<Counts> {
  const { table, now, timeLeft, wait = sleep } = services
  const counts: Counts = {}
  let ids: ReadonlySet<string> | undefined
  for (;;) {
    const webhooks = (await readWebhooks(table)).filter(
      ({ id, isActive }) => isActive && (ids?.has(id) ?? true),
    )
    const times = await Promise.all(
      webhooks.map((webhook) =>
        sendLeasedQueue({ webhook, counts }, services).catch((error: unknown) => {
          reportError({ event: 'webhook failed', webhook: webhook.id, causes: causeChain(error) })
          return undefined
        }),
      ),
    )
    ids = new Set(webhooks.flatMap(({ id }, index) => (times[index] === undefined ? [] : [id])))
    const pause = Math.max(MIN_WAIT_MS, Math.min(...times.map((time) => time ?? Infinity)) - now().getTime())
    if (pause >= timeLeft()) return counts
    await wait(pause)
  }
}
