import { area, contentType, screen } from '../../define.ts'
import { media } from '../../fields/reference.ts'
import { longText, text, url } from '../../fields/text.ts'
import { number } from '../../fields/value.ts'
import { ctaSection, descriptionSection, headerSection, seoSection, titleSection } from '../sharedSections.ts'

export const securityCompliance = contentType('securityCompliance', {
  label: { en: 'Certificate', id: 'Sertifikat' },
  plural: { en: 'Certificates', id: 'Sertifikat' },
  fields: { mediaId: media(), link: url(), order: number({ optional: true }) },
  localized: { title: text(), description: longText() },
  list: { columns: ['title', 'mediaId', 'link', 'order'], sortBy: 'order' },
})

export const securityComplianceHeader = headerSection('securityCompliance.header')
export const securityComplianceDescription = descriptionSection('securityCompliance.description')
export const securityComplianceTitle = titleSection('securityCompliance.title', {
  en: 'List title',
  id: 'Judul daftar',
})
export const securityComplianceCta = ctaSection('securityCompliance.cta')
export const securityComplianceSeo = seoSection('securityCompliance.seo')

export const securityComplianceArea = area({
  key: 'securityCompliance',
  permission: 'Security Compliances',
  label: { en: 'Security Compliances', id: 'Kepatuhan Keamanan' },
  icon: 'shield',
  path: { dashboard: 'security-compliance', dashboard2: 'security-compliance' },
  screens: [
    screen('', securityCompliance),
    screen('header', securityComplianceHeader),
    screen('description', securityComplianceDescription),
    screen('title', securityComplianceTitle),
    screen('cta', securityComplianceCta),
    screen('seo', securityComplianceSeo),
  ],
})
