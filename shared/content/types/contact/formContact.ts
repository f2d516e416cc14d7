import { area, inboxScreens, screen } from '../../screens.ts'
import { contentSection, ctaSection, faqSection, headerSection, titleSection } from '../sharedSections.ts'
import { contactGroup } from './contactUs.ts'

export const formContactHeader = headerSection('formContact.header')
export const formContactContent = contentSection('formContact.content')
export const formContactCta = ctaSection('formContact.cta')
export const formContactTitle = titleSection('formContact.title', {
  en: 'Form title',
  id: 'Judul formulir',
})
export const formContactFaq = faqSection('formContact.faq')

export const formContactArea = area({
  key: 'formContact',
  permission: 'Contact',
  label: { en: 'Contact Form', id: 'Formulir Kontak' },
  icon: 'form',
  heading: 'inbox',
  group: contactGroup,
  path: { dashboard: 'manage-contact-form', dashboard2: 'contact/form-contact' },
  screens: [
    ...inboxScreens('', 'contactMessage', { label: { en: 'Messages', id: 'Pesan' } }),
    screen('header', formContactHeader),
    screen('content', formContactContent),
    screen('cta', formContactCta),
    screen('title', formContactTitle),
    screen('faq', formContactFaq),
  ],
})
