import { contentType } from '../../define.ts'
import { media, reference } from '../../fields/reference.ts'
import { longText, richText, text } from '../../fields/text.ts'
import { appearance, number, toggle } from '../../fields/value.ts'
import { ALL_PRODUCTS, partnerProductOf } from '../../../strings/slug.ts'
import { seoText } from '../sharedSections.ts'

/** Category and group names are language-independent, with an optional text in each language. */
const languageIndependentFields = () => ({
  title: text(),
  seoTitle: seoText(text(), 'title', ['title']),
  seoDescription: seoText(longText(), 'description', ['description']),
  seoThumbnailId: media({ shape: 'share' }),
})

const localSeo = () => ({
  localSeoTitle: seoText(text({ optional: true }), 'title', ['localTitle', 'seoTitle']),
  localSeoDescription: seoText(longText({ optional: true }), 'description', ['description']),
})

export const productCategory = contentType('productCategory', {
  label: { en: 'Product category', id: 'Kategori produk' },
  plural: { en: 'Categories', id: 'Kategori' },
  fields: {
    ...languageIndependentFields(),
    iconId: media({ shape: 'icon' }),
    showProductsOnCalculator: toggle(),
    order: number({ optional: true }),
  },
  localized: {
    localTitle: text({ optional: true }),
    descriptionTitle: text(),
    description: longText(),
    ...localSeo(),
  },
  pathField: 'title',
  check: (category): Record<string, string> =>
    partnerProductOf(category) === ALL_PRODUCTS ? { title: 'taken' } : {},
  list: { columns: ['title', 'iconId', 'showProductsOnCalculator', 'order'], sortBy: 'order' },
})

export const productGroup = contentType('productGroup', {
  label: { en: 'Product group', id: 'Grup produk' },
  plural: { en: 'Groups', id: 'Grup' },
  fields: {
    ...languageIndependentFields(),
    categoryId: reference('productCategory'),
    mediaId: media({ shape: 'banner' }),
    mediaMobileId: media({ shape: 'bannerMobile' }),
    customProperty: appearance(),
    order: number({ optional: true }),
  },
  localized: { localTitle: text({ optional: true }), description: richText(), ...localSeo() },
  pageOnly: ['mediaMobileId', 'localSeoTitle', 'localSeoDescription'],
  list: { columns: ['title', 'categoryId', 'mediaId', 'order'], sortBy: 'order', by: ['categoryId'] },
})

export const productSubGroup = contentType('productSubGroup', {
  label: { en: 'Product sub-group', id: 'Subgrup produk' },
  plural: { en: 'Sub-groups', id: 'Subgrup' },
  fields: {
    categoryId: reference('productCategory'),
    groupId: reference('productGroup', { within: ['categoryId'] }),
    mediaId: media({ shape: 'thumbnail' }),
    iconId: media({ shape: 'icon' }),
    order: number({ optional: true }),
  },
  localized: { title: text(), description: longText() },
  list: { columns: ['title', 'categoryId', 'groupId', 'order'], sortBy: 'order', by: ['groupId'] },
})
