import { pricingCalculator } from '@flou/shared/content/types/product/pricing.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import type { Values } from '../../../core/store/writeContext.ts'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { allowedBy, tableWithin } from '../../../core/store/testTableWithin.ts'
import { manifest } from '../../../lambdas/customer/manifest.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { saveSection } from '../../../core/store/write/saveSection.ts'
import type { WriteContext } from '../../../core/store/writeContext.ts'
import { customerRoutes } from './customerRoutes.ts'
import { PortalKeys } from './portalKeys.ts'
import type { CustomerDiscounts, CustomerSession } from '@flou/shared/accounts/account.ts'

const NOW = new Date('2026-11-23T03:00:00Z')
const PORTAL = { issuer: 'https://portal.example', audience: 'website', cookie: 'customer_token' }
const pair = await generateKeyPair('ES256', { extractable: true })
const foreignPair = await generateKeyPair('ES256')
const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'portal-1', alg: 'ES256' }
/** Keys that the portal publishes; tests replace it. */
let published: () => Promise<{ keys: (JWK & { kty: string })[] }>
let reads = 0
const failures: boolean[] = []
const portalKeys = async () => ({ keys: [{ ...jwk, kty: jwk.kty ?? '' }] })

const SESSION = '/api/customer/session'
const DISCOUNTS = '/api/customer/discounts?products=1,2,3,99'
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

let api: TestApi
const used = new Set<string>()
beforeAll(async () => {
  api = await startTestApi((services) => {
    const keys = new PortalKeys({
      read: () => {
        reads += 1
        return published()
      },
      now: services.now,
      onFailure: (_, isOut) => failures.push(isOut),
    })
    const own = tableWithin(services.table, manifest.table, used)
    return apiHandler(customerRoutes({ ...PORTAL, keys }), { ...services, table: own })
  })
  const by = { id: 1, name: 'Ayu', title: '' }
  const change: WriteContext = {
    table: api.table,
    now: NOW,
    newId: api.services.newId,
    by,
    service: 'test',
    method: 'POST',
  }
  const withStart = (
    type: Pick<typeof product | typeof pricingCalculator, 'declaration'>,
    given: Values,
  ) => ({
    fields: { ...initialOf(type.declaration, NOW), contents: [], ...given },
  })
  const create = (slug: string, given: Values) =>
    createRecord(change, product, withStart(product, { slug, ...given }))
  await create('own', { discountPercent: 5, tierDiscounts: [{ tier: 'gold', discountPercent: 20 }] })
  await create('general', { discountPercent: null })
  await create('none', { discountPercent: 0 })
  await saveSection(change, pricingCalculator, withStart(pricingCalculator, { discountPercent: 12.5 }))
})
afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
  return api.stop()
})
/** Each test uses another hour, to be independent of cached portal keys. */
let hour = 0
beforeEach(() => {
  hour += 1
  api.clock.now = new Date(NOW.getTime() + hour * 3_600_000)
  published = portalKeys
  failures.length = 0
})

const inSeconds = (seconds: number) => Math.floor(api.clock.now.getTime() / 1000) + seconds

interface Claims {
  issuer?: string
  audience?: string
  expires?: number | undefined
  tier?: unknown
  sub?: string
  notBefore?: number
}

/** A token payload of the portal; undefined removes a claim. */
function claimed(claims: Claims = {}): Record<string, unknown> {
  const { issuer, audience, expires, tier, sub, notBefore } = {
    issuer: PORTAL.issuer,
    audience: PORTAL.audience,
    expires: inSeconds(600),
    tier: 'gold',
    sub: 'customer-1',
    notBefore: undefined,
    ...claims,
  }
  return { iss: issuer, aud: audience, exp: expires, sub, tier, nbf: notBefore }
}

const sign = (
  claims: Claims = {},
  { key = pair.privateKey, kid = 'portal-1' }: { key?: CryptoKey; kid?: string } = {},
) => new SignJWT(claimed(claims)).setProtectedHeader({ alg: 'ES256', kid }).sign(key)

/**
 * Algorithm confusion: an HMAC with the public key as secret, accepted by libraries that trust the token's algorithm.
 */
const signedByPublicKey = () =>
  new SignJWT(claimed())
    .setProtectedHeader({ alg: 'HS256', kid: 'portal-1' })
    .sign(new TextEncoder().encode(JSON.stringify(jwk)))

const ask = <T>(path: string, token?: string) =>
  api.call<T>('GET', path, {
    token: undefined,
    cookies: ['i18n_redirected=id', ...(token === undefined ? [] : [`${PORTAL.cookie}=${token}`])],
  })
