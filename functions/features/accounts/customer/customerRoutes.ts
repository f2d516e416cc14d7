import type { StoredRecord } from '@flou/shared/api.ts'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { pricingCalculator } from '@flou/shared/content/types/product/pricing.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { discountOf, type DiscountSettings } from '@flou/shared/pricing/customerDiscount.ts'
import { AppError, invalidFields } from '../../../core/errors.ts'
import type { Call } from '../../../core/http/call.ts'
import { endpoint, PUBLIC } from '../../../core/http/endpoint.ts'
import type { Route } from '../../../core/http/router.ts'
import { contentReader } from '../../../core/store/contentReader.ts'
import { customerOf, type Customer } from './customerToken.ts'
import type { PortalKeys } from './portalKeys.ts'
import { MAX_DISCOUNTS, type CustomerDiscounts, type CustomerSession } from '@flou/shared/accounts/account.ts'

export interface CustomerPortal {
  keys: Pick<PortalKeys, 'keyOf'>
  issuer: string
  audience: string
  cookie: string
}

/** Personal: no cache may store it. */
const HEADERS = { 'cache-control': 'private, no-store', vary: 'Cookie' }

const ID = /^[1-9]\d{0,9}$/

function productsIn(text = ''): number[] {
  const ids = text.split(',')
  if (ids.length > MAX_DISCOUNTS || !ids.every((id) => ID.test(id)))
    throw invalidFields({ Products: 'invalid' })
  return [...new Set(ids.map(Number))]
}

const discountsIn = (record: StoredRecord | undefined) => (record ?? {}) as DiscountSettings

async function discountsFor({ tier }: Customer, { services: { table, now }, query }: Call) {
  const ids = productsIn(query.products)
  const reader = contentReader({ table, now: now() })
  const [site, ...products] = await Promise.all([
    reader.section(pricingCalculator),
    ...ids.map((id) => reader.byId(product, id)),
  ])
  return Object.fromEntries(
    products.flatMap((one) => {
      const percent = one ? discountOf(discountsIn(one), discountsIn(site), tier) : 0
      return one && percent > 0 ? [[one.id, percent]] : []
    }),
  )
}

export function customerRoutes(portal: CustomerPortal): Route[] {
  const customerIn = ({ cookies, services: { now } }: Call) =>
    customerOf(cookies[portal.cookie], now(), portal)
  const readSession = endpoint({
    permission: PUBLIC,
    handle: async (call) => {
      const customer = await customerIn(call)
      const data: CustomerSession = customer
        ? { loggedIn: true, tier: customer.tier }
        : { loggedIn: false, tier: null }
      return { data, headers: HEADERS }
    },
  })
  const readDiscounts = endpoint({
    permission: PUBLIC,
    handle: async (call) => {
      const customer = await customerIn(call)
      if (!customer) throw new AppError('unauthorized')
      const data: CustomerDiscounts = { tier: customer.tier, discounts: await discountsFor(customer, call) }
      return { data, headers: HEADERS }
    },
  })
  return [
    { method: 'GET', path: PUBLIC_PATHS.customerSession, endpoint: readSession },
    { method: 'GET', path: PUBLIC_PATHS.customerDiscounts, endpoint: readDiscounts },
  ]
}
