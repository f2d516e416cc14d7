import { productCategory } from '../../content/types/product/catalogue.ts'
import {
  businessPartner,
  businessPartnerBenefit,
  businessPartnerDescription,
  businessPartnerHeader,
  businessPartnerInDepth,
  businessPartnerJourney,
  businessPartnerNextStep,
  businessPartnerSeo,
  businessPartnerTitle,
} from '../../content/types/partner/businessPartner.ts'
import {
  techPartner,
  techPartnerBenefit,
  techPartnerDescription,
  techPartnerHeader,
  techPartnerInDepth,
  techPartnerJourney,
  techPartnerNextStep,
  techPartnerSeo,
  techPartnerTitle,
} from '../../content/types/partner/techPartner.ts'
import { list, numberedList, page, type Filling } from '../page.ts'
import { ALL_PRODUCTS, partnerProductOf } from '../../content/types/product/partnerProduct.ts'

/** Each category of products has its page of either programme (docs/decisions/2026-11-23-partner-addresses.md). */
const byCategory: Filling = {
  of: productCategory,
  isNamed: true,
  values: (category) => [partnerProductOf(category)].filter((product) => product !== ''),
}

/** What both programmes have in common: a component, and which products have a page. */
const PROGRAMME = {
  component: 'partnerProgramme',
  structuredData: 'CollectionPage',
  always: [ALL_PRODUCTS],
  filledBy: [byCategory],
  lists: { categories: list(productCategory, { fields: ['id', 'title'] }) },
} as const

/** Partners on a page, and pages at most. */
const PARTNERS = { perPage: 24, pages: 5 } as const

/** The programmes for partners. */
export const partnerPages = {
  businessPartner: page({
    ...PROGRAMME,
    label: { en: 'Business partners', id: 'Mitra bisnis' },
    seo: businessPartnerSeo,
    numbered: numberedList(businessPartner, {
      ...PARTNERS,
      fields: ['id', 'title', 'description', 'media', 'lang'],
    }),
    sections: {
      header: businessPartnerHeader,
      description: businessPartnerDescription,
      benefit: businessPartnerBenefit,
      inDepth: businessPartnerInDepth,
      journey: businessPartnerJourney,
      nextStep: businessPartnerNextStep,
      title: businessPartnerTitle,
    },
  }),
  techPartner: page({
    ...PROGRAMME,
    label: { en: 'Technology partners', id: 'Mitra teknologi' },
    seo: techPartnerSeo,
    numbered: numberedList(techPartner, {
      ...PARTNERS,
      fields: ['id', 'title', 'description', 'media', 'url', 'lang'],
    }),
    sections: {
      header: techPartnerHeader,
      description: techPartnerDescription,
      benefit: techPartnerBenefit,
      inDepth: techPartnerInDepth,
      journey: techPartnerJourney,
      nextStep: techPartnerNextStep,
      title: techPartnerTitle,
    },
  }),
} as const
