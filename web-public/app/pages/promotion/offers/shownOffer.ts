import { phaseOf, type Phase } from '@flou/shared/calendar.ts'
import type { specialOffer, specialOfferType } from '@flou/shared/content/types/promotion/specialOffers.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { OFFER_TEASER, type OFFER_TYPE_TEASER } from '@flou/shared/site/teasers.ts'
import { daysLeft } from './offerTime.ts'
import { offerValue, type OfferValue } from './offerValue.ts'

/** An offer as lists read it. */
export type OfferTeaser = Pick<PublicRecord<typeof specialOffer>, (typeof OFFER_TEASER)[number]>
export type OfferType = Pick<PublicRecord<typeof specialOfferType>, (typeof OFFER_TYPE_TEASER)[number]>

/** An offer with what follows from its day and its type; computed by the server. */
export interface ShownOffer extends OfferTeaser {
  phase: Phase
  /** Days until it ends, where that is soon. */
  left?: number
  value: OfferValue
}

/** @param types what offers take off: the type of each is among them */
export function shownOffer(offer: OfferTeaser, types: readonly OfferType[], today: string): ShownOffer {
  const teaser = Object.fromEntries(OFFER_TEASER.map((name) => [name, offer[name]])) as OfferTeaser // the names are its own
  const left = daysLeft(offer, today)
  const rule = types.find(({ id }) => id === offer.specialOfferType?.id)?.rule
  return {
    ...teaser,
    phase: phaseOf(offer, today),
    value: offerValue(offer, rule),
    ...(left !== undefined && { left }),
  }
}
