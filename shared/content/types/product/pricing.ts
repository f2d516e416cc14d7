import { section } from '../../define.ts'
import { area, customScreen, screen } from '../../screens.ts'
import { staffOnly } from '../../fields/field.ts'
import { items } from '../../fields/nested.ts'
import { media, reference, references } from '../../fields/reference.ts'
import { richText, text } from '../../fields/text.ts'
import { appearance, number } from '../../fields/value.ts'
import { blockItems, headerSection, seoSection } from '../sharedSections.ts'
import { siteDiscounts } from './discounts.ts'
import { costExample, typicalEstimate } from './typicalEstimate.ts'
import { billingItem, billingItemType, billingMethod, productDetail } from './lookups.ts'

/** Default percentage of price change that requires confirmation. */
export const CONFIRM_ABOVE = 20

export const pricingCalculator = section('pricing.calculator', {
  label: { en: 'Calculator', id: 'Kalkulator' },
  fields: {
    mediaId: media({ optional: true, shape: 'share' }),
    taxPercent: number({ initial: 11, max: 100, decimals: true }),
    ...siteDiscounts(),
    hoursPerMonth: number({ initial: 730, min: 1, max: 744 }),
    confirmAbovePercent: staffOnly(number({ initial: CONFIRM_ABOVE, min: 1, max: 1_000, optional: true })),
    estimateDays: number({ initial: 90, min: 1, max: 365, optional: true }),
    customProperty: appearance(),
  },
  localized: {
    title: text(),
    content: richText(),
    note: text({ optional: true }),
    yearlySaving: text({ optional: true }),
  },
})
export const pricingHeader = headerSection('pricing.header')
export const pricingDescription = section('pricing.description', {
  label: { en: 'Description', id: 'Deskripsi' },
  fields: { items: blockItems() },
  localized: { title: text(), content: richText({ optional: true }) },
})
export const pricingService = section('pricing.service', {
  label: { en: 'Services', id: 'Layanan' },
  fields: { items: blockItems() },
  localized: { title: text(), content: richText() },
})
export const pricingBanner = section('pricing.banner', {
  label: { en: 'Banner', id: 'Banner' },
  fields: {
    mediaId: media({ shape: 'banner' }),
    mobileMediaId: media({ shape: 'bannerMobile' }),
    customProperty: appearance(),
  },
  localized: { title: text(), content: richText() },
})
export const pricingSeo = seoSection('pricing.seo')
export const pricingRegions = section('pricing.regions', {
  label: { en: 'Availability by region', id: 'Ketersediaan per region' },
  fields: {
    items: items({
      fields: { productId: reference('product'), regionIds: references('region', { optional: true }) },
      localized: { content: text({ optional: true }) },
    }),
  },
  localized: { title: text(), content: richText({ optional: true }) },
})
export const pricingRegionsSeo = seoSection('pricing.regionsSeo')

export const pricingArea = area({
  key: 'pricing',
  permission: 'Manage Pricing',
  label: { en: 'Pricing', id: 'Harga' },
  icon: 'pricing',
  heading: 'products',
  path: { dashboard: 'manage-pricing', dashboard2: 'pricing' },
  screens: [
    screen('calculator', pricingCalculator),
    screen('header', pricingHeader),
    screen('description', pricingDescription),
    screen('seo', pricingSeo),
    screen('service', pricingService),
    screen('banner', pricingBanner),
    screen('regions', pricingRegions),
    screen('regions-seo', pricingRegionsSeo, {
      label: { en: 'Availability by region: SEO', id: 'Ketersediaan per region: SEO' },
    }),
    screen('billing-method', billingMethod),
    screen('billing-item', billingItem),
    screen('billing-item-type', billingItemType),
    screen('product-detail', productDetail),
    screen('cost-example', costExample),
    screen('typical-estimate', typicalEstimate),
    customScreen('estimates', 'estimates', { label: { en: 'Estimates', id: 'Perkiraan harga' } }),
  ],
})
