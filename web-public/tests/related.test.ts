import { expect, test } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { solution } from '@flou/shared/content/types/solution/solution.ts'
import { useCase } from '@flou/shared/content/types/solution/useCase.ts'
import { readRelated } from '../app/pages/news/article/readArticle.ts'
import {
  productsUsedWith,
  readRelatedSolutions,
  readRelatedUseCases,
  readSolutionsOf,
  readStories,
} from '../app/pages/solutions/readRelated.ts'
import { both } from './fixtureParts.ts'
import { memorySource } from './memorySource.ts'

const PRODUCTS = { stream: 1, cache: 2, servers: 3, video: 4 } as const
const CATEGORY = 1
const AREAS = { finance: 1, trade: 2, society: 3, alone: 4 } as const

const named = (id: number, slug: string) => ({ id, slug, contents: both({ title: slug }, { title: slug }) })

type Area = keyof typeof AREAS

const placed = (area?: Area) => ({ categoryId: CATEGORY, ...(area && { subCategoryId: AREAS[area] }) })

interface SolutionFields {
  slug: string
  area: Area
  productIds: number[]
}

const aSolution = ({ slug, area, productIds }: SolutionFields, index: number) => ({
  ...named(index + 1, slug),
  ...placed(area),
  order: index + 1,
  productIds,
})

const aUseCase = (id: number, slug: string, area: Area) => ({ ...named(id, slug), ...placed(area) })

const anArticle = (id: number, topic: { categoryId?: number; subCategoryId?: number }) => ({
  ...named(id, `article-${id}`),
  publishDate: `2026-10-0${id}`,
  ...topic,
})

const source = memorySource(
  {
    records: {
      product: Object.entries(PRODUCTS).map(([slug, id]) => named(id, slug)),
      solutionCategory: [named(CATEGORY, 'industry')],
      solutionSubCategory: Object.entries(AREAS).map(([slug, id]) => named(id, slug)),
      solution: (
        [
          { slug: 'bank', area: 'finance', productIds: [PRODUCTS.servers] },
          { slug: 'insurance', area: 'finance', productIds: [PRODUCTS.stream] },
          { slug: 'payments', area: 'finance', productIds: [PRODUCTS.stream, PRODUCTS.cache] },
          { slug: 'factory', area: 'trade', productIds: [PRODUCTS.stream] },
          { slug: 'shop', area: 'trade', productIds: [PRODUCTS.cache, PRODUCTS.video] },
          { slug: 'learning', area: 'society', productIds: [PRODUCTS.video] },
          { slug: 'other', area: 'alone', productIds: [PRODUCTS.stream] },
        ] satisfies SolutionFields[]
      ).map(aSolution),
      useCase: [
        aUseCase(1, 'flash-sale', 'trade'),
        aUseCase(2, 'early-warning', 'society'),
        aUseCase(3, 'erp', 'trade'),
      ],
      customerStory: [
        { ...named(1, 'factory-story'), productIds: [PRODUCTS.stream], companyName: 'Factory' },
        { ...named(2, 'bank-story'), productIds: [], companyName: 'Bank' },
      ],
      newsCategory: [named(1, 'technology'), named(2, 'company')],
      newsSubCategory: [named(1, 'storage')],
      news: [
        anArticle(6, {}),
        anArticle(5, { categoryId: 1 }),
        anArticle(4, { categoryId: 1, subCategoryId: 1 }),
        anArticle(3, { categoryId: 2 }),
        anArticle(2, { categoryId: 1 }),
        anArticle(1, { categoryId: 1, subCategoryId: 1 }),
      ],
    },
    sections: {},
    pictures: {},
  },
  'en',
)

const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug)

async function required<T>(found: Promise<T | undefined>): Promise<T> {
  const record = await found
  if (record === undefined) throw new Error('the record is missing')
  return record
}

test.each([
  ['payments', ['insurance', 'bank']],
  ['factory', ['shop']],
  ['other', []],
])('related solutions of %s are of its area, those with the same products first', async (slug, related) => {
  const own = await required(source.bySlug(solution, slug))

  expect(slugs(await readRelatedSolutions(source, own))).toEqual(related)
})

test.each([
  ['flash-sale', ['erp']],
  ['early-warning', []],
])('other use cases of %s are of its area', async (slug, related) => {
  const own = await required(source.bySlug(useCase, slug))

  expect((await readRelatedUseCases(source, own)).map(({ title }) => title)).toEqual(related)
})

test('a use case names the solutions with its products first, and only products used with its own', async () => {
  const own = await required(source.bySlug(useCase, 'flash-sale'))
  const products = [{ id: PRODUCTS.cache }]
  const solutions = await readSolutionsOf(source, own, products)

  expect(slugs(solutions)).toEqual(['shop', 'factory'])
  expect(slugs(productsUsedWith(solutions, products))).toEqual(['video'])
  expect(productsUsedWith(solutions, [{ id: PRODUCTS.servers }])).toEqual([])
})

test.each([
  [[2], ['bank-story']],
  [[], ['factory-story']],
])('chosen stories %j are shown alone, others only with one of the products', async (chosen, shown) => {
  const products = [{ id: PRODUCTS.stream }]
  const stories = await readStories(source, { chosen: chosen.map((id) => ({ id })), products })

  expect(stories.map(({ title }) => title)).toEqual(shown)
  expect(await readStories(source, { chosen: [], products: [{ id: PRODUCTS.servers }] })).toEqual([])
})

test.each([
  ['article-4', ['article-1', 'article-2', 'article-5']],
  ['article-3', []],
  ['article-6', []],
])('%s is followed by articles of its topic, then of its category', async (slug, related) => {
  const own = await required(source.bySlug(news, slug))

  expect(slugs(await readRelated(source, own))).toEqual(related)
})
