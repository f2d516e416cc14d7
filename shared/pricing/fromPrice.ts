/** Lowest price with its unit: `Rp380`, `per GB a month`. */
interface FromPrice {
  readonly amount: string
  readonly unit: string
  readonly hour?: { readonly amount: string; readonly unit: string }
  /** Region of the price, unless it is the default one. */
  readonly region?: string
  readonly isPlusTax: boolean
}

/** Undefined if all packages are on request; null if there are none. */
export type DisplayedPrice = FromPrice | undefined | null
