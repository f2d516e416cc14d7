import { permissionList } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Table } from '../../../core/store/dynamo/table.ts'
import { keys } from '../../../core/store/keys.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { mailKeys } from '../../mail/outbox/mailKeys.ts'
import { accountKeys } from '../person.ts'
import { ADMIN, cheapPassword, startTestApi, type TestAnswer, type TestApi } from '../testApi.ts'
import { hotp, stepAt } from './totp.ts'

const PASSWORD = 'es cendol durian enak'
const WRITER = {
  roleName: 'Penulis',
  needApproval: false,
  requiresFactor: false,
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
const BUDI_ID = 2

let server: TestTable
let api: TestApi
let admin: string
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table, contentRoutes(REGISTRY))
  admin = tokenOf(await api.call({ path: '/api/authenticate', body: ADMIN }))
  await api.call({ path: '/api/dashboard/admin', token: admin, body: WRITER })
  await api.call({ path: '/api/dashboard/user', token: admin, body: BUDI })
  await cheapPassword(server.table, BUDI_ID, PASSWORD)
})
afterEach(() => server.stop())

const tokenOf = ({ data }: TestAnswer) => String(data['token'])
const logIn = (more: object = {}, cookies: string[] = []) =>
  api.call({ path: '/api/authenticate', body: { email: BUDI.email, password: PASSWORD, ...more }, cookies })
