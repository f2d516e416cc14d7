import { contentType, section } from '../define.ts'
import { area, screen } from '../screens.ts'
import { items } from '../fields/nested.ts'
import { media } from '../fields/reference.ts'
import { longText, richText, text, url } from '../fields/text.ts'
import { appearance, number } from '../fields/value.ts'
import { blockSection } from './sharedSections.ts'

export const footerGroup = contentType('footer', {
  label: { en: 'Link group', id: 'Grup tautan' },
  plural: { en: 'Footer', id: 'Footer' },
  fields: {
    order: number({ initial: 1, optional: true }),
    items: items({ fields: { url: url(), order: number({ optional: true }) }, localized: { title: text() } }),
  },
  localized: { title: text(), content: richText({ optional: true }) },
  list: { columns: ['title', 'order'], sortBy: 'order' },
})

export const footerCta = blockSection('footer.cta', { en: 'Call to action', id: 'Ajakan bertindak' })
export const footerSocialMedia = section('footer.socialMedia', {
  label: { en: 'Social media', id: 'Media sosial' },
  fields: {
    items: items({
      fields: {
        url: url({ optional: true }),
        mediaId: media({ shape: 'icon' }),
        customProperty: appearance({ fieldGroups: ['buttons'], optional: false }),
        order: number({ optional: true }),
      },
      localized: { title: text() },
    }),
  },
})

const degrees = (most: number) =>
  number({ initial: null, optional: true, min: -most, max: most, decimals: true })

export const footerOffices = section('footer.offices', {
  label: { en: 'Offices', id: 'Kantor' },
  fields: {
    items: items({
      fields: {
        phone: text({ optional: true }),
        mapUrl: url({ optional: true }),
        latitude: degrees(90),
        longitude: degrees(180),
        order: number({ optional: true }),
      },
      localized: { city: text(), address: longText() },
    }),
  },
  localized: { title: text() },
})

export const footerArea = area({
  key: 'footer',
  permission: 'Footer',
  label: { en: 'Footer', id: 'Footer' },
  icon: 'footer',
  heading: 'site',
  path: { dashboard: 'manage-footer', dashboard2: 'footer' },
  screens: [
    screen('', footerGroup),
    screen('cta', footerCta),
    screen('social-media', footerSocialMedia),
    screen('offices', footerOffices),
  ],
})
