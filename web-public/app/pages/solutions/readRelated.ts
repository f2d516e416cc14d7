import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { solution } from '@flou/shared/content/types/solution/solution.ts'
import { useCase } from '@flou/shared/content/types/solution/useCase.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { fillUp } from '../reading/fillUp.ts'
import { readFromPrice } from '../reading/readFromPrice.ts'
import { quoteCard, type StoryCard } from '../customerStory/storyCard.ts'
import { productCard, caseCard, type PlainCard } from './cards.ts'
import type { DisplayedPrice } from '@flou/shared/pricing/unitPrice.ts'

const RELATED = 3

type Solution = PublicRecord<typeof solution>
type UseCase = PublicRecord<typeof useCase>
type References = readonly Pick<PublicReference, 'id'>[]
type By = NonNullable<ListQuery['by']>

interface Categorized {
  category: PublicReference | null
  subCategory: PublicReference | null
}

/** A category covers unrelated industries, so a record with a sub-category is related within that only. */
function areaOf({ category, subCategory }: Categorized): By[] {
  if (subCategory) return [{ field: 'subCategoryId', id: subCategory.id }]
  return category ? [{ field: 'categoryId', id: category.id }] : []
}

/**
 * Returns reads of the preceding records of the area, else the last. Each record is listed by few pages, which
 * limits rendering.
 */
const neighborReads = <R>(
  own: Categorized & { id: number },
  below: string | number,
  list: (query: ListQuery) => Promise<R[]>,
) =>
  areaOf(own).flatMap((by) => [
    () => list({ by, range: { below, id: own.id }, isReversed: true, limit: RELATED }),
    (limit: number) => list({ by, isReversed: true, limit }),
  ])

const sharedCount = (one: Pick<Solution, 'products'>, products: References): number =>
  one.products.filter(({ id }) => products.some((own) => own.id === id)).length

const mostSharedFirst = (solutions: readonly Solution[], products: References): Solution[] =>
  solutions.toSorted((a, b) => sharedCount(b, products) - sharedCount(a, products))

export async function readRelatedSolutions(source: ContentSource, own: Solution): Promise<Solution[]> {
  const found = await fillUp({
    limit: RELATED,
    without: [own.id],
    reads: neighborReads(own, own.order, (query) => source.list(solution, query)),
  })
  return mostSharedFirst(found, own.products)
}

/** Returns solutions of the record's area, those with most of the products first. */
export async function readSolutionsOf(
  source: ContentSource,
  record: Categorized,
  products: References,
): Promise<Solution[]> {
  const found = await fillUp({
    limit: RELATED,
    without: [],
    reads: areaOf(record).map((by) => (limit) => source.list(solution, { by, limit })),
  })
  return mostSharedFirst(found, products)
}

/** Returns other products of the solutions that use one of the given products. */
export const productsUsedWith = (solutions: readonly Solution[], products: References): PublicReference[] =>
  productsOf(solutions.filter((one) => sharedCount(one, products) > 0)).filter(({ id }) =>
    products.every((own) => own.id !== id),
  )

export async function readRelatedUseCases(source: ContentSource, own: UseCase): Promise<PlainCard[]> {
  const found = await fillUp({
    limit: RELATED,
    without: [own.id],
    reads: neighborReads(own, own.orderText ?? '', (query) => source.list(useCase, query)),
  })
  return found.map(caseCard)
}

const present = <T>(found: readonly (T | undefined)[]): T[] => found.filter((one) => one !== undefined)

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

/** Returns the chosen stories, otherwise those with one of the products. */
export async function readStories(
  source: ContentSource,
  { chosen, products }: StoryChoice,
): Promise<StoryCard[]> {
  const own = present(await Promise.all(chosen.map(({ id }) => source.summary(customerStory, id))))
  if (own.length > 0) return own.map(quoteCard)
  const found = await fillUp({
    limit: RELATED,
    without: [],
    reads: products.map(
      ({ id }) =>
        (limit) =>
          source.list(customerStory, { by: { field: 'productIds', id }, limit }),
    ),
  })
  return found.map(quoteCard)
}

export const productsOf = (solutions: readonly Pick<Solution, 'products'>[]): PublicReference[] => [
  ...new Map(solutions.flatMap(({ products }) => products).map((one) => [one.id, one])).values(),
]
