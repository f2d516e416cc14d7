import type { PackageKind } from '../packageKinds.ts'
import type { PriceUnit } from '../unitPrice.ts'

/** Billing of partial hours: exact, or rounded up to started hours. */
export type PartialHours = 'exact' | 'started'

/** Package price in one region. Amounts are rupiah scaled by 10⁴. */
export interface PackagePrice {
  kind: PackageKind
  /** Per `unit`; 0 means on request. */
  price: number
  unit: PriceUnit
  /** Prices per unit (operating systems); they override `price`. */
  pricePerMonth?: number
  pricePerHour?: number
  /** Monthly limits per unit; 0 or absent means none. */
  monthlyCap?: number
  minimumCharge?: number
  partialHours?: PartialHours
  /** Formula; absent means price × quantity. */
  formula?: string
  /** GB per billing item, such as 10 for a price per 10 GB. 0 or absent means 1. */
  billingItemValue?: number
  minimum?: number
  maximum?: number
  /** True if billed by use: the capacity is the amount used, billed exactly, whatever the hours. */
  isMetered?: boolean
  /** Units free each month, once per line. */
  included?: number
  hasTax?: boolean
}

export interface LineOrder {
  quantity: number
  capacity?: number
  /** Hours of use per month, at most two decimals; absent means the whole month. */
  hours?: number
}

export interface PriceTerms {
  hoursPerMonth: number
  period: 'month' | 'year'
  discountPercent?: number
}

export const MAX_QUANTITY = 100_000
export const MAX_CAPACITY = 100_000_000
export const MAX_HOURS = 744

/** Always priced by capacity; other kinds only if their formula uses it. */
const BY_CAPACITY: ReadonlySet<PackageKind> = new Set<PackageKind>(['storage', 'snapshot'])

export function needsCapacity({
  kind,
  formula,
  isMetered = false,
}: Pick<PackagePrice, 'kind' | 'formula' | 'isMetered'>): boolean {
  if (isMetered || BY_CAPACITY.has(kind)) return true
  return formula !== undefined && /\bcapacity\b/.test(formula)
}
