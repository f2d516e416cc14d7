import { required, type Rule } from './rule.ts'

/** Page sections: title and content per language, and their pictures. */
const TITLE = ['title'] as const
const TEXTS = ['title', 'content'] as const

const each = (types: readonly string[], fields: Parameters<typeof required>[1]): Rule[] =>
  types.flatMap((type) => required(type, fields))

const HEADERS = [
  'news.header',
  'changelog.header',
  'introduction.header',
  'specialOffers.header',
  'specialOffers.freeTrialHeader',
  'securityCompliance.header',
  'product.header',
  'documentation.header',
  'solution.header',
  'techPartner.header',
  'businessPartner.header',
  'pricing.header',
  'resources.header',
  'support.header',
  'community.header',
  'event.header',
  'faq.header',
  'afterSales.header',
  'termsAndCondition.header',
  'contactUs.header',
  'formContact.header',
  'ebc.header',
]
const DESCRIPTIONS = [
  'introduction.description',
  'specialOffers.description',
  'specialOffers.freeTrialDescription',
  'securityCompliance.description',
  'customerStories.description',
  'solution.description',
  'support.description',
  'termsAndCondition.description',
]
const FAQS = ['solution.faq', 'resources.faq', 'community.faq', 'formContact.faq', 'ebc.faq']
const SEO = [
  'home.seo',
  'news.seo',
  'changelog.seo',
  'introduction.seo',
  'specialOffers.seo',
  'securityCompliance.seo',
  'customerStories.seo',
  'product.seo',
  'solution.seo',
  'techPartner.seo',
  'businessPartner.seo',
  'pricing.seo',
  'pricing.regionsSeo',
  'resources.seo',
  'support.seo',
  'community.seo',
  'event.seo',
  'faq.seo',
  'contactUs.seo',
  'ebc.seo',
]
const CTAS = [
  'home.cta',
  'news.cta',
  'introduction.cta',
  'securityCompliance.cta',
  'product.groupCta',
  'documentation.cta',
  'resources.cta',
  'support.cta',
  'faq.cta',
  'afterSales.cta',
  'termsAndCondition.cta',
  'contactUs.cta',
  'formContact.cta',
]
const TITLES = [
  'news.homeTitle',
  'news.mostPopular',
  'news.titleList',
  'news.otherTitle',
  'introduction.milestone',
  'securityCompliance.title',
  'securityCompliance.subProcessors',
  'product.groupTitle',
  'techPartner.homeTitle',
  'techPartner.title',
  'businessPartner.title',
  'community.title',
  'formContact.title',
  'ebc.title',
  // description and contents with only a required title
  'techPartner.description',
  'businessPartner.description',
  'pricing.description',
  'pricing.regions',
]
/** Contents whose items have their own texts. */
const CONTENTS = ['specialOffers.content', 'afterSales.content', 'contactUs.content', 'formContact.content']
const BLOCKS = [
  'home.solution',
  'home.product',
  'home.securityCompliance',
  'home.successStory',
  'footer.cta',
  'home.globalNetwork',
  'introduction.useCase',
  'product.useCase',
  'pricing.service',
  'pricing.calculator',
  'specialOffers.hotDeals',
  'specialOffers.membership',
  'globalNetwork.content',
  'globalNetwork.map',
  'feedbackForm.content',
]

export const PAGE_RULES: readonly Rule[] = [
  ...each([...HEADERS, ...DESCRIPTIONS, ...FAQS], { perLanguage: TEXTS, ids: ['mediaId'] }),
  ...each(SEO, { perLanguage: TEXTS, ids: ['seoMediaId'] }),
  ...each([...CTAS, ...BLOCKS], { perLanguage: TEXTS }),
  ...each(TITLES, { perLanguage: TITLE }),
  ...each(CONTENTS, { perLanguage: [...TEXTS, 'items.0.title', 'items.1.content'] }),
  ...required('resources.content', { perLanguage: ['title', 'items.0.title', 'items.1.content'] }),
  ...required('documentation.content', { perLanguage: ['title', 'items.0.title'] }),
  ...each(['support.content', 'ebc.content'], {
    perLanguage: [...TEXTS, 'items.0.title', 'items.0.content'],
  }),
  ...required('ebc.header', { ids: ['mobileMediaId'] }),
  // these banners require both pictures
  ...each(['ebc.banner', 'pricing.banner'], { perLanguage: TEXTS, ids: ['mediaId', 'mobileMediaId'] }),
  ...required('home.ctaPromo', { ids: ['mediaId', 'mobileMediaId'] }),
  ...required('documentation.popular', { perLanguage: TITLE, lists: ['productIds'] }),
  // benefits and in-depth items of partner programmes require a picture each
  ...each(
    ['techPartner.benefit', 'techPartner.inDepth', 'businessPartner.benefit', 'businessPartner.inDepth'],
    { perLanguage: [...TEXTS, 'items.0.title', 'items.0.content'], ids: ['items.1.mediaId'] },
  ),
  ...each(
    ['techPartner.journey', 'techPartner.nextStep', 'businessPartner.journey', 'businessPartner.nextStep'],
    { perLanguage: [...TEXTS, 'items.0.title', 'items.1.content'] },
  ),
]
