import {
  contactUsContent,
  contactUsCta,
  contactUsHeader,
  contactUsSeo,
} from '../../content/types/contact/contactUs.ts'
import {
  ebcBanner,
  ebcContent,
  ebcFaq,
  ebcHeader,
  ebcSeo,
  ebcTitle,
} from '../../content/types/contact/ebc.ts'
import { feedbackFormContent } from '../../content/types/contact/feedbackForm.ts'
import {
  formContactContent,
  formContactCta,
  formContactFaq,
  formContactHeader,
  formContactTitle,
} from '../../content/types/contact/formContact.ts'
import {
  community,
  communityFaq,
  communityHeader,
  communitySeo,
  communityTitle,
} from '../../content/types/help/community.ts'
import { afterSalesContent, afterSalesCta, afterSalesHeader } from '../../content/types/help/afterSales.ts'
import { faq, faqCategory, faqCta, faqHeader, faqSeo } from '../../content/types/help/faq.ts'
import {
  supportContent,
  supportCta,
  supportDescription,
  supportHeader,
  supportPartnership,
  supportSeo,
} from '../../content/types/help/support.ts'
import {
  businessPartnerDescription,
  businessPartnerNextStep,
} from '../../content/types/partner/businessPartner.ts'
import { techPartnerDescription, techPartnerNextStep } from '../../content/types/partner/techPartner.ts'
import { list, numberedList, page, recordPage } from '../page.ts'

const QUESTIONS = { fields: ['id', 'question', 'answer', 'lang'], perPage: 100, pages: 5 } as const

export const helpPages = {
  faq: page({
    label: { en: 'Questions and answers', id: 'Tanya jawab' },
    seo: faqSeo,
    sections: { header: faqHeader, cta: faqCta },
  }),
  faqCategory: recordPage(faqCategory, {
    files: ['md'],
    above: ['faq'],
    picture: faqSeo,
    numbered: numberedList(faq, { ...QUESTIONS, by: 'categoryId' }),
    lists: { categories: list(faqCategory, { fields: ['id', 'title', 'slug', 'lang'], limit: 100 }) },
    sections: { cta: faqCta },
  }),
  community: page({
    label: { en: 'Community', id: 'Komunitas' },
    seo: communitySeo,
    structuredData: 'CollectionPage',
    faqs: 'community',
    numbered: numberedList(community, { perPage: 24, pages: 5 }),
    sections: { header: communityHeader, title: communityTitle, faq: communityFaq },
  }),
  support: page({
    label: { en: 'Support', id: 'Dukungan' },
    seo: supportSeo,
    sections: {
      header: supportHeader,
      content: supportContent,
      description: supportDescription,
      cta: supportCta,
    },
  }),
  afterSales: page({
    label: { en: 'After-sales support', id: 'Dukungan purnajual' },
    above: ['support'],
    picture: supportSeo,
    sections: { header: afterSalesHeader, content: afterSalesContent, cta: afterSalesCta },
  }),
  partnershipSupport: page({
    label: { en: 'Partnership support', id: 'Dukungan kemitraan' },
    above: ['support'],
    picture: supportSeo,
    sections: {
      header: supportPartnership,
      business: businessPartnerDescription,
      businessSteps: businessPartnerNextStep,
      technology: techPartnerDescription,
      technologySteps: techPartnerNextStep,
      description: supportDescription,
      cta: supportCta,
    },
  }),
  feedback: page({
    label: { en: 'Report and feedback', id: 'Laporan dan masukan' },
    named: 'content',
    above: ['support'],
    picture: supportSeo,
    sections: { content: feedbackFormContent },
  }),
  contactUs: page({
    label: { en: 'Contact us', id: 'Hubungi kami' },
    seo: contactUsSeo,
    structuredData: 'ContactPage',
    faqs: 'contact',
    sections: {
      header: contactUsHeader,
      content: contactUsContent,
      form: formContactHeader,
      formContent: formContactContent,
      faq: formContactFaq,
      cta: contactUsCta,
    },
  }),
  contactForm: page({
    label: { en: 'Contact form', id: 'Formulir kontak' },
    above: ['contactUs'],
    picture: contactUsSeo,
    structuredData: 'ContactPage',
    faqs: 'contact',
    sections: {
      header: formContactHeader,
      content: formContactContent,
      title: formContactTitle,
      faq: formContactFaq,
      cta: formContactCta,
    },
  }),
  dataRequest: page({
    label: { en: 'Your personal data', id: 'Data pribadi Anda' },
    above: ['contactUs'],
    picture: contactUsSeo,
    structuredData: 'ContactPage',
  }),
  abuseReport: page({
    label: { en: 'Report abuse', id: 'Laporkan penyalahgunaan' },
    above: ['contactUs'],
    picture: contactUsSeo,
    structuredData: 'ContactPage',
  }),
  ebc: page({
    label: { en: 'Enterprise contact', id: 'Kontak perusahaan' },
    seo: ebcSeo,
    above: ['contactUs'],
    structuredData: 'ContactPage',
    faqs: 'ebc',
    sections: {
      header: ebcHeader,
      banner: ebcBanner,
      title: ebcTitle,
      content: ebcContent,
      faq: ebcFaq,
    },
  }),
} as const
