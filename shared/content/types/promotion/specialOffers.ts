import { contentType, section } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { date } from '../../fields/date.ts'
import { media, reference } from '../../fields/reference.ts'
import { longText, richText, text } from '../../fields/text.ts'
import { appearance, choice, money, number } from '../../fields/value.ts'
import { contentSection, descriptionSection, headerSection, seoSection } from '../sharedSections.ts'
import { checkPeriodOrder } from './period.ts'

export const OFFER_CATEGORY = { hotDeals: 1, membership: 2, freeTrial: 3 } as const

export const OFFER_RULE = { percent: 1, voucher: 2, fixedPrice: 3 } as const

export const specialOfferType = contentType('specialOfferType', {
  label: { en: 'Offer type', id: 'Jenis penawaran' },
  plural: { en: 'Offer types', id: 'Jenis penawaran' },
  fields: {
    rule: choice(
      [
        { value: OFFER_RULE.percent, label: { en: 'Discount (%)', id: 'Diskon (%)' } },
        { value: OFFER_RULE.voucher, label: { en: 'Voucher value', id: 'Nilai voucer' } },
        { value: OFFER_RULE.fixedPrice, label: { en: 'Fixed price', id: 'Harga tetap' } },
      ],
      { initial: OFFER_RULE.percent },
    ),
  },
  localized: { title: text(), description: longText({ optional: true }) },
  list: { columns: ['title', 'rule'], sortBy: 'created' },
})

export const specialOffer = contentType('specialOffer', {
  label: { en: 'Special offer', id: 'Penawaran khusus' },
  plural: { en: 'Special Offers', id: 'Penawaran Khusus' },
  fields: {
    specialOfferCategory: choice(
      [
        { value: OFFER_CATEGORY.hotDeals, label: { en: 'Hot deals', id: 'Promo unggulan' } },
        { value: OFFER_CATEGORY.membership, label: { en: 'Membership', id: 'Keanggotaan' } },
        { value: OFFER_CATEGORY.freeTrial, label: { en: 'Free trial', id: 'Uji coba gratis' } },
      ],
      { initial: OFFER_CATEGORY.hotDeals, optional: false },
    ),
    specialOfferType: reference('specialOfferType', { initial: 1 }),
    productId: reference('product'),
    price: money({ nullable: true }),
    voucherValue: money({ nullable: true }),
    originalPrice: money({ nullable: true }),
    // reference prices are computed from this package's list price
    packageTitle: text({ optional: true }),
    packageAmount: number({
      optional: true,
      hint: {
        en: 'Quantity or amount, such as 100,000 GB. 0: the price of one unit.',
        id: 'Jumlah atau volume, misalnya 100.000 GB. 0: harga satu unit.',
      },
    }),
    months: number({ optional: true, max: 120 }),
    percent: number({ initial: null, max: 100, optional: true }),
    startDate: date(),
    endDate: date(),
    mediaId: media({ shape: 'offer' }),
    customProperty: appearance(),
  },
  localized: { title: text(), content: richText() },
  list: {
    columns: ['title', 'specialOfferCategory', 'startDate', 'endDate'],
    sortBy: 'endDate',
    descending: true,
    sortable: ['title'],
    by: ['productId'],
  },
  check: checkPeriodOrder,
})

const offerText = <const K extends `${string}.${string}`>(key: K, label: { en: string; id: string }) =>
  section(key, { label, localized: { title: text(), content: richText() } })

export const specialOffersContent = contentSection('specialOffers.content')
export const specialOffersDescription = descriptionSection('specialOffers.description')
export const specialOffersHeader = headerSection('specialOffers.header')
export const specialOffersSeo = seoSection('specialOffers.seo')
export const specialOffersHotDeals = offerText('specialOffers.hotDeals', {
  en: 'Hot deals',
  id: 'Promo unggulan',
})
export const specialOffersMembership = section('specialOffers.membership', {
  label: { en: 'Membership', id: 'Keanggotaan' },
  fields: { mediaId: media({ optional: true, shape: 'wide' }) },
  localized: { title: text(), content: richText() },
})
export const freeTrialHeader = headerSection('specialOffers.freeTrialHeader')
export const freeTrialDescription = descriptionSection('specialOffers.freeTrialDescription')

export const specialOffersArea = area({
  key: 'specialOffers',
  permission: 'Manage Special Offers',
  label: { en: 'Special Offers', id: 'Penawaran Khusus' },
  icon: 'offer',
  heading: 'products',
  path: { dashboard: 'manage-special-offers', dashboard2: 'special-offers' },
  screens: [
    screen('', specialOffer),
    screen('content', specialOffersContent),
    screen('description', specialOffersDescription),
    screen('header', specialOffersHeader),
    screen('seo', specialOffersSeo),
    screen('hot-deals', specialOffersHotDeals),
    screen('membership', specialOffersMembership),
    screen('free-trial/header', freeTrialHeader, {
      label: { en: 'Free trial: header', id: 'Uji coba gratis: header' },
    }),
    screen('free-trial/description', freeTrialDescription, {
      label: { en: 'Free trial: description', id: 'Uji coba gratis: deskripsi' },
    }),
    screen('type', specialOfferType),
  ],
})
