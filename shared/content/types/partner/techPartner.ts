import { contentType } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { media, reference } from '../../fields/reference.ts'
import { longText, text, url } from '../../fields/text.ts'
import { number } from '../../fields/value.ts'
import { headerSection, seoSection, titleSection } from '../sharedSections.ts'
import { partnerDescription, PROGRAM_LABELS, programSection } from './partnerSections.ts'

export const techPartner = contentType('techPartner', {
  label: { en: 'Technology partner', id: 'Mitra teknologi' },
  plural: { en: 'Technology partners', id: 'Mitra teknologi' },
  fields: {
    mediaId: media({ shape: 'logo' }),
    url: url(),
    order: number({ initial: null }),
    productCategoryId: reference('productCategory', { optional: true }),
  },
  localized: { title: text(), description: longText() },
  list: { columns: ['title', 'mediaId', 'url', 'order'], sortBy: 'order', by: ['productCategoryId'] },
})

export const techPartnerBenefit = programSection('techPartner.benefit', PROGRAM_LABELS.benefit, {
  needsPicture: true,
  order: null,
})
export const techPartnerInDepth = programSection('techPartner.inDepth', PROGRAM_LABELS.inDepth, {
  needsPicture: true,
  shape: 'wide',
  order: null,
})
export const techPartnerJourney = programSection('techPartner.journey', PROGRAM_LABELS.journey, {
  order: null,
})
export const techPartnerNextStep = programSection('techPartner.nextStep', PROGRAM_LABELS.nextStep, {
  order: null,
})
export const techPartnerSeo = seoSection('techPartner.seo')
export const techPartnerHeader = headerSection('techPartner.header')
export const techPartnerDescription = partnerDescription('techPartner.description')
export const techPartnerHomeTitle = titleSection('techPartner.homeTitle', {
  en: 'Home title',
  id: 'Judul beranda',
})
export const techPartnerTitle = titleSection('techPartner.title', { en: 'List title', id: 'Judul daftar' })

export const techPartnerArea = area({
  key: 'techPartner',
  permission: 'Our Tech Partner',
  label: { en: 'Our Tech Partner', id: 'Mitra Teknologi Kami' },
  icon: 'tech',
  heading: 'company',
  path: { dashboard: 'manage-our-tech-partner', dashboard2: 'our-tech-partner' },
  screens: [
    screen('', techPartner),
    screen('benefit', techPartnerBenefit),
    screen('in-depth', techPartnerInDepth),
    screen('journey', techPartnerJourney),
    screen('next-step', techPartnerNextStep),
    screen('seo', techPartnerSeo),
    screen('header', techPartnerHeader),
    screen('description', techPartnerDescription),
    screen('home-title', techPartnerHomeTitle),
    screen('title', techPartnerTitle),
  ],
})
