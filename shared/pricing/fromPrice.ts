import type { PriceUnit } from './unitPrice.ts'

/** What a product costs at least, before tax, per hour and per month, as its language writes it. */
export type FromPrice = Readonly<Record<PriceUnit, string>> & {
  /** True where tax comes on top of it (decision 30). */
  readonly isPlusTax: boolean
}

/** Undefined where all packages are sold on request; null where a product is sold in no packages, and has nothing to say of prices. */
export type ShownPrice = FromPrice | undefined | null
