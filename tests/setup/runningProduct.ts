import type { TestProject } from 'vitest/node'
import { DEMO_ACCOUNT } from '@flou/local/demo/account.ts'
import { requireChromium } from './chromium.ts'
import type { Product } from '../e2e/product.ts'
import { startProduct } from './startProduct.ts'

/**
 * Starts the product on free ports with state of its own, and ends it after the last test. Where `PRODUCT_SITE` and
 * `PRODUCT_ADMIN` name a running one, the tests use that and leave it running.
 */
export default async function setup(project: TestProject) {
  const { PRODUCT_SITE: site, PRODUCT_ADMIN: admin } = process.env
  const product = site && admin ? { site, admin, stop: () => Promise.resolve() } : await startProduct()
  const provided: Product = {
    site: product.site,
    admin: product.admin,
    email: DEMO_ACCOUNT.email,
    password: DEMO_ACCOUNT.password,
    chromium: requireChromium(),
  }
  project.provide('product', provided)
  return () => product.stop()
}
