import { customerStory } from '../content/types/company/customerStories.ts'
import type { ListQuery } from './contentSource.ts'
import type { RecordReader, StoredValues } from './page.ts'

/** Between the two slugs in the address of a filter: slugs have none. */
const JOINT = '_'

interface Slugged {
  slug?: unknown
}

/** How the page of an industry together with a kind of product is called in its address: `retail_databases`. */
export const storyFilterOf = ({ slug: industry }: Slugged, { slug: product }: Slugged): string =>
  `${String(industry)}${JOINT}${String(product)}`

/** The slugs of an industry and of a kind of product in an address; undefined for what is none. */
export function partsOfStoryFilter(filter: string): { industry: string; product: string } | undefined {
  const [industry, product, more] = filter.split(JOINT)
  return industry && product && more === undefined ? { industry, product } : undefined
}

/** Stories of an industry, of a kind of product, of both; all of them where neither is given. */
export function storiesBy(industry: number | undefined, product: number | undefined): ListQuery['by'] {
  const ofProduct = product === undefined ? undefined : { field: 'productCategoryId', id: product }
  if (industry === undefined) return ofProduct
  return { field: 'customerStoryCategoryId', id: industry, ...(ofProduct && { and: ofProduct }) }
}

/** Whether there is a story of both. */
export async function storiesWith(
  reader: RecordReader,
  industry: StoredValues,
  product: StoredValues,
): Promise<boolean> {
  const by = storiesBy(Number(industry['id']), Number(product['id']))
  return (await reader.list(customerStory, { ...(by && { by }), limit: 1 })).length > 0
}
