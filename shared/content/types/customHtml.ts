import { contentType } from '../define.ts'
import { area, screen } from '../screens.ts'
import { media } from '../fields/reference.ts'
import { code, richText, slug, text } from '../fields/text.ts'
import { seoFields } from './sharedSections.ts'

export const customPage = contentType('customPage', {
  label: { en: 'Page', id: 'Halaman' },
  plural: { en: 'Custom Html', id: 'HTML khusus' },
  fields: {
    slug: slug({ of: 'customPage', optional: false }),
    seoMediaId: media({ shape: 'share' }),
    customScript: code({ optional: true }),
  },
  localized: { title: text(), content: richText(), ...seoFields() },
  list: { columns: ['title', 'slug'], sortBy: 'title' },
})

export const customHtmlArea = area({
  key: 'customHtml',
  permission: 'Custom Html',
  label: { en: 'Custom Html', id: 'HTML khusus' },
  icon: 'page',
  heading: 'site',
  path: { dashboard: 'manage-custom-html', dashboard2: 'custom-html' },
  screens: [screen('', customPage)],
})
