import { area, screen, type AreaGroup } from '../../screens.ts'
import { contentSection, ctaSection, headerSection, seoSection } from '../sharedSections.ts'

export const contactGroup: AreaGroup = { label: { en: 'Contact', id: 'Kontak' }, icon: 'contact' }

export const contactUsHeader = headerSection('contactUs.header')
export const contactUsSeo = seoSection('contactUs.seo')
export const contactUsContent = contentSection('contactUs.content')
export const contactUsCta = ctaSection('contactUs.cta')

export const contactUsArea = area({
  key: 'contactUs',
  permission: 'Contact',
  label: { en: 'Contact Us', id: 'Hubungi Kami' },
  icon: 'contact',
  heading: 'inbox',
  group: contactGroup,
  path: { dashboard: 'manage-contact', dashboard2: 'contact/contact-us' },
  screens: [
    screen('header', contactUsHeader),
    screen('seo', contactUsSeo),
    screen('content', contactUsContent),
    screen('cta', contactUsCta),
  ],
})
