import {
  MAX_WEBHOOKS,
  type Webhook,
  type WebhookDelivery,
  type WebhookSecret,
} from '@flou/shared/webhooks.ts'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { putApiToken } from '../../core/http/testApiToken.ts'
import { startTestTable, type TestTable } from '../../core/store/testTable.ts'
import { allowedBy, routesWithin } from '../../core/store/testTableWithin.ts'
import { manifest } from '../../lambdas/webhooks/manifest.ts'
import { ADMIN, startTestApi, type TestApi, type TestRequest } from '../accounts/testApi.ts'
import type { PostedMessage } from './call/postWebhook.ts'
import { webhookKeys } from './webhookItems.ts'
import { webhookRoutes } from './webhookRoutes.ts'
import { secretSeal } from './call/secretSeal.ts'

const PATH = '/api/dashboard/webhooks'
const SETTINGS = { name: 'Search', url: 'https://hooks.example.com/', events: ['published'], types: ['news'] }
let server: TestTable
let api: TestApi
const used = new Set<string>()
let token: string
let posted: PostedMessage[]
let status: number
beforeEach(async () => {
  server = await startTestTable()
  posted = []
  status = 200
  const secrets = secretSeal((id = 'one') => Promise.resolve({ id, key: Buffer.alloc(32, 7) }))
  const post = (message: PostedMessage) => {
    posted.push(message)
    return Promise.resolve({ status, excerpt: 'answer' })
  }
  const routes = webhookRoutes({ secrets, post })
  api = await startTestApi(server.table, routesWithin(routes, manifest.table, used))
  token = String((await api.call({ path: '/api/authenticate', body: ADMIN })).data['token'])
})
afterEach(() => server.stop())
afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
})

const call = (request: TestRequest) => api.call({ token, ...request })
async function secretAt(path: string, body?: object) {
  const answer = await call({ path, ...(body && { body }) })
  return { ...answer, data: answer.data as unknown as WebhookSecret }
}
async function deliveryAt(path: string) {
  const answer = await call({ path })
  return { ...answer, data: answer.data as unknown as WebhookDelivery }
}
const create = (values: object = {}) => secretAt(PATH, { ...SETTINGS, ...values })
const list = async () => (await call({ method: 'GET', path: PATH })).data as unknown as Webhook[]
const sendTest = (id: string) => deliveryAt(`${PATH}/${id}/test`)
const signaturesOf = (message?: PostedMessage) => message?.headers['webhook-signature']?.split(' ').length

test('API tokens are refused, as none may manage webhooks', async () => {
  const { status: answered } = await call({
    method: 'GET',
    path: PATH,
    token: await putApiToken(server.table),
  })

  expect(answered).toBe(403)
})

