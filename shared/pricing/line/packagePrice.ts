import type { PackageKind } from '../packageKinds.ts'
import type { PriceUnit } from '../unitPrice.ts'

/** How a part of an hour is charged: as much as was used, or every hour that was started in full. */
export type PartialHours = 'exact' | 'started'

/** What a package costs in one region, and what it is counted by (spec §3, pricing records). Amounts are rupiah scaled by 10⁴. */
export interface PackagePrice {
  kind: PackageKind
  /** Per `unit`; 0 means that the package is sold on request. */
  price: number
  unit: PriceUnit
  /** Prices of their own for each unit (operating systems); they win over `price`. */
  pricePerMonth?: number
  pricePerHour?: number
  /** The most and the least that each of the package costs a month, whatever is used of it; 0 and absent mean no such limit. */
  monthlyCap?: number
  minimumCharge?: number
  /** Absent means `exact`. */
  partialHours?: PartialHours
  /** How the price of a line follows from `price`; absent where it is price × quantity (decision 32). */
  formula?: string
  /** How many billing items a price is for: 10 where a price is per 10 GB. 0 and absent mean 1. */
  billingItemValue?: number
  /** Bounds of the capacity in GB; 0 and absent mean none. */
  minimum?: number
  maximum?: number
  /** Whether tax comes on top (its product's field configuration). */
  hasTax?: boolean
}

/** How much of a package is ordered. */
export interface LineOrder {
  quantity: number
  /** GB, of packages that are counted by capacity. */
  capacity?: number
  /** Hours of use a month, with at most two decimals; absent is the whole month. */
  hours?: number
}

/** What a line is priced with beside its package. */
export interface PriceTerms {
  hoursPerMonth: number
  period: 'month' | 'year'
  /** A customer's discount; applied to yearly prices alone (decision 29). */
  discountPercent?: number
}

export const MAX_QUANTITY = 100_000
export const MAX_CAPACITY = 100_000_000
/** The hours of the longest month. */
export const MAX_HOURS = 744

/** Kinds that are always counted by capacity; others where their formula names it. */
const BY_CAPACITY: ReadonlySet<PackageKind> = new Set<PackageKind>(['storage', 'snapshot'])

/** Whether a line of this package needs a capacity in GB. */
export function needsCapacity({ kind, formula }: Pick<PackagePrice, 'kind' | 'formula'>): boolean {
  if (BY_CAPACITY.has(kind)) return true
  return formula !== undefined && /\bcapacity\b/.test(formula)
}
