import { contentType } from '../../define.ts'
import { media, reference } from '../../fields/reference.ts'
import { longText, text } from '../../fields/text.ts'
import { appearance, number } from '../../fields/value.ts'
import { MANAGE_BUTTON, olderTab, SEO_TAB, tab } from '../../tabs.ts'
import { ctaGroup, blockGroup, storiesGroup } from '../sharedSections.ts'
import { SOLUTION_TABS, solutionTexts } from './solutionFields.ts'

export const solutionCategory = contentType('solutionCategory', {
  label: { en: 'Solution category', id: 'Kategori solusi' },
  plural: { en: 'Categories', id: 'Kategori' },
  fields: { order: number({ optional: true }) },
  localized: { title: text(), description: longText() },
  list: { columns: ['title', 'description', 'order'], sortBy: 'order' },
})

export const solutionSubCategory = contentType('solutionSubCategory', {
  label: { en: 'Solution sub-category', id: 'Subkategori solusi' },
  plural: { en: 'Sub-categories', id: 'Subkategori' },
  fields: {
    categoryId: reference('solutionCategory'),
    bannerId: media({ optional: true, shape: 'banner' }),
    bannerMobileId: media({ optional: true, shape: 'bannerMobile' }),
    homeMediaId: media({ optional: true, shape: 'card' }),
    seoMediaId: media({ optional: true, shape: 'share' }),
    customProperty: appearance(),
    overview: blockGroup(),
    solution: blockGroup(),
    customerStory: storiesGroup(),
    useCaseCTA: ctaGroup(),
  },
  localized: solutionTexts(),
  pageOnly: ['bannerMobileId'],
  list: { columns: ['title', 'categoryId'], sortBy: 'title', by: ['categoryId'] },
  tabs: [
    tab(SOLUTION_TABS.overview, 'overview'),
    tab(SOLUTION_TABS.solution, 'solution'),
    tab(SOLUTION_TABS.customerStory, 'customerStory'),
    tab({ en: 'Use case call to action', id: 'Ajakan kasus penggunaan' }, 'useCaseCTA'),
    tab(MANAGE_BUTTON, 'customProperty'),
    olderTab(SEO_TAB, 'seoTitle', 'seoDescription', 'seoMediaId'),
  ],
})
