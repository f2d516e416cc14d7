import { contentType } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { media } from '../../fields/reference.ts'
import { longText, text, url } from '../../fields/text.ts'
import { toggle } from '../../fields/value.ts'
import { faqSection, headerSection, seoSection, titleSection } from '../sharedSections.ts'

export const community = contentType('community', {
  label: { en: 'Community', id: 'Komunitas' },
  plural: { en: 'Community', id: 'Komunitas' },
  fields: {
    mediaId: media({ shape: 'wide' }),
    logoId: media({ shape: 'logo' }),
    isHighlight: toggle(),
    urlTitle: text({ optional: true }),
    url: url({ initial: 'https://', optional: true }),
  },
  localized: { title: text(), description: longText() },
  list: { columns: ['title', 'logoId', 'url', 'isHighlight'], sortBy: 'title', by: ['isHighlight'] },
})

export const communityTitle = titleSection('community.title', { en: 'List title', id: 'Judul daftar' })
export const communityFaq = faqSection('community.faq')
export const communityHeader = headerSection('community.header')
export const communitySeo = seoSection('community.seo')

export const communityArea = area({
  key: 'community',
  permission: 'Community',
  label: { en: 'Community', id: 'Komunitas' },
  icon: 'community',
  heading: 'stories',
  path: { dashboard: 'manage-community', dashboard2: 'community' },
  screens: [
    screen('', community),
    screen('title', communityTitle),
    screen('faq', communityFaq),
    screen('header', communityHeader),
    screen('seo', communitySeo),
  ],
})
