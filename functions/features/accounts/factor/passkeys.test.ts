import { afterEach, beforeEach, expect, test } from 'vitest'
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
const enter = (response: object) => api.call({ path: '/api/account/passkeys/sign-in', body: { response } })
const factors = async () => (await api.call({ method: 'GET', path: '/api/account/factors', token })).data

async function registered() {
  const passkey = testAuthenticator('1')
  const added = await add(passkey.create({ challenge: await options(), ...SITE }))
  return { passkey, added }
}

test('a passkey is added with a name; it signs in without a password, which alone is not enough then', async () => {
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

test('a response signs in once, and only within five minutes', async () => {
  const { passkey } = await registered()
  const first = passkey.get({ challenge: await request(), ...SITE })
  const once = [await enter(first), await enter(first)]
  const late = passkey.get({ challenge: await request(), ...SITE })
  api.clock.now += 5 * 60_000 + 1

  expect(once.map(({ status }) => status)).toEqual([200, 401])
  expect((await enter(late)).status).toBe(401)
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

test('adding and removing need a password of the last ten minutes', async () => {
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
