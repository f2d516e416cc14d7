import { OFFER_CATEGORY } from '@flou/shared/content/types/promotion/specialOffers.ts'
import type { OfferView } from './offerView.ts'

export type OfferKind = keyof typeof OFFER_CATEGORY

export const byKind = (offers: readonly OfferView[]): Record<OfferKind, OfferView[]> => ({
  hotDeals: ofCategory(offers, 'hotDeals'),
  membership: ofCategory(offers, 'membership'),
  freeTrial: ofCategory(offers, 'freeTrial'),
})

const ofCategory = (offers: readonly OfferView[], kind: OfferKind) =>
  offers.filter(({ specialOfferCategory }) => specialOfferCategory === OFFER_CATEGORY[kind])
