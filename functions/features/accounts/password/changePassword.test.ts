import { permissionList } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { composeMail, mailText } from '../../mail/mailContent.ts'
import { defaultTexts } from '../../mail/defaultTexts.ts'
import { TEMPLATES } from '../../mail/templates/mailTemplates.ts'
import { mailKeys } from '../../mail/outbox/mailKeys.ts'
import { mintTokens } from '../../mail/outbox/mintedTokens.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { ADMIN, cheapPassword, startTestApi, type TestAnswer, type TestApi } from '../testApi.ts'

let server: TestTable
let api: TestApi
let admin: string
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table, contentRoutes(REGISTRY))
  admin = tokenOf(await signIn(ADMIN.email, ADMIN.password))
  await api.call({ path: '/api/dashboard/admin', token: admin, body: WRITER })
  await api.call({ path: '/api/dashboard/user', token: admin, body: BUDI })
  await cheapPassword(server.table, 2, PASSWORD)
})
afterEach(() => server.stop())

const PASSWORD = 'es cendol durian enak'
const NEW_PASSWORD = 'teh tarik tanpa gula'
const WRITER = {
  roleName: 'Penulis',
  needApproval: true,
  permission: permissionList((key) => key === 'Manage News'),
}
const BUDI = {
  fullName: 'Budi Santoso',
  email: 'budi@flou.example',
  role: 2,
  title: 'Editor',
  nik: '123',
  status: '1',
  password: PASSWORD,
  confirmPassword: PASSWORD,
}
const tokenOf = ({ data }: TestAnswer) => String(data['token'])
const signIn = (
  email: string,
  password: string,
  { headers = {}, cookies = [] }: { headers?: Record<string, string>; cookies?: string[] } = {},
) => api.call({ path: '/api/authenticate', body: { email, password }, headers, cookies })
const asBudi = () => signIn(BUDI.email, PASSWORD)
const change = (token: string, body: object) => api.call({ path: '/api/account/password', token, body })
const sessions = (token: string) => api.call({ method: 'GET', path: '/api/account/sessions', token })
const deviceOf = ({ cookieTexts }: TestAnswer) =>
  /known_device=([^;]+)/.exec(cookieTexts?.join('\n') ?? '')?.[1] ?? ''

interface StoredMail {
  to: string
  template: string
  language: 'en' | 'id'
  params: Record<string, unknown>
}
/** Mails in the outbox, oldest first. */
async function mails(): Promise<StoredMail[]> {
  const items = await server.table.getAll(api.ids.map(mailKeys.mail))
  return items.flatMap((item) => (item ? [item as unknown as StoredMail] : []))
}
const noticesOfChanges = async () => (await mails()).filter(({ template }) => template === 'accountChanged')
function textOf({ template, params, language }: StoredMail): string {
  const site = { adminOrigin: 'https://admin.example', siteOrigin: 'https://www.example' }
  const facts = TEMPLATES.get(template)?.(params, language, site)
  return facts ? mailText(composeMail(facts, defaultTexts(facts.mail, language))) : ''
}
async function updateBudi(given: Record<string, unknown>) {
  const path = '/api/dashboard/user/2'
  const { data } = await api.call({ method: 'GET', path, token: admin })
  const body = { ...data, password: '', confirmPassword: '', ...given }
  return api.call({ method: 'PUT', path, token: admin, body })
}

test('people change their own password without any permission or approval; all but this session end', async () => {
  const [here, there] = [await asBudi(), await asBudi()]

  const changed = await change(tokenOf(here), { current: PASSWORD, new: NEW_PASSWORD })

  expect(changed).toMatchObject({ status: 200, message: expect.stringContaining('was changed') })
  expect([await sessions(tokenOf(here)), await sessions(tokenOf(there))]).toMatchObject([
    { status: 200, data: [{ current: true }] },
    { status: 401 },
  ])
  expect((await api.call({ path: '/api/account/refresh-token', cookie: here.cookie ?? '' })).status).toBe(200)
  expect([(await asBudi()).status, (await signIn(BUDI.email, NEW_PASSWORD)).status]).toEqual([401, 200])
  expect(await noticesOfChanges()).toMatchObject([{ to: BUDI.email }])
})

