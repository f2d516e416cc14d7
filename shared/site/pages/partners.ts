import type { ContentType } from '../../content/define.ts'
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
import { ALL_PRODUCTS, partnerProductOf } from '../../strings/slug.ts'

/** A category has a programme page if it has partners (docs/decisions/public-pages.md). */
const byCategory = (partner: ContentType): Filling => ({
  of: productCategory,
  isNamed: true,
  async values(category, reader) {
    const by = { field: 'productCategoryId', id: Number(category['id']) }
    const [found] = await reader.list(partner, { by, limit: 1 })
    const product = partnerProductOf(category)
    return found && product !== '' ? [product] : []
  },
})

const byPartner = (partner: ContentType): Filling => ({
  of: partner,
  async values({ productCategoryId }, reader) {
    const category = await reader.byId(productCategory, Number(productCategoryId))
    const product = category ? partnerProductOf(category) : ''
    return product === '' ? [] : [product]
  },
})

const programme = (partner: ContentType) =>
  ({
    component: 'partnerProgramme',
    structuredData: 'CollectionPage',
    always: [ALL_PRODUCTS],
    filledBy: [byCategory(partner), byPartner(partner)],
    lists: { categories: list(productCategory, { fields: ['id', 'title', 'slug'] }) },
  }) as const

const PARTNERS = { perPage: 24, pages: 5 } as const

export const partnerPages = {
  businessPartner: page({
    ...programme(businessPartner),
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
    ...programme(techPartner),
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
