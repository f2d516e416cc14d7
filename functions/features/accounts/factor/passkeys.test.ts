import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Table } from '../../../core/store/dynamo/table.ts'
import { keys } from '../../../core/store/keys.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { ADMIN, ADMIN_ORIGIN, startTestApi, type TestApi } from '../testApi.ts'
import { relyingParty } from './passkeys.ts'
import { testAuthenticator } from './testAuthenticator.ts'

let server: TestTable
let api: TestApi
let token: string
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table)
  token = String((await logIn()).data['token'])
})
afterEach(() => server.stop())

const SITE = { origin: ADMIN_ORIGIN, rpId: 'admin.flou.example' }
const logIn = (more: object = {}) => api.call({ path: '/api/authenticate', body: { ...ADMIN, ...more } })
const options = async () =>
  String((await api.call({ path: '/api/account/passkeys/options', token })).data['challenge'])
const request = async () =>
  String((await api.call({ path: '/api/account/passkeys/request' })).data['challenge'])
const add = (response: object, name = 'Laptop') =>
  api.call({ path: '/api/account/passkeys', token, body: { name, response } })
const enter = (response: object) => api.call({ path: '/api/authenticate/passkey', body: { response } })
const factors = async () => (await api.call({ method: 'GET', path: '/api/account/factors', token })).data

async function registered(step?: number) {
  const passkey = testAuthenticator('1', step)
  const added = await add(passkey.create({ challenge: await options(), ...SITE }))
  return { passkey, added }
}

test('a passkey logs in without a password; the password alone is then not enough', async () => {
  const { passkey, added } = await registered()
  const entered = await enter(passkey.get({ challenge: await request(), ...SITE }))
  const alone = await logIn()
  const [code = ''] = added.data['codes'] as string[]

  expect([added.status, added.data['codes']]).toMatchObject([200, { length: 10 }])
  expect([entered.status, entered.data['user']]).toMatchObject([200, { email: ADMIN.email }])
  expect([alone.status, alone.code]).toEqual([401, 'factor_needed'])
  expect((await logIn({ code })).status).toBe(200)
  expect((await factors())['passkeys']).toMatchObject([
    { name: 'Laptop', lastUsed: new Date(api.clock.now).toISOString() },
  ])
})

test('another site, challenge, verification, key or person is refused, and each response works once', async () => {
  const { passkey } = await registered()
  const challenge = await request()
  const good = passkey.get({ challenge, ...SITE })
  const answers = [
    await enter(passkey.get({ challenge, ...SITE, origin: 'https://admin.flou.example.evil' })),
    await enter(passkey.get({ challenge, ...SITE, rpId: 'evil.example' })),
    await enter(passkey.get({ challenge, ...SITE, isVerified: false })),
    await enter(passkey.get({ challenge: await options(), ...SITE })),
    await enter(passkey.get({ challenge: Buffer.from('1.2.3').toString('base64url'), ...SITE })),
    await enter(testAuthenticator('1').get({ challenge, ...SITE })),
    await enter({
      ...good,
      response: { ...good.response, userHandle: Buffer.from('2').toString('base64url') },
    }),
    await enter({ ...good, response: { ...good.response, signature: good.response['clientDataJSON'] } }),
  ]

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
})

test('a response signs in once, however it is encoded, and only within five minutes', async () => {
  const { passkey } = await registered(0)
  const first = passkey.get({ challenge: await request(), ...SITE })
  const { clientDataJSON = '' } = first.response
  const sameBytes = clientDataJSON.replace(/0$/, '1')
  const answers = [
    await enter(first),
    await enter(first),
    await enter({ ...first, response: { ...first.response, clientDataJSON: sameBytes } }),
  ]
  const late = passkey.get({ challenge: await request(), ...SITE })
  api.clock.now += 5 * 60_000 + 1

  expect(sameBytes).not.toBe(clientDataJSON)
  expect(Buffer.from(sameBytes, 'base64url')).toEqual(Buffer.from(clientDataJSON, 'base64url'))
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 401])
  expect((await enter(late)).status).toBe(401)
})

