import { section } from '../../define.ts'
import { area, customScreen, screen } from '../../screens.ts'
import { media } from '../../fields/reference.ts'
import { richText, text } from '../../fields/text.ts'
import { appearance } from '../../fields/value.ts'
import { cardItems, faqSection, headerSection, seoSection, titleSection } from '../sharedSections.ts'

export const ebcBanner = section('ebc.banner', {
  label: { en: 'Enterprise banner', id: 'Banner perusahaan' },
  fields: {
    mediaId: media({ shape: 'banner' }),
    mobileMediaId: media({ shape: 'bannerMobile' }),
    customProperty: appearance(),
  },
  localized: { title: text(), content: richText() },
})
export const ebcHeader = headerSection('ebc.header', { needsMobilePicture: true })
export const ebcTitle = titleSection('ebc.title', { en: 'Form title', id: 'Judul formulir' })
export const ebcContent = section('ebc.content', {
  label: { en: 'Content', id: 'Konten' },
  fields: {
    mediaId: media({ optional: true }),
    mobileMediaId: media({ optional: true }),
    customProperty: appearance(),
    items: cardItems(),
  },
  localized: { title: text(), content: richText() },
})
export const ebcFaq = faqSection('ebc.faq')
export const ebcSeo = seoSection('ebc.seo')

const BUSINESS_CONTACTS = { en: 'Business contacts', id: 'Kontak bisnis' } as const

export const ebcArea = area({
  key: 'ebc',
  permission: 'EBC',
  label: { en: 'EBC', id: 'EBC' },
  icon: 'enterprise',
  heading: 'inbox',
  path: { dashboard: 'manage-ebc', dashboard2: 'ebc' },
  screens: [
    screen('', ebcBanner),
    screen('header', ebcHeader),
    screen('title', ebcTitle),
    screen('content', ebcContent),
    screen('faq', ebcFaq),
    screen('seo', ebcSeo),
    customScreen('detail', 'inboxList', { form: 'businessContact', label: BUSINESS_CONTACTS }),
    customScreen('detail/:id', 'inboxDetail', { form: 'businessContact', label: BUSINESS_CONTACTS }),
  ],
})
