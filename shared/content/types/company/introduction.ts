import { section } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { media } from '../../fields/reference.ts'
import { richText, text } from '../../fields/text.ts'
import { appearance } from '../../fields/value.ts'
import {
  blockItems,
  ctaSection,
  descriptionSection,
  headerSection,
  seoSection,
  titleSection,
} from '../sharedSections.ts'

export const introductionHeader = headerSection('introduction.header')
export const introductionDescription = descriptionSection('introduction.description')
export const introductionMilestone = titleSection('introduction.milestone', {
  en: 'Milestones',
  id: 'Milestone',
})
export const introductionUseCase = section('introduction.useCase', {
  label: { en: 'Use cases', id: 'Kasus penggunaan' },
  fields: {
    mediaId: media({ optional: true, shape: 'figure' }),
    customProperty: appearance({ fieldGroups: ['buttons'] }),
    items: blockItems(),
  },
  localized: { title: text(), content: richText() },
})
export const introductionCta = ctaSection('introduction.cta')
export const introductionSeo = seoSection('introduction.seo')

export const introductionArea = area({
  key: 'introduction',
  permission: 'Introduction',
  label: { en: 'Introduction', id: 'Perkenalan' },
  icon: 'introduction',
  heading: 'company',
  path: { dashboard: 'manage-why-flou', dashboard2: 'introduction' },
  screens: [
    screen('header', introductionHeader),
    screen('description', introductionDescription),
    screen('milestone', introductionMilestone),
    screen('use-case', introductionUseCase),
    screen('cta', introductionCta),
    screen('seo', introductionSeo),
  ],
})
