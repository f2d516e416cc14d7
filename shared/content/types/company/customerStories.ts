import { contentType, section } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { media, reference, references } from '../../fields/reference.ts'
import { longText, richText, text } from '../../fields/text.ts'
import { appearance, toggle } from '../../fields/value.ts'
import { video } from '../../fields/video.ts'
import { seoFields, seoSection } from '../sharedSections.ts'

export const industryCategory = contentType('industryCategory', {
  label: { en: 'Industry', id: 'Industri' },
  plural: { en: 'Industries', id: 'Industri' },
  localized: { title: text(), description: longText() },
  pageOnly: ['description'],
  list: { columns: ['title', 'description'], sortBy: 'title' },
})

export const storyProductCategory = contentType('storyProductCategory', {
  label: { en: 'Product category', id: 'Kategori produk' },
  plural: { en: 'Product categories', id: 'Kategori produk' },
  localized: { title: text(), description: longText() },
  pageOnly: ['description'],
  list: { columns: ['title', 'description'], sortBy: 'title' },
})

export const customerStory = contentType('customerStory', {
  label: { en: 'Customer story', id: 'Kisah pelanggan' },
  plural: { en: 'Customer Stories', id: 'Kisah Pelanggan' },
  fields: {
    customerStoryCategoryId: reference('industryCategory'),
    productCategoryId: reference('storyProductCategory', { optional: true }),
    productIds: references('product'),
    companyName: text(),
    companyAddress: text(),
    companyLogoId: media({ shape: 'logo' }),
    bannerId: media({ shape: 'banner' }),
    bannerMobileId: media({ shape: 'bannerMobile' }),
    bannerHighlightId: media({ optional: true, shape: 'banner' }),
    seoMediaId: media({ shape: 'share' }),
    isQuoteOnly: toggle({
      hint: {
        en: 'On: lists show the quote, the person and the logo, without a link. The page disappears, and its address leads to the list of stories.',
        id: 'Aktif: daftar menampilkan kutipan, nama pembicara, dan logo tanpa tautan. Halamannya hilang, dan alamatnya mengarah ke daftar kisah.',
      },
    }),
    video: video(),
    customProperty: appearance(),
  },
  localized: {
    title: text(),
    review: longText(),
    reviewer: text({ optional: true }),
    content: richText(),
    companyAbout: longText(),
    ...seoFields(),
  },
  list: {
    columns: ['title', 'companyName', 'customerStoryCategoryId'],
    sortBy: 'created',
    descending: true,
    sortable: ['title'],
    by: [
      'customerStoryCategoryId',
      'productCategoryId',
      'customerStoryCategoryId+productCategoryId',
      'productIds',
    ],
  },
  noPageIf: 'isQuoteOnly',
  pageOnly: ['companyAddress', 'companyAbout'],
  search: ['title', 'companyName'],
})

export const customerStoriesHeader = section('customerStories.header', {
  label: { en: 'Header', id: 'Header' },
  fields: { id: reference('customerStory', { optional: true }), customProperty: appearance() },
})
export const customerStoriesDescription = section('customerStories.description', {
  label: { en: 'Description', id: 'Deskripsi' },
  fields: {
    mediaId: media({ shape: 'figure' }),
    bannerMobileId: media({ optional: true, shape: 'half' }),
    customProperty: appearance(),
  },
  localized: { title: text(), content: richText() },
})
export const customerStoriesSeo = seoSection('customerStories.seo')

export const customerStoriesArea = area({
  key: 'customerStories',
  permission: 'Customer Stories',
  label: { en: 'Customer Stories', id: 'Kisah Pelanggan' },
  icon: 'story',
  heading: 'stories',
  path: { dashboard: 'customer-stories', dashboard2: 'customer-stories' },
  screens: [
    screen('', customerStory),
    screen('description', customerStoriesDescription),
    screen('header', customerStoriesHeader),
    screen('industry-category', industryCategory),
    screen('product-category', storyProductCategory),
    screen('seo', customerStoriesSeo),
  ],
})
