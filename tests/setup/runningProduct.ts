import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import { copyState } from '@flou/local/seeding/copyState.ts'
import type { Product } from '../e2e/product.ts'
import { turnOffPageChecks } from './pageChecks.ts'
import { requireTestBrowser } from './chromium.ts'
import { freeOrigins, startProduct, type RunningProduct } from './startProduct.ts'

type Started = Pick<RunningProduct, 'site' | 'admin' | 'state' | 'stop'>

/** The running product of `PRODUCT_SITE`, `PRODUCT_ADMIN` and `PRODUCT_STATE`; it is left running. */
function namedProduct(): Started | undefined {
  const { PRODUCT_SITE: site, PRODUCT_ADMIN: admin, PRODUCT_STATE: state = '' } = process.env
  return site && admin ? { site, admin, state, stop: () => Promise.resolve() } : undefined
}

/** Starts a product; retries once, because seeding may exceed a function's timeout on a busy machine. */
const startSeeded = (state?: string): Promise<RunningProduct> =>
  startProduct(state).catch(() => {
    if (state) rmSync(state, { recursive: true, force: true })
    return startProduct(state)
  })

/** Loads the demo content into `state` with a product that ends afterwards. @returns its released ports */
async function seed(state: string): Promise<RunningProduct> {
  const seeded = await startSeeded(state)
  await seeded.stop()
  return seeded
}

/** Starts products with copies of the seeded state; the first one uses the ports that its pages contain. */
const startCopies = (count: number, folder: string, seeded: RunningProduct): Promise<Started[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const state = path.join(folder, `product-${index + 1}`)
      const origins = index === 0 ? seeded : await freeOrigins()
      await copyState(seeded.state, state, origins)
      return startProduct(state, origins)
    }),
  )

/** Starts a product with demo content per worker and ends them after the last test. */
export default async function setup(project: TestProject) {
  const chromium = requireTestBrowser()
  const { email, password } = DEMO_ACCOUNT
  const folder = mkdtempSync(path.join(tmpdir(), 'products-'))
  const count = project.config.maxWorkers
  const named = namedProduct()
  // seeding takes two cores half a minute, so it runs once for all products
  const seeded = count > 1 && !named ? await seed(path.join(folder, 'demo')) : undefined
  const running = seeded
    ? await startCopies(count, folder, seeded)
    : await Promise.all(Array.from({ length: count }, async () => named ?? startSeeded()))
  await Promise.all(running.map(({ admin }) => turnOffPageChecks(admin)))
  const products = running.map(({ site, admin, state }): Product => ({
    site,
    admin,
    email,
    password,
    chromium,
    state,
  }))
  project.provide('products', products)
  project.provide('demoState', seeded?.state)
  return async () => {
    await Promise.all(running.map((one) => one.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
