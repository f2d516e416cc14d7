import { contentType } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { richText, text } from '../../fields/text.ts'
import { number } from '../../fields/value.ts'
import { ctaSection, descriptionSection, headerSection } from '../sharedSections.ts'

export const termsAndCondition = contentType('termsAndCondition', {
  label: { en: 'Term', id: 'Ketentuan' },
  plural: { en: 'Terms And Condition', id: 'Syarat dan Ketentuan' },
  fields: { order: number({ optional: true }) },
  localized: { title: text(), content: richText() },
  list: { columns: ['title', 'order'], sortBy: 'order' },
})

export const termsHeader = headerSection('termsAndCondition.header')
export const termsDescription = descriptionSection('termsAndCondition.description')
export const termsCta = ctaSection('termsAndCondition.cta')

export const termsAndConditionArea = area({
  key: 'termsAndCondition',
  permission: 'Terms And Condition',
  label: { en: 'Terms And Condition', id: 'Syarat dan Ketentuan' },
  icon: 'terms',
  heading: 'help',
  path: { dashboard: 'terms-and-condition', dashboard2: 'terms-and-condition' },
  screens: [
    screen('', termsAndCondition),
    screen('header', termsHeader),
    screen('description', termsDescription),
    screen('cta', termsCta),
  ],
})
