import { fillPath, type PageName } from '@flou/shared/paths.ts'
import { builtPages } from '@flou/shared/site/pages.ts'

const FILLINGS: Partial<Record<PageName, string>> = {
  news: 'first-story',
  newsCategory: 'stories',
  newsSubCategory: 'releases',
  newsMonth: '2026-11',
  customPage: 'about',
  event: 'later',
  eventCategory: 'webinars',
  eventSubCategory: 'webinars-data',
  specialOffer: 'half-price',
  documentation: 'object-storage',
  faqCategory: 'account',
  product: 'virtual-server',
  productGroup: 'servers',
  industryCategory: 'retail',
  storyProductCategory: 'databases',
  customerStoryFilter: 'retail_databases',
  customerStory: 'story-1',
  businessPartner: 'cloud',
  techPartner: 'cloud',
  solution: 'banking',
  solutionSubCategory: 'finance',
  useCase: 'onboarding',
}

export const DECLARED_PAGES = builtPages().map(({ name, path }) => fillPath(path, FILLINGS[name] ?? ''))