test('browsers send the cookie of a known device with a log-in by passkey', async () => {
  const { passkey } = await registered()
  const entered = await enter(passkey.get({ challenge: await request(), ...SITE }))
  const device = entered.cookieTexts?.find((text) => text.startsWith('known_device=')) ?? ''
  const [, path] = /Path=([^;]+)/.exec(device) ?? []

  expect(ACCOUNT_PATHS.passkeySignIn.startsWith(`${path}/`)).toBe(true)
})

test('a refused passkey costs an account as much as no account, and only its owner can cause an audit entry', async () => {
  const { passkey } = await registered()
  const reads = vi.spyOn(Table.prototype, 'get')
  const writes = vi.spyOn(Table.prototype, 'put')
  const challenge = await request()
  const attempt = async (response: object) => {
    reads.mockClear()
    writes.mockClear()
    const { status } = await enter(response)
    return { status, reads: reads.mock.calls.length, writes: writes.mock.calls.length }
  }
  const unknown = await attempt(testAuthenticator('77').get({ challenge, ...SITE }))
  const known = await attempt(testAuthenticator('1').get({ challenge, ...SITE }))
  const deactivate = { UpdateExpression: 'SET #data = :data', ExpressionAttributeNames: { '#data': 'data' } }
  const item = await server.table.get(keys.live('user', 1))
  const data = JSON.stringify({ ...(JSON.parse(item?.data ?? '{}') as object), status: '0' })
  await server.table.update(keys.live('user', 1), {
    ...deactivate,
    ExpressionAttributeValues: { ':data': data },
  })
  const owner = await attempt(passkey.get({ challenge, ...SITE }))

  expect(known).toEqual(unknown)
  expect([unknown.status, unknown.writes, owner.status, owner.writes]).toEqual([401, 0, 401, 1])
  reads.mockRestore()
  writes.mockRestore()
})

test('an account has at most ten passkeys, also if several registrations have started', async () => {
  const started: string[] = []
  for (let count = 0; count < 11; count += 1) started.push(await options())
  const answers = []
  for (const challenge of started)
    answers.push(await add(testAuthenticator('1').create({ challenge, ...SITE })))

  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 422])
  expect((await factors())['passkeys']).toHaveLength(10)
})

test('a registration for log-in, of another person or twice is refused', async () => {
  const { passkey } = await registered()
  const other = testAuthenticator('1')
  const answers = [
    await add(other.create({ challenge: await request(), ...SITE })),
    await add(other.create({ challenge: await options(), ...SITE, isVerified: false })),
    await add(other.create({ challenge: await options(), ...SITE, origin: 'https://evil.example' })),
    await add(passkey.create({ challenge: await options(), ...SITE })),
    await add(other.create({ challenge: await options(), ...SITE }), ' '),
  ]

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
})

test('a removed passkey no longer signs in; without the last factor the password is enough', async () => {
  const { passkey } = await registered()
  const [{ id } = { id: '' }] = (await factors())['passkeys'] as { id: string }[]
  const remove = () => api.call({ method: 'DELETE', path: `/api/account/passkeys/${id}`, token })
  const removed = [await remove(), await remove()]

  expect(removed.map(({ status }) => status)).toEqual([200, 404])
  expect((await enter(passkey.get({ challenge: await request(), ...SITE }))).status).toBe(401)
  expect([(await logIn()).status, (await factors())['recoveryLeft']]).toEqual([200, 0])
})

test('adding and removing require reauthentication', async () => {
  api.clock.now += 11 * 60_000
  const calls = [
    await api.call({ path: '/api/account/passkeys/options', token }),
    await api.call({ method: 'DELETE', path: '/api/account/passkeys/x', token }),
  ]

  expect(calls.map(({ code }) => code)).toEqual(['confirmation_needed', 'confirmation_needed'])
})

test('the local product is localhost, because browsers refuse passkeys on IP addresses', () => {
  expect(relyingParty('http://127.0.0.1:3001')).toEqual({ origin: 'http://localhost:3001', id: 'localhost' })
})
