import { section } from '../../define.ts'
import { area, inboxScreens, screen } from '../../screens.ts'
import { media } from '../../fields/reference.ts'
import { richText, text } from '../../fields/text.ts'
import { appearance } from '../../fields/value.ts'
import { cardItems, ctaSection, descriptionSection, headerSection, seoSection } from '../sharedSections.ts'

export const supportHeader = headerSection('support.header')
export const supportContent = section('support.content', {
  label: { en: 'Content', id: 'Konten' },
  fields: { customProperty: appearance({ fieldGroups: ['buttons'] }), items: cardItems() },
  localized: { title: text(), content: richText() },
})
export const supportDescription = descriptionSection('support.description')
export const supportCta = ctaSection('support.cta')
export const supportSeo = seoSection('support.seo')
export const supportPartnership = section('support.partnership', {
  label: { en: 'Partnership support', id: 'Dukungan kemitraan' },
  fields: {
    mediaId: media({ optional: true, shape: 'figure' }),
    mobileMediaId: media({ optional: true, shape: 'half' }),
    customProperty: appearance(),
  },
  localized: { title: text(), content: richText() },
})

export const supportArea = area({
  key: 'support',
  permission: 'Support',
  label: { en: 'Support', id: 'Dukungan' },
  icon: 'support',
  heading: 'help',
  path: { dashboard: 'manage-support', dashboard2: 'support' },
  screens: [
    screen('header', supportHeader),
    screen('content', supportContent),
    screen('description', supportDescription),
    screen('cta', supportCta),
    screen('seo', supportSeo),
    screen('partnership-support', supportPartnership),
    ...inboxScreens('abuse-report', 'abuseReport', {
      label: { en: 'Abuse reports', id: 'Laporan penyalahgunaan' },
    }),
  ],
})
