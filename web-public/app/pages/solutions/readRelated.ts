import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { solution } from '@flou/shared/content/types/solution/solution.ts'
import { useCase } from '@flou/shared/content/types/solution/useCase.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { readFromPrice } from '../reading/readFromPrice.ts'
import { productCard, storyCard, caseCard, type PlainCard } from './cards.ts'
import { fillUp } from './fillUp.ts'
import type { DisplayedPrice } from '@flou/shared/pricing/unitPrice.ts'

const RELATED = 3

type Solution = PublicRecord<typeof solution>
type UseCase = PublicRecord<typeof useCase>
type By = NonNullable<ListQuery['by']>

interface Categorized {
  category: PublicReference | null
  subCategory: PublicReference | null
}

const listsOf = ({ category, subCategory }: Categorized): By[] => [
  ...(subCategory ? [{ field: 'subCategoryId', id: subCategory.id }] : []),
  ...(category ? [{ field: 'categoryId', id: category.id }] : []),
]

/**
 * Returns reads of the preceding records, else the last. Each record is listed by few pages, which limits
 * rendering.
 */
const neighborReads = <R>(
  own: Categorized & { id: number },
  below: string | number,
  list: (query: ListQuery) => Promise<R[]>,
) =>
  [...listsOf(own).map((by) => ({ by })), {}].flatMap((query) => [
    () => list({ ...query, range: { below, id: own.id }, isReversed: true, limit: RELATED }),
    (limit: number) => list({ ...query, isReversed: true, limit }),
  ])

export const readRelatedSolutions = (source: ContentSource, own: Solution): Promise<Solution[]> =>
  fillUp({
    limit: RELATED,
    without: [own.id],
    reads: neighborReads(own, own.order, (query) => source.list(solution, query)),
  })

export const readSolutionsOf = (source: ContentSource, record: Categorized): Promise<Solution[]> =>
  fillUp({
    limit: RELATED,
    without: [],
    reads: listsOf(record).map((by) => (limit) => source.list(solution, { by, limit })),
  })

export async function readRelatedUseCases(source: ContentSource, own: UseCase): Promise<PlainCard[]> {
  const found = await fillUp({
    limit: RELATED,
    without: [own.id],
    reads: neighborReads(own, own.orderText ?? '', (query) => source.list(useCase, query)),
  })
  return found.map(caseCard)
}

const present = <T>(found: readonly (T | undefined)[]): T[] => found.filter((one) => one !== undefined)

type References = readonly Pick<PublicReference, 'id'>[]

const readProductRecords = async (source: ContentSource, products: References) =>
  present(await Promise.all(products.map(({ id }) => source.summary(product, id))))

export const readProducts = async (source: ContentSource, products: References): Promise<PlainCard[]> =>
  (await readProductRecords(source, products)).map(productCard)

export interface PricedProduct {
  card: PlainCard
  price: DisplayedPrice
}

export const readPricedProducts = async (
  source: ContentSource,
  products: References,
): Promise<PricedProduct[]> =>
  Promise.all(
    (await readProductRecords(source, products)).map(async (one) => ({
      card: productCard(one),
      price: await readFromPrice(source, one),
    })),
  )

interface StoryChoice {
  chosen: References
  products: References
}

export async function readStories(
  source: ContentSource,
  { chosen, products }: StoryChoice,
): Promise<PlainCard[]> {
  const own = present(await Promise.all(chosen.map(({ id }) => source.summary(customerStory, id))))
  const more = await fillUp({
    limit: Math.max(0, RELATED - own.length),
    without: own.map(({ id }) => id),
    reads: products.map(
      ({ id }) =>
        (limit) =>
          source.list(customerStory, { by: { field: 'productIds', id }, limit }),
    ),
  })
  return [...own, ...more].map(storyCard)
}

export const productsOf = (solutions: readonly Pick<Solution, 'products'>[]): PublicReference[] => [
  ...new Map(solutions.flatMap(({ products }) => products).map((one) => [one.id, one])).values(),
]
