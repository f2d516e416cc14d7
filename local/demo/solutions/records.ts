import type { Text } from '@flou/shared/locale.ts'
import type { DemoRecord } from '../record.ts'
import { ctaPart, part, storiesPart } from '../products/catalogue.ts'
import type { Row } from '../products/product.ts'
import { richText } from '../richText.ts'
import { both, look } from '../wire.ts'
import { SOLUTION_CATEGORIES, SOLUTIONS } from './catalogue.ts'
import type { DemoSolution, SolutionTexts } from './solution.ts'
import { USE_CASES } from './useCases.ts'

const TEXTS = {
  overview: { en: 'The idea', id: 'Gagasannya' },
  benefit: { en: 'What you gain', id: 'Yang Anda peroleh' },
  pricing: { en: 'What it costs', id: 'Berapa biayanya' },
  services: { en: 'What it is made of', id: 'Tersusun dari apa' },
  pricingText: {
    en: 'You pay for the products it is made of. The calculator has this design with the sizes most customers begin with.',
    id: 'Anda membayar produk penyusunnya. Kalkulator memuat rancangan ini dengan ukuran yang lazim dipakai untuk memulai.',
  },
} as const satisfies Record<string, Text>

const textsOf = ({ title, line, overview }: SolutionTexts) => ({
  title,
  content: richText(overview),
  description: line,
  seoTitle: `${title} | Flou Cloud`,
  seoDescription: overview,
})

/** Gains of both languages beside each other; they are written in the same order. */
const gainsOf = ({ en, id }: DemoSolution): Row[] =>
  en.gains.map(([title, text], index) => {
    const [titleId, textId] = id.gains[index] ?? [title, text]
    return [title, titleId, text, textId]
  })

const pair = ({ en, id }: DemoSolution, name: 'title' | 'line' | 'overview'): Text => ({
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

export const SOLUTION_SUB_CATEGORIES: readonly DemoRecord[] = SOLUTION_CATEGORIES.map(
  ([category, en, id, textEn, textId]) => ({
    type: 'solutionSubCategory',
    key: category,
    body: (ids) => {
      const first = SOLUTIONS.find((one) => one.category === category)
      const picture = first?.picture ?? 'region-card'
      const title = { en: `Solutions ${en.toLowerCase()}`, id: `Solusi ${id.toLowerCase()}` }
      const text = { en: textEn, id: textId }
      return {
        categoryId: ids.record('solutionCategory', category),
        slug: `by-${category}`,
        bannerId: ids.picture(picture),
        bannerMobileId: ids.picture(picture),
        homeMediaId: ids.picture(picture),
        seoMediaId: ids.picture(picture),
        customProperty: look(),
        overview: part(ids, { title: TEXTS.overview, text, picture }),
        solution: part(ids, { title: TEXTS.services, text }),
        customerStory: storiesPart(ids, first?.stories ?? []),
        useCaseCTA: ctaPart(
          ids,
          { en: 'See how others use it', id: 'Lihat cara orang lain memakainya' },
          picture,
        ),
        contents: both({
          en: textsOf({ title: title.en, line: textEn, overview: textEn, gains: [] }),
          id: textsOf({ title: title.id, line: textId, overview: textId, gains: [] }),
        }),
      }
    },
  }),
)

export const SOLUTION_RECORDS: readonly DemoRecord[] = SOLUTIONS.map((solution, index) => ({
  type: 'solution',
  key: solution.key,
  body: (ids) => ({
    categoryId: ids.record('solutionCategory', solution.category),
    subCategoryId: ids.record('solutionSubCategory', solution.category),
    slug: solution.key,
    productIds: solution.products.map((key) => ids.record('product', key)),
    bannerId: ids.picture(solution.picture),
    bannerMobileId: ids.picture(solution.picture),
    homeMediaId: ids.picture(solution.picture),
    seoMediaId: ids.picture(solution.picture),
    order: index + 1,
    customProperty: look(),
    solutionOverview: part(ids, {
      title: TEXTS.overview,
      text: pair(solution, 'overview'),
      picture: solution.picture,
    }),
    benefit: part(ids, { title: TEXTS.benefit, text: pair(solution, 'line'), rows: gainsOf(solution) }),
    pricing: part(ids, { title: TEXTS.pricing, text: TEXTS.pricingText }),
    customerStory: storiesPart(ids, solution.stories),
    cta: ctaPart(ids, { en: 'Build it with us', id: 'Bangun bersama kami' }, solution.picture),
    contents: both({ en: textsOf(solution.en), id: textsOf(solution.id) }),
  }),
}))

export const USE_CASE_RECORDS: readonly DemoRecord[] = USE_CASES.map((useCase) => ({
  type: 'useCase',
  key: useCase.key,
  body: (ids) => ({
    categoryId: ids.record('solutionCategory', useCase.category),
    subCategoryId: ids.record('solutionSubCategory', useCase.category),
    slug: useCase.key,
    bannerId: ids.picture(useCase.picture),
    bannerMobileId: ids.picture(useCase.picture),
    cardMediaId: ids.picture(useCase.picture),
    seoMediaId: ids.picture(useCase.picture),
    customProperty: look(),
    useCaseOverview: part(ids, {
      title: TEXTS.overview,
      text: pair(useCase, 'overview'),
      picture: useCase.picture,
    }),
    benefit: part(ids, { title: TEXTS.benefit, text: pair(useCase, 'line'), rows: gainsOf(useCase) }),
    serviceSolution: {
      ...part(ids, { title: TEXTS.services, text: pair(useCase, 'line') }),
      productIds: useCase.products.map((key) => ids.record('product', key)),
    },
    customerStories: storiesPart(ids, useCase.stories),
    cta: ctaPart(ids, { en: 'Build it with us', id: 'Bangun bersama kami' }, useCase.picture),
    contents: both({ en: textsOf(useCase.en), id: textsOf(useCase.id) }),
  }),
}))