test('the secret is shown once and stored encrypted', async () => {
  const { data, status: created } = await create()
  const backup = JSON.stringify(await server.backUp())

  expect(created).toBe(201)
  expect(data.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(backup).not.toContain(data.secret)
  expect(await list()).toMatchObject([{ ...SETTINGS, isActive: true, by: { name: ADMIN.fullName } }])
  expect(JSON.stringify(await list())).not.toContain('secret')
})

test('for 24 hours after a rotation both secrets sign', async () => {
  const { data } = await create()
  await sendTest(data.id)
  const rotated = await secretAt(`${PATH}/${data.id}/secret`)
  await sendTest(data.id)
  expect((await list())[0]).toHaveProperty('rotatedUntil')
  api.clock.now += 24 * 3_600_000
  token = String((await api.call({ path: '/api/authenticate', body: ADMIN })).data['token'])
  await sendTest(data.id)

  expect(rotated.data.secret).not.toBe(data.secret)
  expect(posted.map(signaturesOf)).toEqual([1, 2, 1])
  expect((await list())[0]).not.toHaveProperty('rotatedUntil')
})

test.each([
  ['Url', { url: 'http://example.com/' }],
  ['Url', { url: 'https://169.254.169.254/latest' }],
  ['Url', { url: 'https://localhost/' }],
  ['Name', { name: ' ' }],
  ['Name', { name: ' search ' }],
  ['Events', { events: [] }],
])('the field %s refuses %o', async (field, values) => {
  await create()

  expect(await create({ name: 'Other', ...values })).toMatchObject({
    status: 422,
    errors: { [field]: expect.any(String) },
  })
})

test('there are at most twenty', async () => {
  for (let index = 0; index < MAX_WEBHOOKS; index += 1) await create({ name: `Webhook ${index}` })

  expect((await create({ name: 'One more' })).status).toBe(422)
})

test('creating, changing and rotating need a recent password; deleting does not', async () => {
  const { data } = await create()
  const path = `${PATH}/${data.id}`
  api.clock.now += 11 * 60_000
  const answers = [
    await create({ name: 'Later' }),
    await call({ method: 'PUT', path, body: SETTINGS }),
    await call({ path: `${path}/secret` }),
    await call({ method: 'DELETE', path }),
  ]

  expect(answers.map(({ code, status: answered }) => code ?? answered)).toEqual([
    ...Array.from({ length: 3 }, () => 'confirmation_needed'),
    200,
  ])
  expect(await list()).toEqual([])
})

test('each change is audited', async () => {
  const { data } = await create()
  const path = `${PATH}/${data.id}`
  api.clock.now += 1000
  await call({ method: 'PUT', path, body: { ...SETTINGS, isActive: false } })
  api.clock.now += 1000
  await call({ path: `${path}/secret` })
  api.clock.now += 1000
  await call({ method: 'DELETE', path })
  const items = (await server.backUp()) as unknown as { row?: { S?: string } }[]
  const rows = items.flatMap(({ row }) => (row?.S?.includes('"entity":"webhooks"') ? [row.S] : []))
  const actions = rows.map((row) => JSON.parse(row) as { id: string; actionType: string; detail?: string })

  expect(
    actions
      .toSorted((a, b) => a.id.localeCompare(b.id))
      .map(({ actionType, detail }) => detail ?? actionType),
  ).toEqual(['create', 'update', 'rotate_secret', 'purge'])
})

test('a failed test is logged, not repeated, and can be sent again with the same id', async () => {
  const { data } = await create()
  status = 500
  const { data: failed } = await sendTest(data.id)
  expect(failed).toMatchObject({
    event: 'test',
    state: 'failed',
    attempts: [{ status: 500, excerpt: 'answer' }],
  })
  status = 204
  const again = await deliveryAt(`${PATH}/${data.id}/deliveries/${failed.id}`)

  expect(again.data).toMatchObject({ id: failed.id, state: 'delivered', attempts: [{}, { status: 204 }] })
  expect(posted.map(({ headers }) => headers['webhook-id'])).toEqual([failed.id, failed.id])
  const log = await call({ method: 'GET', path: `${PATH}/${data.id}/deliveries` })
  expect(log.data).toEqual([again.data])
})

test('managers of roles are notified by mail and bell when it is paused', async () => {
  const { data } = await create()
  status = 500
  await server.table.update(webhookKeys.webhook(data.id), {
    UpdateExpression: 'SET failingSince = :since',
    ExpressionAttributeValues: { ':since': new Date(api.clock.now - 3 * 86_400_000).toISOString() },
  })
  await sendTest(data.id)
  const items = await server.backUp()

  expect(await list()).toMatchObject([{ isActive: false, pausedAt: expect.any(String) }])
  expect(
    items.filter(({ template, kind }) => [template?.S, kind?.S].includes('webhookPaused')),
  ).toMatchObject([
    { pk: { S: expect.stringMatching(/^(?:bell|mail)#/) } },
    { pk: { S: expect.stringMatching(/^(?:bell|mail)#/) } },
  ])
})

test('a replay leaves tests out', async () => {
  const { data } = await create()
  await sendTest(data.id)
  const body = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' }

  expect((await call({ path: `${PATH}/${data.id}/replay`, body })).data).toEqual({ count: 0 })
})

test('manual calls are limited', async () => {
  const { data } = await create()
  const answers = await Promise.all(Array.from({ length: 31 }, () => sendTest(data.id)))

  expect(answers.filter(({ status: answered }) => answered === 429)).toHaveLength(1)
})
