/** What `GET /api/customer/session` answers. A visitor has no tier; a customer whose token names none has an empty one. */
export type CustomerSession = { loggedIn: false; tier: null } | { loggedIn: true; tier: string }

/** Products that one call asks the discounts of. */
export const MOST_DISCOUNTS = 100

/** What `GET /api/customer/discounts?products=1,2` answers: per cent off yearly prices by product id; products without are left out. */
export interface CustomerDiscounts {
  tier: string
  discounts: Readonly<Record<string, number>>
}
