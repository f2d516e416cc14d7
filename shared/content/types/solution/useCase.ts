import { contentType } from '../../define.ts'
import { media, reference } from '../../fields/reference.ts'
import { appearance } from '../../fields/value.ts'
import { MANAGE_BUTTON, SEO_TAB, olderTab, tab } from '../../tabs.ts'
import { ctaGroup, blockGroup, storiesGroup } from '../sharedSections.ts'
import { productsGroup, SOLUTION_TABS, solutionTexts } from './solutionFields.ts'

export const useCase = contentType('useCase', {
  label: { en: 'Use case', id: 'Kasus penggunaan' },
  plural: { en: 'Use cases', id: 'Kasus penggunaan' },
  fields: {
    categoryId: reference('solutionCategory'),
    subCategoryId: reference('solutionSubCategory', { optional: true, within: ['categoryId'] }),
    bannerId: media({ optional: true, shape: 'banner' }),
    bannerMobileId: media({ optional: true, shape: 'bannerMobile' }),
    cardMediaId: media({ optional: true, shape: 'card' }),
    seoMediaId: media({ optional: true, shape: 'share' }),
    customProperty: appearance(),
    useCaseOverview: blockGroup(),
    benefit: blockGroup(),
    serviceSolution: productsGroup(),
    customerStories: storiesGroup(),
    cta: ctaGroup(),
  },
  localized: solutionTexts(),
  pageOnly: ['bannerMobileId'],
  list: {
    columns: ['title', 'categoryId', 'subCategoryId'],
    sortBy: 'title',
    by: ['categoryId', 'subCategoryId'],
  },
  tabs: [
    tab(SOLUTION_TABS.overview, 'useCaseOverview'),
    tab(SOLUTION_TABS.benefit, 'benefit'),
    tab(SOLUTION_TABS.serviceSolution, 'serviceSolution'),
    tab(SOLUTION_TABS.customerStory, 'customerStories'),
    tab(SOLUTION_TABS.cta, 'cta'),
    tab(MANAGE_BUTTON, 'customProperty'),
    olderTab(SEO_TAB, 'seoTitle', 'seoDescription', 'seoMediaId'),
  ],
})
