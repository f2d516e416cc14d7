import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys } from '../../../core/store/keys.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { ADMIN, startTestApi, type TestAnswer, type TestApi } from '../testApi.ts'
import { countAttempts } from '../attempts.ts'
import { LOCK_OUT } from './lockOut.ts'

let server: TestTable
let api: TestApi
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table)
})
afterEach(() => server.stop())

const MINUTE = 60_000
const OFFICE = '198.51.100.7'

interface Attempt {
  password?: string
  email?: string
  from?: string
  device?: string | undefined
}
const signIn = ({ password = ADMIN.password, email = ADMIN.email, from = OFFICE, device }: Attempt = {}) =>
  api.call({
    path: '/api/authenticate',
    body: { email, password },
    headers: { 'x-viewer-address': from },
    ...(device !== undefined && { cookies: [`known_device=${device}`] }),
  })
const guess = (attempt: Attempt = {}) => signIn({ ...attempt, password: 'wrong password!' })
/** Sends wrong passwords in sequence, each from an IP of `from`. */
async function guesses(count: number, from: (index: number) => string = () => OFFICE) {
  for (let index = 0; index < count; index += 1) await guess({ from: from(index) })
}
const manyNetworks = (index: number) => `203.0.113.${index}`
const deviceOf = ({ cookieTexts }: TestAnswer) =>
  /known_device=([^;]+)/.exec(cookieTexts?.join('\n') ?? '')?.[1]
const statusOfAdmin = async () =>
  dataOf((await server.table.get(keys.live('user', 1))) ?? { data: '{}' })['status']

test('five failures from one network are all for fifteen minutes, also with the right password', async () => {
  await guesses(5)
  const locked = await signIn()
  api.clock.now += 15 * MINUTE - 1
  const stillLocked = await signIn()
  api.clock.now += 1
  const open = await signIn()

  expect([locked.status, stillLocked.status, open.status]).toEqual([401, 401, 200])
})

test('many wrong passwords at once count as many', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, () => guess()))
  const afterwards = await signIn()

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  expect(afterwards.status).toBe(401)
})

test('of many attempts at once no more than the limit are let through', async () => {
  const limit = { key: keys.rate('test', 0), ...LOCK_OUT.network }
  const now = new Date(api.clock.now)
  const numbers = await Promise.all(
    Array.from({ length: 16 }, async () => (await countAttempts(server.table, [limit], now))?.[0]),
  )

  expect(numbers.filter((number) => number !== undefined).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
})

test('failures from one network lock nobody out elsewhere', async () => {
  await guesses(LOCK_OUT.account.limit + 5, () => '203.0.113.9')

  expect((await signIn()).status).toBe(200)
  expect(await statusOfAdmin()).toBe('1')
})

test('addresses of one IPv6 network count as one', async () => {
  await guesses(5, (index) => `2001:db8:1:2::${index + 1}`)

  expect((await signIn({ from: '2001:db8:1:2:ffff::9' })).status).toBe(401)
  expect((await signIn({ from: '2001:db8:1:3::9' })).status).toBe(200)
})

test('thirty failures from everywhere lock the account for unknown devices, for an hour', async () => {
  await guesses(LOCK_OUT.account.limit, manyNetworks)
  const statusWhileLocked = await statusOfAdmin()
  const locked = await signIn()
  api.clock.now += 60 * MINUTE
  const open = await signIn()

  expect([locked.status, open.status]).toEqual([401, 200])
  expect([statusWhileLocked, await statusOfAdmin()]).toEqual(['3', '1'])
})

test('who has logged in with this browser before gets in, whoever guesses elsewhere or beside them', async () => {
  const device = deviceOf(await signIn())
  await guesses(LOCK_OUT.account.limit, manyNetworks)
  await guesses(6)

  const known = await signIn({ device })

  expect(known.status).toBe(200)
  expect(deviceOf(known)).toBe(device)
})

test('a known device has ten attempts of its own', async () => {
  const device = deviceOf(await signIn())
  for (let attempt = 1; attempt <= 10; attempt += 1) await guess({ device })

  expect((await signIn({ device })).status).toBe(401)
})

test('a made-up device, and one of somebody else, are unknown', async () => {
  const device = deviceOf(await signIn())
  for (let attempt = 1; attempt <= 5; attempt += 1) await guess({ email: 'nobody@flou.example', device })
  await guesses(5)

  expect((await signIn({ email: 'nobody@flou.example', device })).status).toBe(401)
  expect((await signIn({ device: 'a'.repeat(43) })).status).toBe(401)
})

test('a network that failed for many accounts has to wait; a known device in it has not', async () => {
  const device = deviceOf(await signIn())
  for (let index = 0; index < 50; index += 1) await guess({ email: `nobody${index}@flou.example` })

  expect((await signIn()).status).toBe(429)
  expect((await signIn({ device })).status).toBe(200)
})

test('an attempt that cannot be read counts for its network', async () => {
  const headers = { 'x-viewer-address': OFFICE }
  for (let index = 0; index < 50; index += 1)
    await api.call({ path: '/api/authenticate', body: { email: index }, headers })

  expect((await signIn()).status).toBe(429)
})

test('four failures do not lock, and a success forgets them', async () => {
  for (let round = 0; round < 2; round += 1) {
    await guesses(4)
    expect((await signIn()).status).toBe(200)
  }
})

test('failures long ago do not add up', async () => {
  await guesses(4)
  api.clock.now += 16 * MINUTE
  await guess()

  expect((await signIn()).status).toBe(200)
})

test('an account that an administrator has locked stays locked, for known devices, too', async () => {
  const device = deviceOf(await signIn())
  const live = keys.live('user', 1)
  const item = await server.table.get(live)
  await server.table.put({
    ...live,
    ...item,
    data: JSON.stringify({ ...JSON.parse(String(item?.data)), status: '3' }),
  })

  expect([(await signIn()).status, (await signIn({ device })).status]).toEqual([401, 401])
})

test('an unknown address and a wrong password are refused after the same work', async () => {
  const worked = async (email: string) => {
    server.calls.length = 0
    const { status, message } = await guess({ email })
    return { status, message, calls: server.calls.splice(0).toSorted() }
  }

  expect(await worked('nobody@flou.example')).toEqual(await worked(ADMIN.email))
})

test('asking for a new password is the same work for an unknown address', async () => {
  const worked = async (email: string) => {
    server.calls.length = 0
    const { status, message } = await api.call({ path: '/api/account/forgot-password', body: { email } })
    return { status, message, calls: server.calls.splice(0).toSorted() }
  }

  expect(await worked('nobody@flou.example')).toEqual(await worked(ADMIN.email))
})

test('so much asking for mails of one network keeps nobody else from theirs', async () => {
  const ask = (from: string) =>
    api.call({
      path: '/api/account/forgot-password',
      body: { email: ADMIN.email },
      headers: { 'x-viewer-address': from },
    })
  for (let index = 0; index < 8; index += 1) await ask('203.0.113.9')

  expect([(await ask('203.0.113.9')).status, (await ask(OFFICE)).status]).toEqual([429, 200])
})
