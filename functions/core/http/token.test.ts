import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keys } from '../store/keys.ts'
import { startTestTable, type TestTable } from '../store/testTable.ts'
import { ACCESS_TOKEN, TokenVerifier } from './token.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const SECONDS = NOW.getTime() / 1_000
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)
const CLAIMS = { sid: 'session-1', role: 2 }

let store: TestTable
let pair: Awaited<ReturnType<typeof generateKeyPair>>
let verifier: TokenVerifier
beforeAll(async () => {
  store = await startTestTable()
  pair = await generateKeyPair(ACCESS_TOKEN.algorithm)
})
afterAll(() => store.stop())

const publish = async (...kids: string[]) => {
  const jwk = await exportJWK(pair.publicKey)
  await store.table.put({ ...keys.jwks(), keys: kids.map((kid) => ({ ...jwk, kid })) })
}
beforeEach(async () => {
  await publish('one')
  verifier = new TokenVerifier(store.table)
  store.calls.length = 0
})

interface Signing {
  key?: CryptoKey
  kid?: string
  claims?: JWTPayload
  audience?: string
  seconds?: number
}
const sign = ({ key = pair.privateKey, kid = 'one', claims = CLAIMS, ...more }: Signing = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: ACCESS_TOKEN.algorithm, kid })
    .setSubject('7')
    .setAudience(more.audience ?? ACCESS_TOKEN.audience)
    .setExpirationTime(SECONDS + (more.seconds ?? 60))
    .sign(key)
const verify = (token: string, now = NOW) => verifier.verify(token, now)
const refused = { code: 'unauthorized' }
const reads = () => store.calls.filter((name) => name === 'GetItemCommand').length

test('a token says who calls, in which session and role, and until when', async () => {
  expect(await verify(await sign())).toEqual({
    userId: 7,
    sessionId: 'session-1',
    roleId: 2,
    expires: NOW.getTime() + 60_000,
  })
})

test.each<[string, Signing]>([
  ['for others', { audience: 'customer' }],
  ['without a session', { claims: { role: 2 } }],
  ['without a role', { claims: { sid: 'session-1' } }],
  ['with a role that is no id', { claims: { ...CLAIMS, role: '2' } }],
  ['of an unknown key', { kid: 'none' }],
  ['that has expired', { seconds: 0 }],
])('a token %s is refused', async (_, signing) => {
  await expect(verify(await sign(signing))).rejects.toMatchObject(refused)
})

test('a token signed with a key that only bears the name is refused, as is any other text', async () => {
  const stranger = await generateKeyPair(ACCESS_TOKEN.algorithm)

  await expect(verify(await sign({ key: stranger.privateKey }))).rejects.toMatchObject(refused)
  await expect(verify('text')).rejects.toMatchObject(refused)
})

test('a token that was accepted ends with its time', async () => {
  const token = await sign()
  await verify(token)

  expect(await verify(token, later(59_999))).toMatchObject({ userId: 7 })
  await expect(verify(token, later(60_000))).rejects.toMatchObject(refused)
})

test('a fault of the table is no refusal', async () => {
  const other = await startTestTable()
  await other.stop()

  await expect(new TokenVerifier(other.table).verify(await sign(), NOW)).rejects.not.toMatchObject(refused)
})

test.each([
  [5 * 60_000, 1],
  [5 * 60_000 + 1, 2],
])('keys read %d ms ago: %d reads', async (age, expected) => {
  await verify(await sign())
  await verify(await sign({ seconds: 3_600 }), later(age))

  expect(reads()).toBe(expected)
})

test.each([
  [10_000, false],
  [10_001, true],
])('a key published since is known after %d ms: %s', async (age, isKnown) => {
  await verify(await sign())
  await publish('one', 'two')

  const token = await sign({ kid: 'two' })
  const found = await verify(token, later(age)).catch((error: unknown) => error)

  expect(found).toMatchObject(isKnown ? { userId: 7 } : refused)
  expect(reads()).toBe(isKnown ? 2 : 1)
})

test('a key taken back is not accepted once the keys are read again', async () => {
  await verify(await sign())
  await publish('two')

  await expect(verify(await sign({ seconds: 3_600 }), later(5 * 60_000 + 1))).rejects.toMatchObject(refused)
})

test('without published keys no token is accepted', async () => {
  await store.table.remove(keys.jwks())

  await expect(verify(await sign())).rejects.toMatchObject(refused)
})
