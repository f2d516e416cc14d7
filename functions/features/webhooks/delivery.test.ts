import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { DeliveryResult, WebhookPayload } from '@flou/shared/webhooks.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestTable, type TestTable } from '../../core/store/testTable.ts'
import { tableWithin } from '../../core/store/testTableWithin.ts'
import { manifest } from '../../lambdas/webhooks/manifest.ts'
import { manifest as mailer } from '../../lambdas/mailer/manifest.ts'
import type { Key } from '../../core/store/keys.ts'
import { newUlid } from '../../core/store/ulid.ts'
import { queueAgain } from './deliver.ts'
import type { PostedMessage } from './call/postWebhook.ts'
import { queueDeliveries } from './queueDeliveries.ts'
import { sendDue } from './sendDue.ts'
import { webhookKeys, type DeliveryItem, type WebhookItem } from './webhookItems.ts'
import { readWebhooks } from './webhookStore.ts'
import { submissionRecord, webhookItem } from './testRecords.ts'

const START = Date.parse('2026-11-21T03:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
let server: TestTable
let now = START
let posted: (PostedMessage & { at: number })[] = []
let answer: (message: PostedMessage) => DeliveryResult
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // the error of a killed process
  server = await startTestTable()
  now = START
  posted = []
  answer = () => ({ status: 200 })
  await createWebhook('hook')
})
afterEach(() => server.stop())

const createWebhook = (id: string, values: Partial<WebhookItem> = {}) =>
  server.table.put(webhookItem(id, values))

const queue = (...ids: string[]) =>
  queueDeliveries(
    {
      table: tableWithin(server.table, mailer.table),
      registry: REGISTRY,
      siteOrigin: 'https://flou.example',
    },
    ids.map((id) => submissionRecord(id, START)),
    new Date(now),
  )

/** One call of the schedule; waiting moves the clock. */
function send(milliseconds = 0) {
  const end = now + milliseconds
  return sendDue({
    table: tableWithin(server.table, manifest.table),
    post: (message) => {
      posted.push({ ...message, at: now })
      return Promise.resolve(answer(message))
    },
    secrets: { seal: (_, secret) => Promise.resolve(secret), unseal: (_, secret) => Promise.resolve(secret) },
    now: () => new Date(now),
    newId: () => newUlid(new Date(now)),
    random: () => 0.5,
    timeLeft: () => end - now + 1,
    wait: (time) => {
      now += time
      return Promise.resolve()
    },
  })
}

const sentIds = () => posted.map(({ body }) => (JSON.parse(body) as WebhookPayload).recordId)
async function delivery() {
  const { items } = await server.table.query<Key & DeliveryItem>({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
    ExpressionAttributeValues: { ':pk': webhookKeys.webhook('hook').pk, ':message': 'msg_' },
  })
  if (!items[0]) throw new Error('No delivery')
  return items[0]
}
const webhook = async () => (await readWebhooks(server.table))[0]

test('a repeated stream record is sent once, signed, without personal data', async () => {
  await queue('s1')
  await queue('s1')

  expect(await send(MINUTE)).toEqual({ delivered: 1 })
  expect(posted).toHaveLength(1)
  const { url, body = '', headers = {} }: Partial<PostedMessage> = posted[0] ?? {}
  expect([url, JSON.parse(body)]).toEqual([
    'https://hook.example/',
    {
      id: headers['webhook-id'],
      event: 'submitted',
      at: new Date(START).toISOString(),
      type: 'submission',
      recordId: 's1',
      form: 'contactMessage',
    },
  ])
  expect(headers['webhook-signature']).toMatch(/^v1,\S+$/)
})

test('failed calls are repeated after 10 s, 1 and 5 minutes, half an hour, 2, 6 and 24 hours, then no more', async () => {
  answer = () => ({ status: 500 })
  await queue('s1')
  do {
    now = Date.parse((await delivery()).gsi1sk ?? '')
    await send()
  } while ((await delivery()).state === 'waiting')
  const waits = posted.slice(1).map(({ at }, index) => Math.round((at - (posted[index]?.at ?? 0)) / 1_000))

  expect(waits).toEqual([10, 60, 300, 1_800, 7_200, 21_600, 86_400])
  expect(new Set(posted.map(({ headers }) => headers['webhook-id']))).toHaveLength(1)
  expect(await webhook()).toMatchObject({ isActive: true, last: { status: 500 } })
})

test('a process that is killed before it stores the result sends the message again, with the same id', async () => {
  await queue('s1')
  answer = () => {
    throw new Error('killed')
  }
  expect(await send()).toEqual({})
  answer = () => ({ status: 200 })
  now += MINUTE
  await send()
  expect(posted).toHaveLength(1)
  now += 2 * MINUTE
  await send(MINUTE)

  expect(posted).toHaveLength(2)
  expect(posted[0]?.headers['webhook-id']).toBe(posted[1]?.headers['webhook-id'])
})

test('a receiver that fails delays no other one, and gets at most three calls a minute', async () => {
  await createWebhook('other')
  answer = ({ url }) => (url.includes('hook.example') ? { problem: 'timeout' } : { status: 204 })
  const ids = Array.from({ length: 12 }, (_, index) => `s${index}`)
  await queue(...ids)
  const counts = await send(50_000)

  expect(counts).toEqual({ delivered: 12, waiting: 3 })
})

test('a receiver gets at most five calls a second', async () => {
  await queue(...Array.from({ length: 25 }, (_, index) => `s${index}`))
  await send(50_000)
  const times = posted.map(({ at }) => at)

  expect(new Set(sentIds())).toHaveLength(25)
  expect(Math.min(...times.slice(5).map((time, index) => time - (times[index] ?? 0)))).toBeGreaterThanOrEqual(
    1_000,
  )
})

test('events of a paused webhook wait until it is resumed', async () => {
  await createWebhook('hook', { isActive: false })
  await queue('s1')
  await send(MINUTE)
  expect(posted).toEqual([])
  await createWebhook('hook')
  await send(MINUTE)

  expect(sentIds()).toEqual(['s1'])
})

test('a webhook that has failed for three days is paused; one success in between starts the count again', async () => {
  answer = () => ({ status: 500 })
  await createWebhook('hook', { failingSince: new Date(START - 71 * HOUR).toISOString() })
  await queue('s1')
  await send()
  expect(await webhook()).toMatchObject({ isActive: true })
  answer = () => ({ status: 200 })
  now += MINUTE
  await send()
  expect(await webhook()).not.toHaveProperty('failingSince')

  await createWebhook('hook', { failingSince: new Date(now - 72 * HOUR).toISOString() })
  answer = () => ({ status: 500 })
  await queue('s2')
  await send()
  expect(await webhook()).toMatchObject({ isActive: false, pausedAt: new Date(now).toISOString() })
})

test('a delivered message is sent again with its id when it is replayed', async () => {
  await queue('s1')
  await send()
  const message = posted[0]?.headers['webhook-id'] ?? ''
  expect(await queueAgain(server.table, { webhook: 'hook', message }, new Date(now))).toBe(true)
  expect(await queueAgain(server.table, { webhook: 'hook', message }, new Date(now))).toBe(false)
  await send()

  expect(posted.map(({ headers }) => headers['webhook-id'])).toEqual([message, message])
})

test('only requested events and types are queued', async () => {
  await createWebhook('hook', { events: ['finished'] })
  await createWebhook('other', { types: ['news'] })

  expect(await queue('s1')).toBe(1)
  await send(MINUTE)
  expect(posted.map(({ url }) => url)).toEqual(['https://other.example/'])
})
