import { area, screen } from '../../screens.ts'
import { descriptionSection, faqSection, headerSection, seoSection } from '../sharedSections.ts'
import { solutionCategory, solutionSubCategory } from './categories.ts'
import { solution } from './solution.ts'
import { useCase } from './useCase.ts'

export const solutionHeader = headerSection('solution.header')
export const solutionDescription = descriptionSection('solution.description')
export const solutionSeo = seoSection('solution.seo')
export const solutionFaq = faqSection('solution.faq')

export const solutionArea = area({
  key: 'solution',
  permission: 'Manage Solution',
  label: { en: 'Solution', id: 'Solusi' },
  icon: 'solution',
  heading: 'products',
  path: { dashboard: 'manage-solution', dashboard2: 'solution' },
  screens: [
    screen('', solution),
    screen('category', solutionCategory),
    screen('sub-category', solutionSubCategory),
    screen('use-case', useCase),
    screen('header', solutionHeader),
    screen('description', solutionDescription),
    screen('seo', solutionSeo),
    screen('faq', solutionFaq),
  ],
})
