/** Values of `specialOfferCategory` (decision 35). Pages use them in browsers, so they stand apart from the declaration. */
export const OFFER_CATEGORY = { hotDeals: 1, membership: 2, freeTrial: 3 } as const

/** What an offer takes off. The first three are those of decision 35, in its order. */
export const OFFER_RULE = { percent: 1, voucher: 2, fixedPrice: 3 } as const