test.each([
  [{ current: 'wrong password!', new: NEW_PASSWORD }, { Current: 'The password is incorrect.' }],
  [{ current: '', new: NEW_PASSWORD }, { Current: 'This field is required.' }],
  [{ current: PASSWORD, new: 'short' }, { Password: 'Length should be at least 12 characters.' }],
  [
    { current: PASSWORD, new: 'password1234' },
    { Password: 'This password is too common. Choose another one.' },
  ],
  [{ current: PASSWORD, new: BUDI.email }, { Password: expect.stringContaining('email address') }],
  [{ current: PASSWORD, new: 'a'.repeat(129) }, { Password: expect.any(String) }],
])('%o is refused by its field, and nothing changes', async (body, errors) => {
  const answer = await change(tokenOf(await asBudi()), body)

  expect([answer.status, answer.errors]).toEqual([422, errors])
  expect([(await asBudi()).status, await noticesOfChanges()]).toEqual([200, []])
})

test('five wrong passwords end the attempts of a session, not those of the person elsewhere', async () => {
  const [here, there] = [tokenOf(await asBudi()), tokenOf(await asBudi())]
  for (let failure = 0; failure < 5; failure += 1)
    await change(here, { current: 'wrong password!', new: NEW_PASSWORD })
  const refused = await change(here, { current: PASSWORD, new: NEW_PASSWORD })

  expect(refused.errors).toEqual({ Current: 'The password is incorrect.' })
  expect((await change(there, { current: PASSWORD, new: NEW_PASSWORD })).status).toBe(200)
})

test('strangers who lock the account keep nobody from confirming in a session', async () => {
  const token = tokenOf(await asBudi())
  for (let index = 0; index < 40; index += 1)
    await signIn(BUDI.email, 'wrong password!', { headers: { 'x-viewer-address': `203.0.113.${index}` } })

  const confirmed = await api.call({
    path: '/api/account/confirm-password',
    token,
    body: { password: PASSWORD },
  })

  expect([(await asBudi()).status, confirmed.status]).toEqual([401, 200])
})

test('without a session there is nothing to change', async () => {
  expect((await change('', { current: PASSWORD, new: NEW_PASSWORD })).status).toBe(401)
})

test('a new password, address and role are told to the old and the new address', async () => {
  await updateBudi({
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    email: 'b@flou.example',
    role: 1,
  })

  const sent = await mails()
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['b@flou.example', BUDI.email])
  for (const mail of sent) {
    const text = textOf(mail)
    for (const part of ['Email: budi@flou.example → b@flou.example', 'Role: Penulis → Administrator'])
      expect(text).toContain(part)
    expect(text).toContain('Password: A new password was set')
    expect(text).toContain(`Changed by: ${ADMIN.fullName}`)
    expect(text).not.toContain(NEW_PASSWORD)
  }
})

test('another change of an account is told to nobody', async () => {
  await updateBudi({ title: 'Redaktur' })

  expect(await mails()).toEqual([])
})

test('a log-in from a new device is told, but not the first of all and not one from a known device', async () => {
  const chrome = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' }
  const first = await signIn(BUDI.email, PASSWORD)
  await signIn(BUDI.email, PASSWORD, { headers: chrome, cookies: [`known_device=${deviceOf(first)}`] })
  const before = await mails()
  await signIn(BUDI.email, PASSWORD, { headers: { ...chrome, 'accept-language': 'id-ID' } })

  const [mail, ...more] = await mails()
  expect([before, more]).toEqual([[], []])
  expect(mail).toMatchObject({ to: BUDI.email, template: 'newDevice' })
  expect(mail && textOf(mail)).toContain('Chrome on Linux')
})

test('people end all their other sessions at once', async () => {
  const [here, ...others] = [await asBudi(), await asBudi(), await asBudi()]
  const ended = await api.call({ method: 'DELETE', path: '/api/account/sessions', token: tokenOf(here) })
  const statuses = await Promise.all(others.map(async (other) => (await sessions(tokenOf(other))).status))

  expect([ended.status, statuses]).toEqual([200, [401, 401]])
  expect((await sessions(tokenOf(here))).data).toMatchObject([{ current: true }])
})

test('a link from the mail opens the account to its person on a new device, whoever goes on guessing', async () => {
  const guess = () =>
    Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        signIn(BUDI.email, 'wrong password!', { headers: { 'x-viewer-address': `203.0.113.${index}` } }),
      ),
    )
  await guess()
  await api.call({ path: '/api/account/forgot-password', body: { email: BUDI.email } })
  const mail = (await mails()).find(({ template }) => template === 'resetPassword')
  const minted = await mintTokens(api.services, mail?.params)
  const { token } = minted as { token: string }
  const body = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  const reset = await api.call({ path: '/api/account/reset-password', body })
  await guess()

  const elsewhere = await signIn(BUDI.email, NEW_PASSWORD)
  const here = await signIn(BUDI.email, NEW_PASSWORD, { cookies: [`known_device=${deviceOf(reset)}`] })

  expect([reset.status, elsewhere.status, here.status]).toEqual([200, 401, 200])
})
