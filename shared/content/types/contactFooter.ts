import { section } from '../define.ts'
import { area, screen } from '../screens.ts'
import { items } from '../fields/nested.ts'
import { richText, text, url } from '../fields/text.ts'
import { appearance, number } from '../fields/value.ts'
import { contactGroup } from './contact/contactUs.ts'

export const contactFooterCta = section('contactFooter.cta', {
  label: { en: 'Call to action', id: 'Ajakan bertindak' },
  fields: { customProperty: appearance({ fieldGroups: ['buttons'] }) },
  localized: { name: text(), value: text() },
})
/** `legal`: last line of every page with operator registration (PSE) and complaint contact. */
export const contactFooterAddress = section('contactFooter.address', {
  label: { en: 'Address', id: 'Alamat' },
  localized: { value: richText(), legal: richText({ optional: true }) },
})
/** Links to `url`, else to the first button; clients of the original API send no `url`. */
export const contactFooterSideLink = section('contactFooter.sideLink', {
  label: { en: 'Side links', id: 'Tautan samping' },
  fields: {
    items: items({
      fields: {
        url: url({ optional: true }),
        customProperty: appearance({ fieldGroups: ['buttons'] }),
        order: number({ optional: true }),
      },
      localized: { name: text(), value: text({ optional: true }) },
    }),
  },
})

export const contactFooterArea = area({
  key: 'contactFooter',
  permission: 'Contact',
  label: { en: 'Contact Footer', id: 'Kontak Footer' },
  icon: 'contact',
  heading: 'inbox',
  group: contactGroup,
  path: { dashboard: 'manage-contact-footer', dashboard2: 'contact/contact-footer' },
  screens: [
    screen('cta', contactFooterCta),
    screen('address', contactFooterAddress),
    screen('side-link', contactFooterSideLink),
  ],
})
