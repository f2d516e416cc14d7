import { useSyncExternalStore } from 'react'
import type { Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { customerStore } from '../../../../customer/customerStore.ts'

/**
 * Per cent off a product's prices, as the server answered a customer who is logged in; 0 for visitors, and on months (decision 29).
 * Estimates never hold it: whoever opens one is asked about anew.
 */
export function discountOn(product: number, period: Estimate['period']): number {
  const customer = customerStore.get()
  return period === 'year' && customer.status === 'customer' ? (customer.discounts.get(product) ?? 0) : 0
}

/** As `discountOn`; renders again only when this product's discount changes. */
export const useDiscount = (product: number, period: Estimate['period']): number =>
  useSyncExternalStore(
    customerStore.subscribe,
    () => discountOn(product, period),
    () => 0,
  )
