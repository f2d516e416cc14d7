import {
  securityCompliance,
  securityComplianceCta,
  securityComplianceDescription,
  securityComplianceHeader,
  securityComplianceSeo,
  securityComplianceTitle,
  subProcessor,
  subProcessorTitle,
} from '../../content/types/company/securityCompliance.ts'
import {
  homeCarousel,
  homeCta,
  homeCtaPromo,
  homeGlobalNetwork,
  homeProduct,
  homeSecurity,
  homeSeo,
  homeSolution,
  homeSuccessStory,
} from '../../content/types/home.ts'
import {
  introductionCta,
  introductionDescription,
  introductionHeader,
  introductionMilestone,
  introductionSeo,
  introductionUseCase,
} from '../../content/types/company/introduction.ts'
import { milestone } from '../../content/types/company/milestone.ts'
import { techPartner, techPartnerHomeTitle } from '../../content/types/partner/techPartner.ts'
import { newsHomeTitle, news } from '../../content/types/news.ts'
import { customPage } from '../../content/types/customHtml.ts'
import { slider } from '../../content/types/slider.ts'
import { list, page, recordPage, redirect } from '../page.ts'
import { ARTICLE_TEASER } from '../teasers.ts'

export const companyPages = {
  home: page({
    label: { en: 'Home', id: 'Beranda' },
    named: 'slides',
    seo: homeSeo,
    lists: {
      slides: list(homeCarousel),
      highlights: list(slider),
      latest: list(news, { fields: ARTICLE_TEASER, limit: 3 }),
      partners: list(techPartner, { fields: ['id', 'title', 'media'], limit: 12 }),
    },
    sections: {
      cta: homeCta,
      promo: homeCtaPromo,
      solution: homeSolution,
      security: homeSecurity,
      stories: homeSuccessStory,
      product: homeProduct,
      network: homeGlobalNetwork,
      partnersTitle: techPartnerHomeTitle,
      newsTitle: newsHomeTitle,
    },
  }),
  securityCompliance: page({
    label: { en: 'Security and compliance', id: 'Keamanan dan kepatuhan' },
    seo: securityComplianceSeo,
    structuredData: 'CollectionPage',
    lists: { certificates: list(securityCompliance), subProcessors: list(subProcessor) },
    sections: {
      header: securityComplianceHeader,
      description: securityComplianceDescription,
      title: securityComplianceTitle,
      subProcessorTitle,
      cta: securityComplianceCta,
    },
  }),
  customPageList: page({
    label: { en: 'Pages', id: 'Halaman' },
    description: {
      en: 'Policies, terms and other information about us, from A to Z.',
      id: 'Kebijakan, ketentuan, dan informasi lain tentang kami, dari A sampai Z.',
    },
    structuredData: 'CollectionPage',
    picture: homeSeo,
    lists: { pages: list(customPage, { fields: ['title', 'slug', 'lang'] }) },
  }),
  customPage: recordPage(customPage, { files: ['md'] }),
  introduction: page({
    label: { en: 'Why Flou', id: 'Mengapa Flou' },
    seo: introductionSeo,
    structuredData: 'AboutPage',
    lists: { milestones: list(milestone, { fields: ['id', 'year', 'title', 'lang'], limit: 60 }) },
    sections: {
      header: introductionHeader,
      description: introductionDescription,
      milestone: introductionMilestone,
      useCase: introductionUseCase,
      cta: introductionCta,
    },
  }),
  search: page({ label: { en: 'Search', id: 'Pencarian' } }),
  searchFor: redirect,
  dataRequestProve: page({ label: { en: 'Confirm your request', id: 'Konfirmasi permintaan Anda' } }),
  placeAccept: page({ label: { en: 'Confirm your seat', id: 'Konfirmasi tempat Anda' } }),
  placeCancel: page({ label: { en: 'Cancel your registration', id: 'Batalkan pendaftaran' } }),
  newsletterConfirm: page({ label: { en: 'Confirm your subscription', id: 'Konfirmasi langganan' } }),
  newsletterUnsubscribe: page({ label: { en: 'Unsubscribe', id: 'Berhenti berlangganan' } }),
  notFound: page({ label: { en: 'Not found', id: 'Tidak ditemukan' } }),
} as const
