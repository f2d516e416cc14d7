import type { TestProject } from 'vitest/node'
import { DEMO_ACCOUNT } from '@flou/local/demo/account.ts'
import type { Product } from '../e2e/product.ts'
import { requireChromium } from './chromium.ts'
import { startProduct } from './startProduct.ts'

/** The running product that `PRODUCT_SITE` and `PRODUCT_ADMIN` name, if they do; it is left running. */
function namedProduct() {
  const { PRODUCT_SITE: site, PRODUCT_ADMIN: admin } = process.env
  return site && admin ? { site, admin, stop: () => Promise.resolve() } : undefined
}

/** Starts a product for each worker, on free ports with state of its own, and ends them after the last test. */
export default async function setup(project: TestProject) {
  const chromium = requireChromium()
  const { email, password } = DEMO_ACCOUNT
  const products: Product[] = []
  const stops: (() => Promise<void>)[] = []
  while (products.length < project.config.maxWorkers) {
    const { site, admin, stop } = namedProduct() ?? (await startProduct())
    products.push({ site, admin, email, password, chromium })
    stops.push(stop)
  }
  project.provide('products', products)
  return () => Promise.all(stops.map((stop) => stop()))
}
