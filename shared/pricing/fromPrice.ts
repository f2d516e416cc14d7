/** Lowest price with its unit: `Rp380`, `per GB a month`. */
interface FromPrice {
  readonly amount: string
  readonly unit: string
  readonly hour?: { readonly amount: string; readonly unit: string }
  readonly region?: string
  /** Memory of the packages, which finders match: `4 GB 8 GB`. */
  readonly sizes?: string
  readonly isPlusTax: boolean
}

/** Undefined if all packages are on request; null if there are none. */
export type DisplayedPrice = FromPrice | undefined | null
