import type { TestProject } from 'vitest/node'
import { DEMO_ACCOUNT } from '@flou/local/demo/account.ts'
import type { Product } from '../e2e/product.ts'
import { requireTestBrowser } from './chromium.ts'
import { startProduct } from './startProduct.ts'

/** The running product that `PRODUCT_SITE` and `PRODUCT_ADMIN` name, if they do; it is left running. */
function namedProduct() {
  const { PRODUCT_SITE: site, PRODUCT_ADMIN: admin } = process.env
  return site && admin ? { site, admin, stop: () => Promise.resolve() } : undefined
}

/** Starts a product for each worker, on free ports with state of its own, and ends them after the last test. */
export default async function setup(project: TestProject) {
  const chromium = requireTestBrowser()
  const { email, password } = DEMO_ACCOUNT
  const start = async () => namedProduct() ?? (await startProduct())
  // side by side: loading the demo content does not keep two processors busy. On a busy machine a call of the loading may take longer
  // than its function is given: once more, from the start
  const running = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => start().catch(start)),
  )
  const products = running.map(({ site, admin }): Product => ({ site, admin, email, password, chromium }))
  project.provide('products', products)
  return () => Promise.all(running.map((one) => one.stop()))
}
