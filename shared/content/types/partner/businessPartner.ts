import { contentType } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { media, reference } from '../../fields/reference.ts'
import { longText, text } from '../../fields/text.ts'
import { number } from '../../fields/value.ts'
import { headerSection, seoSection, titleSection } from '../sharedSections.ts'
import { partnerDescription, PROGRAM_LABELS, programSection } from './partnerSections.ts'

export const businessPartner = contentType('businessPartner', {
  label: { en: 'Business partner', id: 'Mitra bisnis' },
  plural: { en: 'Business partners', id: 'Mitra bisnis' },
  fields: {
    mediaId: media({ shape: 'logo' }),
    order: number({ optional: true }),
    productCategoryId: reference('productCategory', { optional: true }),
  },
  localized: { title: text(), description: longText() },
  list: { columns: ['title', 'mediaId', 'order'], sortBy: 'order', by: ['productCategoryId'] },
})

export const businessPartnerBenefit = programSection('businessPartner.benefit', PROGRAM_LABELS.benefit, {
  needsPicture: true,
})
export const businessPartnerInDepth = programSection('businessPartner.inDepth', PROGRAM_LABELS.inDepth, {
  needsPicture: true,
  shape: 'wide',
})
export const businessPartnerJourney = programSection('businessPartner.journey', PROGRAM_LABELS.journey)
export const businessPartnerNextStep = programSection('businessPartner.nextStep', PROGRAM_LABELS.nextStep)
export const businessPartnerSeo = seoSection('businessPartner.seo')
export const businessPartnerHeader = headerSection('businessPartner.header')
export const businessPartnerDescription = partnerDescription('businessPartner.description')
export const businessPartnerTitle = titleSection('businessPartner.title', {
  en: 'List title',
  id: 'Judul daftar',
})

export const businessPartnerArea = area({
  key: 'businessPartner',
  permission: 'Manage Business Partner',
  label: { en: 'Business Partner', id: 'Mitra Bisnis' },
  icon: 'handshake',
  heading: 'company',
  path: { dashboard: 'manage-business-partner', dashboard2: 'business-partner' },
  screens: [
    screen('', businessPartner),
    screen('benefit', businessPartnerBenefit),
    screen('in-depth', businessPartnerInDepth),
    screen('journey', businessPartnerJourney),
    screen('next-step', businessPartnerNextStep),
    screen('seo', businessPartnerSeo),
    screen('header', businessPartnerHeader),
    screen('description', businessPartnerDescription),
    screen('title', businessPartnerTitle),
  ],
})
