import { contentType } from '../../define.ts'
import { media, reference } from '../../fields/reference.ts'
import { longText, richText, text } from '../../fields/text.ts'
import { appearance, number, toggle } from '../../fields/value.ts'
import { video } from '../../fields/video.ts'
import { MANAGE_BUTTON, olderTab, SEO_TAB, tab } from '../../tabs.ts'
import { productDiscounts } from './discounts.ts'
import { ctaGroup, blockGroup, seoFields, storiesGroup } from '../sharedSections.ts'

const packageName = () => text({ optional: true })

/**
 * Package kinds of a product and their display names. `hasAditionalPackageInfo` is misspelled in the existing
 * API.
 */
const packageFlags = () => ({
  hasPackageInstance: toggle(),
  hasPackageInstanceName: packageName(),
  hasPackageNetwork: toggle(),
  hasPackageNetworkName: packageName(),
  hasPackageOS: toggle(),
  hasPackageOSName: packageName(),
  hasPackageSecurity: toggle(),
  hasPackageSecurityName: packageName(),
  hasPackageSnapshot: toggle(),
  hasPackageSnapshotName: packageName(),
  hasPackageStorage: toggle(),
  hasPackageStorageName: packageName(),
  hasPackageGeneral: toggle(),
  hasPackageGeneralName: packageName(),
  hasPackageDatabase: toggle(),
  hasPackageDatabaseName: packageName(),
  hasAditionalPackageInfo: toggle(),
  showOnCalculator: toggle(),
  ...productDiscounts(),
})

export const product = contentType('product', {
  label: { en: 'Product', id: 'Produk' },
  plural: { en: 'Product', id: 'Produk' },
  fields: {
    categoryId: reference('productCategory'),
    groupId: reference('productGroup', { within: ['categoryId'] }),
    subGroupId: reference('productSubGroup', { optional: true, within: ['categoryId', 'groupId'] }),
    mediaId: media({ shape: 'banner' }),
    mediaMobileId: media({ optional: true, shape: 'bannerMobile' }),
    iconId: media({ shape: 'icon' }),
    seoThumbnailId: media({ shape: 'share' }),
    order: number({ optional: true }),
    customProperty: appearance(),
    productOverview: blockGroup(),
    feature: blockGroup(),
    cta: ctaGroup(),
    benefit: blockGroup(),
    flexibleBilling: blockGroup(),
    documentation: blockGroup(),
    successStories: storiesGroup(),
    video: video(),
    ...packageFlags(),
  },
  localized: {
    title: text(),
    content: richText(),
    description: longText({ optional: true }),
    ...seoFields(),
  },
  list: {
    columns: ['title', 'categoryId', 'groupId', 'showOnCalculator', 'order'],
    sortBy: 'order',
    sortable: ['title'],
    by: ['categoryId', 'groupId'],
  },
  pageOnly: ['mediaId', 'mediaMobileId', 'hasAditionalPackageInfo', 'discountPercent', 'tierDiscounts'],
  tabs: [
    tab({ en: 'Product overview', id: 'Ikhtisar produk' }, 'productOverview'),
    tab({ en: 'Feature', id: 'Fitur' }, 'feature'),
    tab({ en: 'Call to action', id: 'Ajakan bertindak' }, 'cta'),
    tab({ en: 'Benefit', id: 'Manfaat' }, 'benefit'),
    tab({ en: 'Flexible billing', id: 'Penagihan fleksibel' }, 'flexibleBilling'),
    tab({ en: 'Documentation', id: 'Dokumentasi' }, 'documentation'),
    tab({ en: 'Success stories', id: 'Kisah sukses' }, 'successStories'),
    tab({ en: 'Video', id: 'Video' }, 'video'),
    tab(MANAGE_BUTTON, 'customProperty'),
    olderTab({ en: 'Package', id: 'Paket' }, ...Object.keys(packageFlags())),
    olderTab(SEO_TAB, 'seoTitle', 'seoDescription', 'seoThumbnailId'),
  ],
})
