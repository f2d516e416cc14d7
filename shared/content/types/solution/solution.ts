import { contentType } from '../../define.ts'
import { media, reference, references } from '../../fields/reference.ts'
import { appearance, number } from '../../fields/value.ts'
import { MANAGE_BUTTON, olderTab, SEO_TAB, tab } from '../../tabs.ts'
import { ctaGroup, blockGroup, storiesGroup } from '../sharedSections.ts'
import { SOLUTION_TABS, solutionTexts } from './solutionFields.ts'

export const solution = contentType('solution', {
  label: { en: 'Solution', id: 'Solusi' },
  plural: { en: 'Solution', id: 'Solusi' },
  fields: {
    categoryId: reference('solutionCategory'),
    subCategoryId: reference('solutionSubCategory', { optional: true, within: ['categoryId'] }),
    productIds: references('product'),
    bannerId: media({ shape: 'banner' }),
    bannerMobileId: media({ optional: true, shape: 'bannerMobile' }),
    homeMediaId: media({ optional: true, shape: 'card' }),
    seoMediaId: media({ shape: 'share' }),
    order: number({ optional: true }),
    customProperty: appearance(),
    solutionOverview: blockGroup(),
    benefit: blockGroup(),
    pricing: blockGroup(),
    customerStory: storiesGroup(),
    cta: ctaGroup(),
  },
  localized: solutionTexts(),
  pageOnly: ['bannerId', 'bannerMobileId'],
  list: {
    columns: ['title', 'categoryId', 'subCategoryId', 'order'],
    sortBy: 'order',
    sortable: ['title'],
    by: ['categoryId', 'subCategoryId'],
  },
  tabs: [
    tab(SOLUTION_TABS.overview, 'solutionOverview'),
    tab(SOLUTION_TABS.benefit, 'benefit'),
    tab(SOLUTION_TABS.pricing, 'pricing'),
    tab(SOLUTION_TABS.customerStory, 'customerStory'),
    tab(SOLUTION_TABS.cta, 'cta'),
    tab(MANAGE_BUTTON, 'customProperty'),
    olderTab(SEO_TAB, 'seoTitle', 'seoDescription', 'seoMediaId'),
  ],
})
