import { customerOf } from '@flou/functions/features/accounts/customer/customerToken.ts'
import { PortalKeys } from '@flou/functions/features/accounts/customer/portalKeys.ts'
import { contentHandler } from '@flou/functions/lambdas/content/routes.ts'
import { startTestApi } from '@flou/functions/core/http/testApi.ts'
import { createRecord } from '@flou/functions/core/store/write/createRecord.ts'
import type { Values, WriteContext } from '@flou/functions/core/store/writeContext.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { region } from '@flou/shared/content/types/company/region.ts'
import { instancePackage } from '@flou/shared/content/types/product/packages.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { typicalEstimate } from '@flou/shared/content/types/product/typicalEstimate.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import type { PriceEffectResponse } from '@flou/shared/pricing/effect/priceEffect.ts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { summary } from '../statistics.ts'

/**
 * Server cost of customer prices: CPU time of a session check by algorithm, and of the effect of a price sheet.
 * Usage: node tests/load/pricing/customerCosts.ts [sessions=2000] [rows=500]
 */
const [sessions = 2_000, rows = 500] = process.argv.slice(2).map(Number)
const PORTAL = { issuer: 'https://portal.example', audience: 'website' }
/** Unmeasured calls. */
const WARM_UP = 100
const SHEETS = 20

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

async function sessionCpu(algorithm: string): Promise<number> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm)
  const { kty = '', ...jwk } = await exportJWK(publicKey)
  const now = () => new Date()
  const keys = new PortalKeys({
    read: () => Promise.resolve({ keys: [{ ...jwk, kty, kid: 'a', alg: algorithm }] }),
    now,
    onFailure: (cause) => console.error(cause),
  })
  const token = await new SignJWT({ tier: 'gold' })
    .setProtectedHeader({ alg: algorithm, kid: 'a' })
    .setIssuer(PORTAL.issuer)
    .setAudience(PORTAL.audience)
    .setSubject('customer')
    .setExpirationTime('1h')
    .sign(privateKey)
  const check = async () => {
    const customer = await customerOf(token, now(), { ...PORTAL, keys })
    if (customer?.tier !== 'gold') throw new Error('A good token was refused')
  }
  for (let call = 0; call < WARM_UP; call += 1) await check()
  const started = cpuMs()
  for (let call = 0; call < sessions; call += 1) await check()
  return (cpuMs() - started) / sessions
}

const text = (title: string) => [1, 2].map((languageId) => ({ languageId, title }))

/** The endpoint over its own table; wall-clock time including reads of all packages. */
async function sheetTimes() {
  const api = await startTestApi(contentHandler)
  const { table, services } = api
  const now = new Date()
  const by = { id: 1, name: 'Load', title: '' }
  const change: WriteContext = { table, now, newId: services.newId, by, service: 'test', method: 'POST' }
  const create = (type: ContentType, given: Values) =>
    createRecord(change, type, { fields: { ...initialOf(type.declaration, now), ...given } })
  await create(region, { title: 'Jakarta', contents: text('Jakarta') })
  await create(product, { slug: 'server', contents: text('Server') })
  const titles = Array.from({ length: rows }, (_, index) => `size ${index + 1}`)
  for (const title of titles)
    await create(instancePackage, { productId: 1, regionId: 1, title, price: 100_000 * MONEY_SCALE })
  const lineOf = (packageTitle: string) => ({
    productId: 1,
    kind: 'instance',
    regionId: 1,
    packageTitle,
    quantity: 3,
    capacity: 0,
    hours: 0,
  })
  for (let estimate = 0; estimate < 10; estimate += 1)
    await create(typicalEstimate, {
      contents: text('Shop'),
      lines: titles.slice(estimate, estimate + 10).map(lineOf),
    })
  const sheet = titles.map((title, index) => ({
    id: index + 1,
    title,
    regionId: 1,
    unit: 'month',
    price: (100_000 + index) * MONEY_SCALE,
  }))
  const samples: number[] = []
  const cpu: number[] = []
  for (let call = 0; call <= SHEETS; call += 1) {
    const [started, startedCpu] = [performance.now(), cpuMs()]
    const { data } = await api.call<PriceEffectResponse>('POST', STAFF_PATHS.priceEffect, {
      body: { productId: 1, kind: 'instance', rows: sheet },
    })
    if (data.packages.length === 0) throw new Error('The sheet changes nothing')
    if (call === 0) continue
    samples.push(performance.now() - started)
    cpu.push(cpuMs() - startedCpu)
  }
  await api.stop()
  return { ms: summary(samples), cpuMs: summary(cpu) }
}

const log = process.stdout.write.bind(process.stdout)
// discards request logs
process.stdout.write = () => true
for (const algorithm of ['ES256', 'EdDSA', 'RS256'])
  log(`session, ${algorithm}: ${(await sessionCpu(algorithm)).toFixed(3)} ms of processor time\n`)
const { ms, cpuMs: cpu } = await sheetTimes()
log(`effect of a sheet of ${rows} rows, 10 estimates: ${JSON.stringify({ ms, cpuMs: cpu })}\n`)
