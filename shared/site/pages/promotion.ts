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

/** The limit exceeds any realistic number of upcoming events. */
const UPCOMING = { fields: EVENT_TEASER, phase: 'upcoming', limit: 48, isOnFirst: true } as const
const OVER = { fields: EVENT_TEASER, phase: 'over', perPage: 12, pages: 5 } as const

const NAMED = { fields: ['title', 'slug'] } as const
const CATEGORIES = { ...NAMED, withOne: { of: event, by: 'categoryId' } } as const
const SUB_CATEGORIES = { ...NAMED, withOne: { of: event, by: 'subCategoryId' } } as const

export const promotionPages = {
  eventList: page({
    label: { en: 'Events', id: 'Acara' },
    seo: eventSeo,
    numbered: numberedList(event, OVER),
    lists: { upcoming: list(event, UPCOMING), categories: list(eventCategory, CATEGORIES) },
    sections: { header: eventHeader },
    structuredData: 'CollectionPage',
  }),
  eventCategory: recordPage(eventCategory, {
    above: ['eventList'],
    picture: eventSeo,
    numbered: numberedList(event, { ...OVER, by: 'categoryId' }),
    lists: {
      upcoming: list(event, { ...UPCOMING, by: 'categoryId' }),
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
      upcoming: list(event, { ...UPCOMING, by: 'subCategoryId' }),
      categories: list(eventCategory, CATEGORIES),
      subCategories: list(eventSubCategory, { ...SUB_CATEGORIES, siblingsBy: 'categoryId' }),
    },
    structuredData: 'CollectionPage',
  }),
  event: recordPage(event, { above: ['eventList'], below: 'categoryId', files: ['ics'] }),
  specialOfferList: page({
    label: { en: 'Special offers', id: 'Penawaran khusus' },
    seo: specialOffersSeo,
    lists: {
      offers: list(specialOffer, { fields: OFFER_TEASER, phase: 'upcoming', limit: 48 }),
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
