import { permissionList, type Permission } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { routes as visitRoutes } from '../../../lambdas/visits/routes.ts'
import { keys } from '../../../core/store/keys.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { claimMail, dueMails, occasionId } from '../../mail/outbox/outbox.ts'
import { mailKeys } from '../../mail/outbox/mailKeys.ts'
import { readApiTokens } from './apiTokenStore.ts'
import { ADMIN, startTestApi, type TestApi, type TestRequest } from '../testApi.ts'

let server: TestTable
let api: TestApi
let admin: string
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table, [...contentRoutes(REGISTRY), ...visitRoutes()])
  const answer = await api.call({ path: '/api/authenticate', body: ADMIN })
  admin = String(answer.data['token'])
})
afterEach(() => server.stop())

const TOKENS = '/api/account/api-tokens'
const CATEGORY = '/api/dashboard/news/category'
const DAY_MS = 86_400_000
const category = {
  contents: [1, 2].map((languageId) => ({ languageId, title: `Cloud ${languageId}`, description: 'About' })),
}

const asAdmin = (request: TestRequest) => api.call({ token: admin, ...request })

async function createRole(permitted: (key: Permission) => boolean, needApproval = false): Promise<number> {
  const body = {
    roleName: `Role ${api.ids.length}`,
    needApproval,
    permission: permissionList(permitted),
  }
  const { data, status } = await asAdmin({ path: '/api/dashboard/admin', body })
  expect(status).toBe(201)
  return Number(data['id'])
}

const request = (values: object) =>
  asAdmin({ path: TOKENS, body: { name: 'Importer', role: 1, days: 90, isReadOnly: false, ...values } })

async function createToken(values: object = {}): Promise<string> {
  const answer = await request(values)
  expect(answer.status).toBe(201)
  return String(answer.data['token'])
}

const listTokens = async () =>
  (await asAdmin({ method: 'GET', path: TOKENS })).data as unknown as Record<string, unknown>[]
const read = async (token: string) => (await api.call({ method: 'GET', path: CATEGORY, token })).status
const create = (token: string) => api.call({ path: CATEGORY, token, body: category })

test('a token is shown once, stored as a hash, and works until it expires', async () => {
  const token = await createToken({ days: 30 })

  expect(token).toMatch(/^flou_[\w-]{43}$/)
  expect(JSON.stringify(await server.backUp())).not.toContain(token)
  expect(await listTokens()).toMatchObject([
    { name: 'Importer', by: { name: ADMIN.fullName }, roleName: 'Administrator', state: 'active' },
  ])
  api.clock.now += 30 * DAY_MS - 1000
  expect(await read(token)).toBe(200)
  api.clock.now += 1000
  expect(await read(token)).toBe(401)
})

test('a write is audited under the name of the token, and so are its creation and revocation', async () => {
  api.clock.now += 1000
  const token = await createToken()
  api.clock.now += 1000
  expect((await create(token)).status).toBe(201)
  api.clock.now += 1000
  const [{ id } = {}] = await listTokens()
  expect((await asAdmin({ method: 'DELETE', path: `${TOKENS}/${String(id)}` })).status).toBe(200)

  expect(await read(token)).toBe(401)
  expect((await asAdmin({ method: 'DELETE', path: `${TOKENS}/${String(id)}` })).status).toBe(404)
  const log = await asAdmin({ method: 'GET', path: '/api/dashboard/audit-log' })
  const entries = log.data as unknown as { action: string; account: { fullName: string } }[]
  expect(entries.slice(0, 3).map(({ action, account }) => [action, account.fullName])).toEqual([
    ['Revoked the API token “Importer”', ADMIN.fullName],
    ['Created News category “Cloud 2”', 'Importer (token)'],
    ['Created the API token “Importer”', ADMIN.fullName],
  ])
})

test('the creator is mailed at once, and a week before the token expires unless it is revoked', async () => {
  await createToken({ days: 30 })
  const [{ id = '' } = {}] = await listTokens()
  const mails = async () => server.table.getAll(api.ids.map(mailKeys.mail))
  const planned = mailKeys.mail(occasionId('api token expires', String(id)))

  expect((await mails()).filter(Boolean)).toMatchObject([
    { to: ADMIN.email, params: { facts: [{ kind: 'apiToken', name: 'Importer' }] } },
  ])
  expect(await server.table.get(planned)).toMatchObject({ to: ADMIN.email, template: 'apiTokenExpires' })
  const day = (count: number) => new Date(api.clock.now + count * DAY_MS)
  expect(await dueMails(server.table, day(22))).toEqual([])
  expect(await dueMails(server.table, day(23))).toEqual([planned])
  expect(await claimMail(server.table, planned, day(22))).toBeUndefined()
  await asAdmin({ method: 'DELETE', path: `${TOKENS}/${String(id)}` })
  expect(await server.table.get(planned)).toBeUndefined()
})

