import { event, eventCategory, eventSubCategory } from '../../content/types/promotion/event.ts'
import { eventHeader, eventSeo } from '../../content/types/promotion/eventArea.ts'
import {
  freeTrialDescription,
  freeTrialHeader,
  specialOffer,
  specialOffersContent,
  specialOffersDescription,
  specialOffersHeader,
  specialOffersHotDeals,
  specialOffersMembership,
  specialOffersSeo,
  specialOfferType,
} from '../../content/types/promotion/specialOffers.ts'
import { list, numberedList, page, recordPage } from '../page.ts'
import { EVENT_TEASER, OFFER_TEASER, OFFER_TYPE_TEASER } from '../teasers.ts'

/** Events to come are shown together, up to a number that no calendar reaches; those that are over by number. */
const AHEAD = { fields: EVENT_TEASER, phase: 'ahead', limit: 48, isOnFirst: true } as const
const OVER = { fields: EVENT_TEASER, phase: 'over', perPage: 12, pages: 5 } as const

/** What lists can be filtered by: categories and parts of them that have something. */
const NAMED = { fields: ['title', 'slug'] } as const
const CATEGORIES = { ...NAMED, withOne: { of: event, by: 'categoryId' } } as const
const SUB_CATEGORIES = { ...NAMED, withOne: { of: event, by: 'subCategoryId' } } as const

/** Events and special offers. */
export const promotionPages = {
  eventList: page({
    label: { en: 'Events', id: 'Acara' },
    seo: eventSeo,
    numbered: numberedList(event, OVER),
    lists: { ahead: list(event, AHEAD), categories: list(eventCategory, CATEGORIES) },
    sections: { header: eventHeader },
    structuredData: 'CollectionPage',
  }),
  eventCategory: recordPage(eventCategory, {
    above: ['eventList'],
    picture: eventSeo,
    numbered: numberedList(event, { ...OVER, by: 'categoryId' }),
    lists: {
      ahead: list(event, { ...AHEAD, by: 'categoryId' }),
      categories: list(eventCategory, CATEGORIES),
      subCategories: list(eventSubCategory, { ...SUB_CATEGORIES, by: 'categoryId' }),
    },
    structuredData: 'CollectionPage',
  }),
  eventSubCategory: recordPage(eventSubCategory, {
    above: ['eventList'],
    below: 'categoryId',
    picture: eventSeo,
    numbered: numberedList(event, { ...OVER, by: 'subCategoryId' }),
    lists: {
      ahead: list(event, { ...AHEAD, by: 'subCategoryId' }),
      categories: list(eventCategory, CATEGORIES),
      subCategories: list(eventSubCategory, { ...SUB_CATEGORIES, beside: 'categoryId' }),
    },
    structuredData: 'CollectionPage',
  }),
  event: recordPage(event, { above: ['eventList'], below: 'categoryId', files: ['ics'] }),
  specialOfferList: page({
    label: { en: 'Special offers', id: 'Penawaran khusus' },
    seo: specialOffersSeo,
    lists: {
      offers: list(specialOffer, { fields: OFFER_TEASER, phase: 'ahead', limit: 48 }),
      ended: list(specialOffer, { fields: OFFER_TEASER, phase: 'over', limit: 48 }),
      types: list(specialOfferType, { fields: OFFER_TYPE_TEASER, limit: 50 }),
    },
    sections: {
      header: specialOffersHeader,
      description: specialOffersDescription,
      hotDeals: specialOffersHotDeals,
      membership: specialOffersMembership,
      trialHeader: freeTrialHeader,
      trialDescription: freeTrialDescription,
      content: specialOffersContent,
    },
    structuredData: 'CollectionPage',
  }),
  specialOffer: recordPage(specialOffer, { above: ['specialOfferList'] }),
} as const
