import type { PriceUnit } from './unitPrice.ts'

type FromPrice = Readonly<Record<PriceUnit, string>> & {
  readonly isPlusTax: boolean
}

/** Undefined if all packages are on request; null if there are none. */
export type DisplayedPrice = FromPrice | undefined | null