const session = async (token?: string) => (await ask<CustomerSession>(SESSION, token)).data

test('a token of the portal is a customer with a tier, and no cache may keep the answer', async () => {
  const { status, data, headers } = await ask<CustomerSession>(SESSION, await sign())

  expect({ status, data }).toEqual({ status: 200, data: { loggedIn: true, tier: 'gold' } })
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie' })
  expect(await session(await sign({ tier: undefined }))).toEqual({ loggedIn: true, tier: '' })
})

test.each<[string, () => string | undefined | Promise<string>]>([
  ['no cookie', () => undefined],
  ['an empty cookie', () => ''],
  ['a text that is no token', () => 'customer'],
  ['a token longer than any', () => 'a'.repeat(5_000)],
  ['a forged signature', () => sign({}, { key: foreignPair.privateKey })],
  ['an unknown key', () => sign({}, { key: foreignPair.privateKey, kid: 'own' })],
  [
    'changed claims',
    async () => (await sign()).replace(/\.[^.]+\./, `.${encoded(claimed({ tier: 'best' }))}.`),
  ],
  ['an expired token', () => sign({ expires: inSeconds(-6) })],
  ['a token without an end', () => sign({ expires: undefined })],
  ['a token not yet valid', () => sign({ notBefore: inSeconds(60) })],
  ['another issuer', () => sign({ issuer: 'https://evil.example' })],
  ['another audience', () => sign({ audience: 'staff' })],
  ['no subject', () => sign({ sub: '' })],
  ['a tier that is no name', () => sign({ tier: '<b>gold</b>' })],
  ['alg: none', () => new UnsecuredJWT(claimed()).encode()],
  ['alg: none in other letters', () => `${encoded({ alg: 'nOnE' })}.${encoded(claimed())}.`],
  ['the public key as a shared secret', () => signedByPublicKey()],
])('a visitor: %s', async (_, token) => {
  const given = await token()

  expect(await session(given)).toEqual({ loggedIn: false, tier: null })
  expect(await ask(DISCOUNTS, given)).toMatchObject({ status: 401, data: null })
})

test('discounts are those of the tier, only for products asked for, and none is left out', async () => {
  const gold = await ask<CustomerDiscounts>(DISCOUNTS, await sign())
  const silver = await ask<CustomerDiscounts>(DISCOUNTS, await sign({ tier: 'silver' }))

  expect(gold.headers).toMatchObject({ 'cache-control': 'private, no-store' })
  expect(gold.data).toEqual({ tier: 'gold', discounts: { 1: 20, 2: 12.5 } })
  expect(silver.data).toEqual({ tier: 'silver', discounts: { 1: 5, 2: 12.5 } })
})

test.each(['', '0', '1,a', '1;2', Array.from({ length: 101 }, (_, id) => id + 1).join(',')])(
  'products "%s" are refused',
  async (products) => {
    const path = `/api/customer/discounts?products=${products}`

    expect(await ask(path, await sign())).toMatchObject({ status: 422 })
  },
)

test('keys are asked for once in ten minutes, however many tokens come', async () => {
  const token = await sign({ expires: inSeconds(3_600) })
  const before = reads
  await Promise.all(Array.from({ length: 20 }, () => session(token)))
  api.clock.now = new Date(api.clock.now.getTime() + 9 * 60_000)
  await session(token)

  expect(reads - before).toBe(1)
})

test('a new key of the portal counts at once, unknown ones are not looked for again and again', async () => {
  await session(await sign())
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const next = await exportJWK(foreignPair.publicKey)
  published = async () => ({
    keys: [...(await portalKeys()).keys, { ...next, kty: next.kty ?? '', kid: 'portal-2', alg: 'ES256' }],
  })
  const before = reads

  expect(await session(await sign({}, { key: foreignPair.privateKey, kid: 'portal-2' }))).toEqual({
    loggedIn: true,
    tier: 'gold',
  })
  for (const kid of ['a', 'b', 'c']) await session(await sign({}, { kid }))
  expect(reads - before).toBe(1)
})

test('while the portal is out its last keys count, for a day', async () => {
  await session(await sign())
  published = () => Promise.reject(new Error('out'))
  api.clock.now = new Date(api.clock.now.getTime() + 12 * 60 * 60_000)

  expect(await session(await sign())).toMatchObject({ loggedIn: true })
  expect(failures).toEqual([false])
  api.clock.now = new Date(api.clock.now.getTime() + 13 * 60 * 60_000)
  expect(await session(await sign())).toMatchObject({ loggedIn: false })
  expect(failures).toEqual([false, true])
  hour += 30
})