const news = (token: string) => api.call({ method: 'GET', path: '/api/dashboard/news', token })
const factors = (token: string) => api.call({ method: 'GET', path: '/api/account/factors', token })
const auditRows = async () => {
  const entries = await Promise.all(api.ids.map((id) => server.table.get(keys.audit(id, '2026-11'))))
  return entries.flatMap((entry) => entry?.row ?? [])
}
const wait = (seconds: number) => {
  api.clock.now += seconds * 1000
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function secretOf(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const codeOf = (secret: Buffer, offset = 0) => hotp(secret, stepAt(new Date(api.clock.now)) + offset)

async function setUp(token: string) {
  const started = await api.call({ path: '/api/account/factors/totp', token })
  const secret = secretOf(String(started.data['secret']))
  const confirm = (code: string) =>
    api.call({ method: 'PUT', path: '/api/account/factors/totp', token, body: { code } })
  return { secret, confirm }
}
/** Sets the app up and waits until its next code. */
async function setUpFully() {
  const token = tokenOf(await logIn())
  const { secret, confirm } = await setUp(token)
  const { data } = await confirm(codeOf(secret))
  wait(60)
  return { token, secret, codes: data['codes'] as string[] }
}

test('after set-up each log-in needs a code, and each code works once', async () => {
  const [token, other] = [tokenOf(await logIn()), tokenOf(await logIn())]
  const { secret, confirm } = await setUp(token)
  const wrong = await confirm('000000')
  const before = await logIn()
  const confirmed = await confirm(codeOf(secret))
  wait(60)
  const without = await logIn()
  const code = codeOf(secret)
  const answers = [await logIn({ code: '123456' }), await logIn({ code }), await logIn({ code })]

  expect([wrong.status, wrong.errors]).toMatchObject([422, { Code: expect.stringContaining('incorrect') }])
  expect(before.status).toBe(200)
  expect([confirmed.status, confirmed.data['codes']]).toMatchObject([200, { length: 10 }])
  expect([without.status, without.code, without.data]).toEqual([401, 'factor_needed', null])
  expect(answers.map(({ status }) => status)).toEqual([401, 200, 401])
  expect([(await news(token)).status, (await news(other)).status]).toEqual([200, 401])
  expect(JSON.stringify(await server.table.get(accountKeys.factors(BUDI_ID)))).not.toContain(
    secret.toString('base64'),
  )
})

test('set-up, removal and new recovery codes require reauthentication', async () => {
  const { token } = await setUpFully()
  wait(11 * 60)
  const calls = [
    await api.call({ path: '/api/account/factors/totp', token }),
    await api.call({ method: 'PUT', path: '/api/account/factors/totp', token, body: { code: '1' } }),
    await api.call({ method: 'DELETE', path: '/api/account/factors/totp', token }),
    await api.call({ path: '/api/account/factors/recovery-codes', token }),
  ]

  expect(calls.map(({ code }) => code)).toEqual(calls.map(() => 'confirmation_needed'))
})

test('each recovery code works once, and new codes replace them', async () => {
  const { token, codes } = await setUpFully()
  const [first = '', second = ''] = codes
  const used = [await logIn({ code: first.toUpperCase() }), await logIn({ code: first })]
  const left = await factors(token)
  const renewed = await api.call({ path: '/api/account/factors/recovery-codes', token })
  const old = await logIn({ code: second })
  const [fresh = ''] = renewed.data['codes'] as string[]

  expect(used.map(({ status }) => status)).toEqual([200, 401])
  expect(left.data['recoveryLeft']).toBe(9)
  expect([renewed.status, old.status, (await logIn({ code: fresh })).status]).toEqual([200, 401, 200])
  expect(await auditRows()).toContainEqual(expect.stringContaining('renew_recovery_codes'))
})

test('a new password does not remove the second factor', async () => {
  const { token } = await setUpFully()
  const password = 'teh tarik tanpa gula'
  const changed = await api.call({
    path: '/api/account/password',
    token,
    body: { current: PASSWORD, new: password },
  })

  expect([changed.status, (await logIn({ password })).code]).toEqual([200, 'factor_needed'])
})

test('five wrong codes block a network for 15 minutes, and a correct password does not reset them', async () => {
  const { secret } = await setUpFully()
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn({ code: '000000' })
  const blocked = await logIn({ code: codeOf(secret) })
  wait(16 * 60)
  const later = await logIn({ code: codeOf(secret) })

  expect([blocked.code, later.status]).toEqual(['factor_needed', 200])
})

const deviceIn = ({ cookieTexts = [] }: TestAnswer) =>
  cookieTexts.flatMap((text) => /^known_device=[^;]+/.exec(text) ?? [])

test('wrong codes of others do not block a device that has logged in with a code, its own do', async () => {
  const { secret } = await setUpFully()
  const known = deviceIn(await logIn({ code: codeOf(secret) }))
  for (let network = 0; network < 7; network += 1)
    for (let attempt = 0; attempt < 5; attempt += 1)
      await api.call({
        path: '/api/authenticate',
        body: { email: BUDI.email, password: PASSWORD, code: '000000' },
        headers: { 'x-viewer-address': `198.51.100.${network}` },
      })
  wait(60)
  const elsewhere = await logIn({ code: codeOf(secret) })
  const here = await logIn({ code: codeOf(secret) }, known)
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn({ code: '000000' }, known)
  wait(60)
  const afterOwn = await logIn({ code: codeOf(secret) }, known)

  expect([elsewhere.code, here.status, afterOwn.code]).toEqual(['factor_needed', 200, 'factor_needed'])
})

test('a known device that has not logged in with a code has no allowance for wrong ones', async () => {
  const known = deviceIn(await logIn())
  const { secret } = await setUpFully()
  const tryCode = (code: string) => logIn({ code }, known)
  for (let attempt = 0; attempt < 3; attempt += 1) await logIn({ code: '000000' })
  for (let attempt = 0; attempt < 2; attempt += 1) await tryCode('000000')

  expect(known).toHaveLength(1)
  expect((await tryCode(codeOf(secret))).code).toBe('factor_needed')
})

test('wrong codes of a set-up are limited as well', async () => {
  const { secret, confirm } = await setUp(tokenOf(await logIn()))
  for (let attempt = 0; attempt < 5; attempt += 1) await confirm('000000')

  expect((await confirm(codeOf(secret))).status).toBe(422)
})

test('a code is used together with the opening of the session, or not at all', async () => {
  const { secret } = await setUpFully()
  // oxlint-disable-next-line typescript/unbound-method -- called with its table
  const { transact } = Table.prototype
  const failing = vi.spyOn(Table.prototype, 'transact').mockImplementation(function (this: Table, items) {
    if (!JSON.stringify(items).includes('"session#')) return transact.call(this, items)
    failing.mockRestore()
    throw new Error('interrupted')
  })
  vi.spyOn(process.stdout, 'write').mockReturnValueOnce(true)
  const code = codeOf(secret)
  const interrupted = await logIn({ code })

  expect([interrupted.status, (await logIn({ code })).status, (await logIn({ code })).status]).toEqual([
    500, 200, 401,
  ])
})

test('people whose role requires a factor can only use their own account until they set it up', async () => {
  const token = tokenOf(await logIn())
  const path = '/api/dashboard/admin/2'
  const { data } = await api.call({ method: 'GET', path, token: admin })
  await api.call({ method: 'PUT', path, token: admin, body: { ...data, requiresFactor: true } })
  wait(6)
  const user = (await logIn()).data['user']
  const refused = await news(token)
  const { secret, confirm } = await setUp(token)
  await confirm(codeOf(secret))
  wait(60)
  const now = await logIn({ code: codeOf(secret) })

  expect(user).toMatchObject({ mustSetUpFactor: true })
  expect([refused.status, refused.code]).toEqual([403, 'factor_missing'])
  expect((await news(token)).status).toBe(200)
  expect([(await news(tokenOf(now))).status, now.data['user']]).toEqual([
    200,
    expect.not.objectContaining({ mustSetUpFactor: true }),
  ])
})

test('a factor removed by an administrator is audited and mailed, and ends all sessions of the person', async () => {
  const { token } = await setUpFully()
  const path = `/api/account/factors-of/${BUDI_ID}`
  const shown = await api.call({ method: 'GET', path, token: admin })
  const removed = await api.call({ method: 'DELETE', path, token: admin })
  const again = await api.call({ method: 'DELETE', path, token: admin })
  const items = await server.table.getAll(api.ids.map(mailKeys.mail))
  const mails = items.filter((item) => item && JSON.stringify(item).includes('factorRemoved'))

  expect(shown.data).toMatchObject({ recoveryLeft: 10, totpSince: expect.any(String) })
  expect([removed.status, again.status]).toEqual([200, 404])
  expect(mails).toMatchObject([{ to: BUDI.email, params: { by: ADMIN.fullName } }])
  expect((await auditRows()).filter((row) => row.includes('remove_factor'))).toHaveLength(1)
  expect([(await news(token)).status, (await logIn()).status]).toEqual([401, 200])
})

test('a user deleted permanently leaves no factors and preferences behind', async () => {
  await setUpFully()
  const path = `/api/dashboard/user/${BUDI_ID}`
  await api.call({ method: 'DELETE', path, token: admin })
  const purged = await api.call({ method: 'DELETE', path: `${path}/trash`, token: admin })
  const keysOfBudi = [accountKeys.factors(BUDI_ID), accountKeys.preferences(BUDI_ID)]

  expect([purged.status, await server.table.getAll(keysOfBudi)]).toEqual([200, [undefined, undefined]])
})

test('removing the factor of another person requires the permission and all rights of that person', async () => {
  const users = {
    ...WRITER,
    roleName: 'Personalia',
    permission: permissionList((key) => key === 'Management User'),
  }
  await api.call({ path: '/api/dashboard/admin', token: admin, body: users })
  const clerk = { ...BUDI, email: 'clerk@flou.example', role: 3 }
  await api.call({ path: '/api/dashboard/user', token: admin, body: clerk })
  await cheapPassword(server.table, 3, PASSWORD)
  const clerkToken = tokenOf(await logIn({ email: clerk.email }))
  const { confirm, secret } = await setUp(admin)
  await confirm(codeOf(secret))
  const remove = (id: number, token: string) =>
    api.call({ method: 'DELETE', path: `/api/account/factors-of/${id}`, token })

  expect((await remove(1, clerkToken)).status).toBe(422)
  expect((await remove(1, tokenOf(await logIn()))).status).toBe(403)
})
