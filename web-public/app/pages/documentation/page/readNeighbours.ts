import { documentation } from '@flou/shared/content/types/product/documentation.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource, ListQuery } from '@flou/shared/site/contentSource.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'

interface Neighbour {
  title: string
  to: string
}
export interface Neighbours {
  before?: Neighbour
  after?: Neighbour
}

/** Products examined per direction; each becomes a dependency of the page. */
const REACH = 6

async function nearest(source: ContentSource, query: ListQuery): Promise<Neighbour | undefined> {
  for (const { id, title } of await source.list(product, { ...query, limit: REACH })) {
    const [found] = await source.list(documentation, { by: { field: 'productId', id }, limit: 1 })
    if (found) return { title, to: pathTo('documentation', found.slug) }
  }
  return undefined
}

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
