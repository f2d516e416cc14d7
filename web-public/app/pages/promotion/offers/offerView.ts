import { phaseOf, type Phase } from '@flou/shared/strings/calendar.ts'
import type { specialOffer, specialOfferType } from '@flou/shared/content/types/promotion/specialOffers.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { OFFER_TEASER, type OFFER_TYPE_TEASER } from '@flou/shared/site/teasers.ts'
import { daysLeft } from './offerTime.ts'
import { offerValue, type OfferValue } from './offerValue.ts'
import { readReference } from './readReference.ts'

export type OfferTeaser = Pick<PublicRecord<typeof specialOffer>, (typeof OFFER_TEASER)[number]>
export type OfferType = Pick<PublicRecord<typeof specialOfferType>, (typeof OFFER_TYPE_TEASER)[number]>

export interface OfferView extends OfferTeaser {
  phase: Phase
  /** Remaining days, if few. */
  left?: number
  value: OfferValue
}

interface ViewContext {
  source: ContentSource
  /** Include the offer's type. */
  types: readonly OfferType[]
  today: string
}

/** Returns the offer with its reference price, which is always computed from the price list. */
export async function readOfferView(
  offer: OfferTeaser,
  { source, types, today }: ViewContext,
): Promise<OfferView> {
  const reference = await readReference(source, offer)
  const teaser = Object.fromEntries(OFFER_TEASER.map((name) => [name, offer[name]])) as OfferTeaser
  const left = daysLeft(offer, today)
  const rule = types.find(({ id }) => id === offer.specialOfferType?.id)?.rule
  return {
    ...teaser,
    phase: phaseOf(offer, today),
    value: {
      ...offerValue({ ...offer, originalPrice: reference?.amount ?? null }, rule),
      ...(reference && { per: reference.per }),
    },
    ...(left !== undefined && { left }),
  }
}
