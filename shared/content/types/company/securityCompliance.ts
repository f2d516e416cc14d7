import { contentType } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { date } from '../../fields/date.ts'
import { media } from '../../fields/reference.ts'
import { longText, text, url } from '../../fields/text.ts'
import { number } from '../../fields/value.ts'
import { ctaSection, descriptionSection, headerSection, seoSection, titleSection } from '../sharedSections.ts'

export const securityCompliance = contentType('securityCompliance', {
  label: { en: 'Certificate', id: 'Sertifikat' },
  plural: { en: 'Certificates', id: 'Sertifikat' },
  fields: {
    mediaId: media({ shape: 'logo' }),
    link: url(),
    certificateNumber: text({ optional: true }),
    auditor: text({ optional: true }),
    validFrom: date({ optional: true }),
    validUntil: date({ optional: true }),
    documentId: media({ optional: true, accepts: 'document' }),
    order: number({ optional: true }),
  },
  localized: { title: text(), description: longText(), scope: longText({ optional: true }) },
  list: { columns: ['title', 'mediaId', 'link', 'order'], sortBy: 'order' },
  check: ({ validFrom, validUntil }): Record<string, string> =>
    validUntil !== '' && String(validFrom) > String(validUntil) ? { validUntil: 'dateOrder' } : {},
})

/** A company that processes personal data on the provider's behalf. */
export const subProcessor = contentType('subProcessor', {
  label: { en: 'Sub-processor', id: 'Subprosesor' },
  plural: { en: 'Sub-processors', id: 'Subprosesor' },
  fields: { companyName: text(), startDate: date(), order: number({ optional: true }) },
  title: 'companyName',
  localized: { country: text(), purpose: longText(), dataProcessed: longText() },
  list: { columns: ['companyName', 'country', 'startDate', 'order'], sortBy: 'order' },
})

export const subProcessorTitle = titleSection('securityCompliance.subProcessors', {
  en: 'Title of the sub-processors',
  id: 'Judul subprosesor',
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
  heading: 'company',
  path: { dashboard: 'security-compliance', dashboard2: 'security-compliance' },
  screens: [
    screen('', securityCompliance),
    screen('header', securityComplianceHeader),
    screen('description', securityComplianceDescription),
    screen('title', securityComplianceTitle),
    screen('sub-processor', subProcessor),
    screen('sub-processor-title', subProcessorTitle),
    screen('cta', securityComplianceCta),
    screen('seo', securityComplianceSeo),
  ],
})
