import { area, inboxScreens, screen } from '../../screens.ts'
import { contentSection, ctaSection, faqSection, headerSection, seoSection } from '../sharedSections.ts'

export const resourcesHeader = headerSection('resources.header')
export const resourcesContent = contentSection('resources.content', { needsContent: false })
export const resourcesSeo = seoSection('resources.seo')
export const resourcesCta = ctaSection('resources.cta')
export const resourcesFaq = faqSection('resources.faq')

export const resourcesArea = area({
  key: 'resources',
  permission: 'Resources',
  label: { en: 'Resources', id: 'Sumber Daya' },
  icon: 'book',
  heading: 'help',
  path: { dashboard: 'manage-resources', dashboard2: 'resources' },
  screens: [
    screen('header', resourcesHeader),
    screen('content', resourcesContent),
    screen('seo', resourcesSeo),
    screen('cta', resourcesCta),
    screen('faq', resourcesFaq),
    ...inboxScreens('opinion', 'pageHelpful', {
      label: { en: 'Page feedback', id: 'Masukan halaman' },
    }),
  ],
})
