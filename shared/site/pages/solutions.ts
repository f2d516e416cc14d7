import { solutionCategory, solutionSubCategory } from '../../content/types/solution/categories.ts'
import { solution } from '../../content/types/solution/solution.ts'
import {
  solutionDescription,
  solutionFaq,
  solutionHeader,
  solutionSeo,
} from '../../content/types/solution/solutionArea.ts'
import { useCase } from '../../content/types/solution/useCase.ts'
import { list, numberedList, page, recordPage } from '../page.ts'

const CARD = ['id', 'slug', 'title', 'description', 'homeMedia', 'banner', 'lang'] as const

const CATEGORIES = list(solutionCategory, { limit: 50 })

export const solutionPages = {
  solutionList: page({
    label: { en: 'Solutions', id: 'Solusi' },
    seo: solutionSeo,
    structuredData: 'CollectionPage',
    faqs: 'solution',
    sections: { header: solutionHeader, description: solutionDescription, faq: solutionFaq },
  }),
  solutionSubCategoryList: page({
    label: { en: 'Solution areas', id: 'Bidang solusi' },
    description: {
      en: 'All areas with tested solutions, by category.',
      id: 'Semua bidang yang solusinya sudah kami uji, menurut kategori.',
    },
    above: ['solutionList'],
    picture: solutionSeo,
    structuredData: 'CollectionPage',
    numbered: numberedList(solutionSubCategory, { fields: [...CARD, 'category'], perPage: 48, pages: 10 }),
    lists: { categories: CATEGORIES },
  }),
  solutionSubCategory: recordPage(solutionSubCategory, {
    above: ['solutionList'],
    picture: solutionSeo,
    structuredData: 'CollectionPage',
    numbered: numberedList(solution, {
      fields: [...CARD, 'products'],
      by: 'subCategoryId',
      perPage: 12,
      pages: 20,
    }),
  }),
  solution: recordPage(solution, {
    above: ['solutionList'],
    below: 'subCategoryId',
    picture: solutionSeo,
  }),
  useCaseList: page({
    label: { en: 'Use cases', id: 'Kasus penggunaan' },
    description: {
      en: 'What our customers build, and the products they use.',
      id: 'Yang dibangun pelanggan kami, beserta produk yang diperlukan.',
    },
    above: ['solutionList'],
    picture: solutionSeo,
    structuredData: 'CollectionPage',
    numbered: numberedList(useCase, {
      fields: ['id', 'slug', 'title', 'description', 'cardMedia', 'banner', 'category', 'lang'],
      perPage: 48,
      pages: 10,
    }),
    lists: { categories: CATEGORIES },
  }),
  useCase: recordPage(useCase, {
    above: ['solutionList', 'useCaseList'],
    picture: solutionSeo,
    structuredData: 'WebPage',
  }),
} as const
