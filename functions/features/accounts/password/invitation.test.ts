import { permissionList } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { mailKeys } from '../../mail/outbox/mailKeys.ts'
import { mintTokens } from '../../mail/outbox/mintedTokens.ts'
import { ADMIN, startTestApi, type TestApi } from '../testApi.ts'

let server: TestTable
let api: TestApi
let admin: string
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table, contentRoutes(REGISTRY))
  admin = await logInAsAdmin()
  await api.call({ path: '/api/dashboard/admin', token: admin, body: ROLE })
  expect((await api.call({ path: '/api/dashboard/user', token: admin, body: SITI })).status).toBe(201)
})
afterEach(() => server.stop())

const PASSWORD = 'teh tarik tanpa gula'
const DAY_MS = 86_400_000
const ROLE = {
  roleName: 'Penulis',
  needApproval: false,
  permission: permissionList((key) => key === 'Manage News'),
}
const SITI = {
  fullName: 'Siti Aminah',
  email: 'siti@flou.example',
  role: 2,
  title: 'Penulis',
  nik: '7',
  language: 'en',
  status: USER_STATUS.active,
}
const signIn = (email: string, password: string) =>
  api.call({ path: '/api/authenticate', body: { email, password } })
const logInAsAdmin = async () => String((await signIn(ADMIN.email, ADMIN.password)).data['token'])

interface StoredMail {
  to: string
  template: string
  language: string
  params: object
}
async function invitations(): Promise<StoredMail[]> {
  const items = await server.table.getAll(api.ids.map(mailKeys.mail))
  return items.flatMap((item) => (item?.template === 'invitation' ? [item as unknown as StoredMail] : []))
}
async function latestToken(): Promise<string> {
  const params = await mintTokens(api.services, (await invitations()).at(-1)?.params)
  return (params as { token: string }).token
}
const check = (token: string) => api.call({ path: '/api/account/invitation', body: { token } })
const accept = (token: string, password = PASSWORD) =>
  api.call({
    path: '/api/account/reset-password',
    body: { token, password, confirmPassword: password },
  })
const resend = (token = admin) => api.call({ path: '/api/account/invitations/2', token })
const readUser = async () =>
  (await api.call({ method: 'GET', path: '/api/dashboard/user/2', token: admin })).data
const saveUser = async (body: object) => {
  const { version, recordVersion = version } = await readUser()
  return api.call({
    method: 'PUT',
    path: '/api/dashboard/user/2',
    token: admin,
    body: { ...SITI, recordVersion, ...body },
  })
}

test('a user without a password is invited by a mail in their language', async () => {
  expect((await readUser())['status']).toBe(USER_STATUS.invited)
  expect(await invitations()).toMatchObject([
    { to: SITI.email, language: 'en', params: { name: SITI.fullName, by: ADMIN.fullName } },
  ])
  expect(JSON.stringify(await invitations())).not.toContain(await latestToken())
})

test('the link sets a password once, and the user is active', async () => {
  const token = await latestToken()

  expect((await check(token)).status).toBe(200)
  expect(await accept(token, 'password1234')).toMatchObject({ status: 422 })
  expect((await accept(token)).status).toBe(200)

  expect((await signIn(SITI.email, PASSWORD)).status).toBe(200)
  expect((await readUser())['status']).toBe(USER_STATUS.active)
  expect((await check(token)).status).toBe(422)
  expect((await accept(token, 'es cendol durian enak')).status).toBe(422)
})

test('a link dies after seven days', async () => {
  const token = await latestToken()
  api.clock.now += 7 * DAY_MS - 1000
  expect((await check(token)).status).toBe(200)
  api.clock.now += 2000

  expect((await check(token)).status).toBe(422)
  expect((await accept(token)).status).toBe(422)
})

test('sending again ends the earlier link, and is limited', async () => {
  const token = await latestToken()
  expect(await resend()).toMatchObject({ status: 200, message: expect.stringContaining('sent') })
  const newer = await latestToken()

  expect((await accept(token)).status).toBe(422)
  expect((await check(newer)).status).toBe(200)
  for (let more = 2; more <= 5; more += 1) expect((await resend()).status).toBe(200)
  expect((await resend()).status).toBe(429)
})

test('sending again needs a fresh password, the permission, and an invited user', async () => {
  await accept(await latestToken())
  const siti = String((await signIn(SITI.email, PASSWORD)).data['token'])

  expect((await resend(siti)).status).toBe(403)
  expect((await resend()).status).toBe(404)
  api.clock.now += 11 * 60_000
  await api.call({ path: '/api/dashboard/user', token: admin, body: { ...SITI, email: 'b@flou.example' } })
  expect(await resend()).toMatchObject({ status: 404 })
})

test('another address gets a new invitation, and the link to the old one dies', async () => {
  const token = await latestToken()
  expect((await saveUser({ email: 'siti.baru@flou.example', status: USER_STATUS.invited })).status).toBe(200)

  expect((await check(token)).status).toBe(422)
  expect((await invitations()).map(({ to }) => to)).toEqual([SITI.email, 'siti.baru@flou.example'])
})

test('an inactive user cannot use the link; active again means invited again', async () => {
  const token = await latestToken()
  await saveUser({ status: USER_STATUS.inactive })
  expect((await check(token)).status).toBe(422)

  await saveUser({ status: USER_STATUS.active })
  expect((await readUser())['status']).toBe(USER_STATUS.invited)
  expect((await check(await latestToken())).status).toBe(200)
})

test('creating a user needs the password typed in the last minutes', async () => {
  api.clock.now += 11 * 60_000
  const body = { ...SITI, email: 'c@flou.example' }

  expect(await api.call({ path: '/api/dashboard/user', token: admin, body })).toMatchObject({
    code: 'confirmation_needed',
  })
})
