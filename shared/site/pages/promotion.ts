import { planned } from '../page.ts'

/** Events and special offers. */
export const promotionPages = {
  eventList: planned,
  event: planned,
  specialOfferList: planned,
  specialOffer: planned,
} as const
