import {
  documentation,
  documentationContent,
  documentationCta,
  documentationHeader,
  documentationPopular,
} from '../../content/types/product/documentation.ts'
import {
  resourcesContent,
  resourcesCta,
  resourcesFaq,
  resourcesHeader,
  resourcesSeo,
} from '../../content/types/help/resources.ts'
import {
  termsAndCondition,
  termsCta,
  termsDescription,
  termsHeader,
} from '../../content/types/help/termsAndCondition.ts'
import { list, numberedList, page, recordPage } from '../page.ts'

export const DOCUMENTATION_TEASER = [
  'id',
  'slug',
  'lang',
  'product',
  'description',
  'overview',
  'guide',
] as const

export const documentationPages = {
  resources: page({
    label: { en: 'Resources', id: 'Sumber daya' },
    seo: resourcesSeo,
    structuredData: 'CollectionPage',
    faqs: 'resources',
    sections: {
      header: resourcesHeader,
      content: resourcesContent,
      questions: resourcesFaq,
      cta: resourcesCta,
    },
  }),
  documentationStart: page({
    label: { en: 'Documentation', id: 'Dokumentasi' },
    description: {
      en: 'Guides, code samples, terms and answers for every product: find the chapter you need.',
      id: 'Panduan, contoh kode, ketentuan, dan jawaban untuk setiap produk: temukan bab yang Anda perlukan.',
    },
    above: ['resources'],
    picture: resourcesSeo,
    structuredData: 'CollectionPage',
    sections: {
      header: documentationHeader,
      popular: documentationPopular,
      content: documentationContent,
      cta: documentationCta,
    },
  }),
  documentationList: page({
    label: { en: 'Product documentation', id: 'Dokumentasi produk' },
    description: {
      en: 'The documentation of every product, by category and chapter.',
      id: 'Dokumentasi setiap produk menurut kategori, lengkap dengan bab-babnya.',
    },
    above: ['resources', 'documentationStart'],
    picture: resourcesSeo,
    structuredData: 'CollectionPage',
    numbered: numberedList(documentation, { fields: DOCUMENTATION_TEASER, perPage: 60, pages: 12 }),
    sections: { cta: documentationCta },
  }),
  documentation: recordPage(documentation, {
    above: ['resources', 'documentationStart', 'documentationList'],
    picture: resourcesSeo,
    files: ['md'],
    sections: { cta: documentationCta },
  }),
  termsAndCondition: page({
    label: { en: 'Terms and conditions', id: 'Syarat dan ketentuan' },
    description: {
      en: 'The terms under which we provide our services, in full.',
      id: 'Ketentuan lengkap yang mendasari layanan kami.',
    },
    above: ['resources', 'documentationStart'],
    picture: resourcesSeo,
    files: ['md'],
    lists: { terms: list(termsAndCondition, { limit: 100 }) },
    sections: { header: termsHeader, text: termsDescription, cta: termsCta },
  }),
} as const
