import { customerStory } from '../content/types/company/customerStories.ts'
import type { ListQuery } from './contentSource.ts'
import type { RecordReader, StoredValues } from './page.ts'

const SEPARATOR = '_'

interface Slugged {
  slug?: unknown
}

export const storyFilterOf = ({ slug: industry }: Slugged, { slug: product }: Slugged): string =>
  `${String(industry)}${SEPARATOR}${String(product)}`

export function parseStoryFilter(filter: string): { industry: string; product: string } | undefined {
  const [industry, product, more] = filter.split(SEPARATOR)
  return industry && product && more === undefined ? { industry, product } : undefined
}

export function storiesBy(industry: number | undefined, product: number | undefined): ListQuery['by'] {
  const ofProduct = product === undefined ? undefined : { field: 'productCategoryId', id: product }
  if (industry === undefined) return ofProduct
  return { field: 'customerStoryCategoryId', id: industry, ...(ofProduct && { and: ofProduct }) }
}

export async function storiesWith(
  reader: RecordReader,
  industry: StoredValues,
  product: StoredValues,
): Promise<boolean> {
  const by = storiesBy(Number(industry['id']), Number(product['id']))
  return (await reader.list(customerStory, { ...(by && { by }), limit: 1 })).length > 0
}
