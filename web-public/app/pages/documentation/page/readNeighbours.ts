import { documentation } from '@flou/shared/content/types/product/documentation.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource, ListQuery } from '@flou/shared/site/contentSource.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'

/** The documentation of the product before or after this one in its category. */
export interface Neighbour {
  title: string
  to: string
}
export interface Neighbours {
  before?: Neighbour
  after?: Neighbour
}

/** Products on either side that are looked at: the page is rendered again when one of them changes. */
const REACH = 6

async function nearest(source: ContentSource, query: ListQuery): Promise<Neighbour | undefined> {
  for (const { id, title } of await source.list(product, { ...query, limit: REACH })) {
    const [found] = await source.list(documentation, { by: { field: 'productId', id }, limit: 1 })
    if (found) return { title, to: pathTo('documentation', found.slug) }
  }
  return undefined
}

/** What comes before and after in the order of the product's category; nothing where the product is not published. */
export async function readNeighbours(
  source: ContentSource,
  about: PublicReference | null,
): Promise<Neighbours> {
  const own = about && (await source.summary(product, about.id))
  if (!own?.category) return {}
  const { id, order, category } = own
  const by = { field: 'categoryId', id: category.id }
  const [before, after] = await Promise.all([
    nearest(source, { by, range: { below: order, id }, isReversed: true }),
    nearest(source, { by, range: { from: order, id: id + 1 } }),
  ])
  return { ...(before && { before }), ...(after && { after }) }
}
