import { OFFER_CATEGORY } from '@flou/shared/content/types/promotion/specialOffers.ts'
import type { ShownOffer } from './shownOffer.ts'

export type OfferKind = keyof typeof OFFER_CATEGORY

/** Offers as the sections of their page show them. */
export const byKind = (offers: readonly ShownOffer[]): Record<OfferKind, ShownOffer[]> => ({
  hotDeals: ofCategory(offers, 'hotDeals'),
  membership: ofCategory(offers, 'membership'),
  freeTrial: ofCategory(offers, 'freeTrial'),
})

const ofCategory = (offers: readonly ShownOffer[], kind: OfferKind) =>
  offers.filter(({ specialOfferCategory }) => specialOfferCategory === OFFER_CATEGORY[kind])
