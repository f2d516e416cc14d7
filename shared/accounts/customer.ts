/** `tier` is empty for customers whose token has none. */
export type CustomerSession = { loggedIn: false; tier: null } | { loggedIn: true; tier: string }

export const MAX_DISCOUNTS = 100

/** Discount in per cent on yearly prices by product id; products without one are omitted. */
export interface CustomerDiscounts {
  tier: string
  discounts: Readonly<Record<string, number>>
}
