import type { Text } from '@flou/shared/locale.ts'
import type { DemoRecord } from '../record.ts'
import { richText } from '../richText.ts'
import { both, look, type DemoIds } from '../wire.ts'
import { TALK } from '../areas/pageText.ts'
import { SOLUTION_CATEGORIES, SUB_CATEGORIES } from './catalogue.ts'
import { CALCULATE, callToAction, DELIVERED, gainsOf, solutionPart, STORIES } from './parts.ts'
import type { DemoSolution, DemoSubCategory, SolutionTexts } from './solution.ts'

const TEXTS = {
  overview: { en: 'How it works', id: 'Cara kerjanya' },
  benefit: { en: 'What you gain', id: 'Yang Anda peroleh' },
  benefitText: {
    en: 'What customers name first when we ask them a year later.',
    id: 'Yang pertama disebut pelanggan ketika kami bertanya setahun kemudian.',
  },
  servicesText: {
    en: 'Each can be used by itself; one template builds them together.',
    id: 'Masing-masing dapat dipakai sendiri; satu templat membangun semuanya sekaligus.',
  },
  pricing: { en: 'What it costs', id: 'Berapa biayanya' },
  pricingText: {
    en: 'You pay for the products it is made of, by the hour or by the month, and nothing for the design. The smallest sizes are shown; the calculator adds up your own.',
    id: 'Anda membayar produk penyusunnya, per jam atau per bulan; rancangannya gratis. Yang tercantum adalah ukuran terkecil; kalkulator menjumlahkan ukuran Anda sendiri.',
  },
  services: { en: 'The services it takes', id: 'Layanan yang diperlukan' },
  solutions: { en: 'Designs to begin with', id: 'Rancangan untuk memulai' },
  solutionsText: {
    en: 'Each has run at customers for a year at least. Take one as it is, or change what does not fit.',
    id: 'Setiap rancangan sudah berjalan di pelanggan sedikitnya setahun. Pakai apa adanya, atau ubah yang tidak cocok.',
  },
  build: { en: 'Build it with us', id: 'Bangun bersama kami' },
  useCases: { en: 'Yours is not among them?', id: 'Kebutuhan Anda belum ada?' },
} as const satisfies Record<string, Text>

const textsOf = ({ title, line, overview, content }: Omit<SolutionTexts, 'gains'>) => ({
  title,
  content: richText(content),
  description: line,
  seoTitle: `${title} | Flou Cloud`,
  seoDescription: overview,
})

const pair = ({ en, id }: DemoSolution, name: 'overview'): Text => ({
  en: en[name],
  id: id[name],
})

export const SOLUTION_CATEGORY_RECORDS: readonly DemoRecord[] = SOLUTION_CATEGORIES.map(
  ([key, en, id, textEn, textId], index) => ({
    type: 'solutionCategory',
    key,
    body: () => ({
      order: index + 1,
      contents: both({ en: { title: en, description: textEn }, id: { title: id, description: textId } }),
    }),
  }),
)

const stories = (ids: DemoIds, keys: readonly string[]) => ({
  ...solutionPart(ids, STORIES),
  customerStoryIds: keys.map((key) => ids.record('customerStory', key)),
})

const subCategoryBody = (one: DemoSubCategory) => (ids: DemoIds) => {
  const { title, line, content, overview } = one
  const texts = (language: keyof Text) =>
    textsOf({
      title: title[language],
      line: line[language],
      overview: overview.text[language],
      content: content[language],
    })
  return {
    categoryId: ids.record('solutionCategory', one.category),
    slug: one.slug,
    bannerId: ids.picture(one.banner),
    bannerMobileId: ids.picture(one.bannerMobile),
    homeMediaId: ids.picture(one.picture),
    seoMediaId: ids.picture(one.picture),
    customProperty: look({ buttons: [TALK] }),
    overview: solutionPart(ids, { ...overview, picture: one.picture, items: DELIVERED }),
    solution: solutionPart(ids, { title: TEXTS.solutions, text: TEXTS.solutionsText }),
    customerStory: stories(ids, one.stories),
    useCaseCTA: callToAction(ids, TEXTS.useCases, one.picture),
    contents: both({ en: texts('en'), id: texts('id') }),
  }
}

export const SOLUTION_SUB_CATEGORIES: readonly DemoRecord[] = SUB_CATEGORIES.map((one) => ({
  type: 'solutionSubCategory',
  key: one.key,
  body: subCategoryBody(one),
}))

const commonBody = (ids: DemoIds, one: DemoSolution, area: DemoSubCategory) => ({
  categoryId: ids.record('solutionCategory', area.category),
  subCategoryId: ids.record('solutionSubCategory', area.key),
  slug: one.key,
  bannerId: ids.picture(one.picture),
  bannerMobileId: ids.picture(one.picture),
  seoMediaId: ids.picture(one.picture),
  customProperty: look({ buttons: [TALK] }),
  benefit: solutionPart(ids, { title: TEXTS.benefit, text: TEXTS.benefitText, items: gainsOf(one) }),
  cta: callToAction(ids, TEXTS.build, one.picture),
  contents: both({ en: textsOf(one.en), id: textsOf(one.id) }),
})

const overviewOf = (ids: DemoIds, one: DemoSolution) =>
  solutionPart(ids, {
    title: TEXTS.overview,
    text: pair(one, 'overview'),
    picture: one.picture,
    items: DELIVERED,
  })

const productIds = (ids: DemoIds, { products }: DemoSolution) =>
  products.map((key) => ids.record('product', key))

export const SOLUTION_RECORDS: readonly DemoRecord[] = SUB_CATEGORIES.flatMap((area) =>
  area.solutions.map((one) => ({ one, area })),
).map(({ one, area }, index) => ({
  type: 'solution',
  key: one.key,
  body: (ids) => ({
    ...commonBody(ids, one, area),
    productIds: productIds(ids, one),
    homeMediaId: ids.picture(one.picture),
    order: index + 1,
    solutionOverview: overviewOf(ids, one),
    pricing: solutionPart(ids, { title: TEXTS.pricing, text: TEXTS.pricingText, buttons: [CALCULATE] }),
    customerStory: stories(ids, one.stories),
  }),
}))

export const USE_CASE_RECORDS: readonly DemoRecord[] = SUB_CATEGORIES.flatMap((area) =>
  area.useCases.map((one) => ({
    type: 'useCase',
    key: one.key,
    body: (ids) => ({
      ...commonBody(ids, one, area),
      cardMediaId: ids.picture(one.picture),
      useCaseOverview: overviewOf(ids, one),
      serviceSolution: {
        ...solutionPart(ids, { title: TEXTS.services, text: TEXTS.servicesText }),
        productIds: productIds(ids, one),
      },
      customerStories: stories(ids, one.stories),
    }),
  })),
)
