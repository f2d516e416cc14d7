import type { ShownPrice } from '@flou/shared/pricing/fromPrice.ts'
import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { solution } from '@flou/shared/content/types/solution/solution.ts'
import { useCase } from '@flou/shared/content/types/solution/useCase.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { readFromPrice } from '../reading/readFromPrice.ts'
import { productCard, storyCard, caseCard, type PlainCard } from './cards.ts'
import { fillUp } from './fillUp.ts'

/** A row of cards. */
const RELATED = 3

type Solution = PublicRecord<typeof solution>
type UseCase = PublicRecord<typeof useCase>
type By = NonNullable<ListQuery['by']>

interface Placed {
  category: PublicReference | null
  subCategory: PublicReference | null
}

/** The lists a record is in, the closest first. */
const listsOf = ({ category, subCategory }: Placed): By[] => [
  ...(subCategory ? [{ field: 'subCategoryId', id: subCategory.id }] : []),
  ...(category ? [{ field: 'categoryId', id: category.id }] : []),
]

/**
 * The reads that find a record's neighbours in an order: of each list those just before it, and for the first ones the last. So a record is
 * named by the few around it, not by all of its category, and few pages are rendered when it changes.
 */
const readsAround = <R>(
  own: Placed & { id: number },
  below: string | number,
  list: (query: ListQuery) => Promise<R[]>,
) =>
  [...listsOf(own).map((by) => ({ by })), {}].flatMap((query) => [
    () => list({ ...query, range: { below, id: own.id }, isReversed: true, limit: RELATED }),
    (limit: number) => list({ ...query, isReversed: true, limit }),
  ])

/** Solutions of the same sub-category, then of the same category, then any: those around it in the order. */
export const readRelatedSolutions = (source: ContentSource, own: Solution): Promise<Solution[]> =>
  fillUp({
    limit: RELATED,
    without: [own.id],
    reads: readsAround(own, own.order, (query) => source.list(solution, query)),
  })

/** The first solutions where a use case belongs. */
export const readSolutionsOf = (source: ContentSource, place: Placed): Promise<Solution[]> =>
  fillUp({
    limit: RELATED,
    without: [],
    reads: listsOf(place).map((by) => (limit) => source.list(solution, { by, limit })),
  })

/** Other use cases of the same sub-category, then of the same category, then any: those around it in the order. */
export async function readRelatedUseCases(source: ContentSource, own: UseCase): Promise<PlainCard[]> {
  const found = await fillUp({
    limit: RELATED,
    without: [own.id],
    reads: readsAround(own, own.orderText ?? '', (query) => source.list(useCase, query)),
  })
  return found.map(caseCard)
}

const present = <T>(found: readonly (T | undefined)[]): T[] => found.filter((one) => one !== undefined)

type References = readonly Pick<PublicReference, 'id'>[]

const readProductRecords = async (source: ContentSource, products: References) =>
  present(await Promise.all(products.map(({ id }) => source.summary(product, id))))

/** Products as cards, in the order given. */
export const readProducts = async (source: ContentSource, products: References): Promise<PlainCard[]> =>
  (await readProductRecords(source, products)).map(productCard)

/** A product as a card, and what it costs at least. */
export interface PricedProduct {
  card: PlainCard
  price: ShownPrice
}

/** The same with what each costs at least. */
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
  /** Those that an editor chose: all of them are shown. */
  chosen: References
  /** What the story is to be about where none, or few, were chosen. */
  products: References
}

/** The stories chosen, filled up with the newest about the same products. */
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

/** What solutions are made of, each once. */
export const productsOf = (solutions: readonly Pick<Solution, 'products'>[]): PublicReference[] => [
  ...new Map(solutions.flatMap(({ products }) => products).map((one) => [one.id, one])).values(),
]