test('the permissions are those of the role, and a read-only token writes nothing', async () => {
  const news = await createRole((key) => key === 'Manage News')
  const writer = await createToken({ role: news })
  const reader = await createToken({ role: news, name: 'Reader', isReadOnly: true })

  expect((await create(writer)).status).toBe(201)
  expect(await read(reader)).toBe(200)
  expect(await create(reader)).toMatchObject({ status: 403, code: 'forbidden' })
  expect((await api.call({ method: 'GET', path: '/api/dashboard/footer', token: writer })).status).toBe(403)
})

test('changes of a token whose role needs approval wait, and its creator is their author', async () => {
  const role = await createRole(() => true, true)
  const token = await createToken({ role })

  expect(await create(token)).toMatchObject({
    status: 202,
    changeRequest: { author: { id: 1, name: 'Importer (token)' } },
  })
})

test.each([
  ['GET', TOKENS, 403],
  ['POST', TOKENS, 403],
  ['GET', '/api/dashboard/user', 403],
  ['POST', '/api/dashboard/admin', 403],
  ['POST', '/api/dashboard/workflow/x/approve', 403],
  ['GET', '/api/account/sessions', 403],
  ['PUT', '/api/account/profile', 403],
  ['GET', '/api/dashboard/bell', 403],
  ['PUT', '/api/dashboard/views', 403],
  ['GET', '/api/dashboard/visits', 403],
  ['GET', '/api/dashboard/workflow/approvers', 200],
])('a token of an administrator calls %s %s with the answer %i', async (method, path, status) => {
  const token = await createToken()
  const answer = await api.call({ method, path, token, ...(method !== 'GET' && { body: {} }) })

  expect(answer.status).toBe(status)
})

test('a token cannot change the approval settings', async () => {
  const token = await createToken()
  const path = '/api/dashboard/setting/approval'
  const { data } = await asAdmin({ method: 'GET', path })

  expect((await api.call({ method: 'PUT', path, token, body: data })).status).toBe(403)
})

test.each([
  ['deactivated', { status: USER_STATUS.inactive }],
  ['given another role', { role: 2 }],
])('a token is refused once its creator is %s', async (_, change) => {
  await createRole(() => true)
  const token = await createToken()
  const key = keys.live('user', 1)
  const item = await server.table.get(key)
  const data = JSON.stringify({ ...JSON.parse(item?.data ?? '{}'), ...change })
  await server.table.put({ ...key, ...item, data })

  expect(await read(token)).toBe(401)
})

test('a token ends with its role, and is listed as not accepted', async () => {
  const role = await createRole((key) => key === 'Manage News')
  const token = await createToken({ role })
  expect((await asAdmin({ method: 'DELETE', path: `/api/dashboard/admin/${role}` })).status).toBe(200)

  expect(await read(token)).toBe(401)
  expect(await listTokens()).toMatchObject([{ state: 'ended' }])
})

test('creating needs a recent password, an existing role, a free name and a known number of days', async () => {
  await createToken()

  expect(await request({ name: ' importer ' })).toMatchObject({
    status: 422,
    errors: { Name: expect.any(String) },
  })
  expect(await request({ name: '' })).toMatchObject({ status: 422, errors: { Name: expect.any(String) } })
  expect(await request({ role: 9 })).toMatchObject({ status: 422, errors: { Role: expect.any(String) } })
  expect(await request({ days: 366 })).toMatchObject({ status: 422 })
  api.clock.now += 11 * 60_000
  expect(await request({ name: 'Later' })).toMatchObject({ status: 403, code: 'confirmation_needed' })
})

test('the last use is stored at most once an hour', async () => {
  const token = await createToken()
  const lastUse = async () => (await readApiTokens(server.table))[0]?.row.lastUsed
  await read(token)
  const first = new Date(api.clock.now).toISOString()
  api.clock.now += 59 * 60_000
  await read(token)
  expect(await lastUse()).toBe(first)
  api.clock.now += 60_000
  await read(token)
  expect(await lastUse()).toBe(new Date(api.clock.now).toISOString())
})

test('a token that calls too often has to wait', async () => {
  const token = await createToken()
  const statuses = await Promise.all(Array.from({ length: 301 }, () => read(token)))

  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
