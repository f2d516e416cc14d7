import { mintTokens } from '../../mail/outbox/mintedTokens.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailKeys } from '../../mail/outbox/mailKeys.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { ADMIN, startTestApi, type TestApi } from '../testApi.ts'

let server: TestTable
let api: TestApi
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table)
})
afterEach(() => server.stop())

const NEW_PASSWORD = 'teh tarik tanpa gula'
const forgot = (email: string, headers?: Record<string, string>) =>
  api.call({ path: '/api/account/forgot-password', body: { email }, ...(headers && { headers }) })
const reset = (token: string, password = NEW_PASSWORD, confirmPassword = password) =>
  api.call({ path: '/api/account/reset-password', body: { token, password, confirmPassword } })
const signIn = (password: string) =>
  api.call({ path: '/api/authenticate', body: { email: ADMIN.email, password } })

/** Mails in the outbox, oldest first. */
async function mails() {
  const items = await server.table.getAll(api.ids.map(mailKeys.mail))
  return items.flatMap((item) =>
    item ? [item as unknown as { to: string; params: object; language: string }] : [],
  )
}
async function mailedToken(): Promise<string> {
  await forgot(ADMIN.email)
  const params = await mintTokens(api.services, (await mails()).at(-1)?.params)
  return (params as { token: string }).token
}

test('a known and an unknown address get the same answer; only the known one gets a mail', async () => {
  const [known, unknown] = [await forgot(ADMIN.email), await forgot('nobody@flou.example')]

  expect(unknown).toEqual(known)
  expect(known.status).toBe(200)
  expect((await mails()).map(({ to }) => to)).toEqual([ADMIN.email])
})

test('the mail is in the language of who asked', async () => {
  await forgot(ADMIN.email, { 'accept-language': 'id-ID' })

  expect((await mails())[0]?.language).toBe('id')
})

test('the token sets a new password, once, and ends every session', async () => {
  const before = await signIn(ADMIN.password)
  const token = await mailedToken()
  const first = await reset(token)
  const second = await reset(token, 'es cendol durian enak')

  expect(first.status).toBe(200)
  expect(second).toMatchObject({ status: 422, errors: { Token: expect.stringContaining('no longer valid') } })
  expect((await api.call({ path: '/api/account/refresh-token', cookie: before.cookie ?? '' })).status).toBe(
    401,
  )
  expect((await signIn(ADMIN.password)).status).toBe(401)
  expect((await signIn(NEW_PASSWORD)).status).toBe(200)
})

test('of two uses at the same time one wins', async () => {
  const token = await mailedToken()

  const answers = await Promise.all([reset(token), reset(token, 'es cendol durian enak')])

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(1)
})

test('a token dies after an hour, and with the password it was for', async () => {
  const [old, other] = [await mailedToken(), await mailedToken()]
  await reset(other)
  const afterChange = await reset(old, 'es cendol durian enak')
  const late = await mailedToken()
  api.clock.now += 60 * 60_000
  const afterAnHour = await reset(late)

  expect([afterChange.status, afterAnHour.status]).toEqual([422, 422])
})

test('neither the table, nor a batch of the stream that is kept for replay, holds a token', async () => {
  const token = await mailedToken()

  expect(JSON.stringify(await server.backUp())).not.toContain(token)
  expect(await server.table.get(mailKeys.resetToken(token))).toBeUndefined()
})

test('a reset unlocks', async () => {
  for (let failure = 1; failure <= 5; failure += 1) await signIn('wrong password!')
  await reset(await mailedToken())

  expect((await signIn(NEW_PASSWORD)).status).toBe(200)
})

test.each([
  ['short', 'short', { Password: 'Length should be at least 12 characters.' }],
  ['password1234', 'password1234', { Password: 'This password is too common. Choose another one.' }],
  [NEW_PASSWORD, 'something else!', { ConfirmPassword: 'Password does not match.' }],
])('the password %s with %s is refused, and the token lives on', async (password, confirm, errors) => {
  const token = await mailedToken()
  const refused = await reset(token, password, confirm)

  expect(refused).toMatchObject({ status: 422, errors })
  expect((await reset(token)).status).toBe(200)
})

test('who asks again and again is told to wait', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) await forgot(ADMIN.email)

  expect((await forgot(ADMIN.email)).status).toBe(429)
})

test('rules over two fields are answered together with those of one', async () => {
  const answer = await reset('', 'short', 'other')

  expect(Object.keys(answer.errors ?? {}).toSorted()).toEqual(['ConfirmPassword', 'Password', 'Token'])
  expect(answer.errors?.['ConfirmPassword']).toBe('Password does not match.')
})

test('a password made of the account’s own address is refused, and the token lives on', async () => {
  const token = await mailedToken()
  const refused = await reset(token, 'Admin@Flou.Example!')

  expect(refused).toMatchObject({ status: 422, errors: { Password: expect.stringContaining('email') } })
  expect((await reset(token)).status).toBe(200)
})
