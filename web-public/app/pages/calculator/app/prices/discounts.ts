import { useSyncExternalStore } from 'react'
import type { Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { customerStore } from '../../../../customer/customerStore.ts'

/** Returns the customer's percent off yearly prices, else 0. Never stored in estimates. */
export function discountOn(product: number, period: Estimate['period']): number {
  const customer = customerStore.get()
  return period === 'year' && customer.status === 'customer' ? (customer.discounts.get(product) ?? 0) : 0
}

export const useDiscount = (product: number, period: Estimate['period']): number =>
  useSyncExternalStore(
    customerStore.subscribe,
    () => discountOn(product, period),
    () => 0,
  )
