import { documentation } from '@flou/shared/content/types/product/documentation.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import type { RecordCard } from '../../../sections/blocks/RecordCards.tsx'

/** Card without React nodes, serializable as page data. */
export type PopularCard = Omit<RecordCard, 'above' | 'below'>

const MOST = 8

async function cardOf(source: ContentSource, { id }: PublicReference): Promise<PopularCard | undefined> {
  const [popularProduct, [found]] = await Promise.all([
    source.summary(product, id),
    source.list(documentation, { by: { field: 'productId', id }, limit: 1 }),
  ])
  if (!popularProduct) return undefined
  return {
    key: id,
    title: popularProduct.title,
    to: found ? pathTo('documentation', found.slug) : pathTo('product', popularProduct.slug),
    text: found?.description || popularProduct.description,
    media: popularProduct.icon,
    shownAs: 'icon',
    lang: popularProduct.lang,
  }
}

export async function readPopular(
  source: ContentSource,
  products: readonly PublicReference[],
): Promise<PopularCard[]> {
  const cards = await Promise.all(products.slice(0, MOST).map((one) => cardOf(source, one)))
  return cards.filter((card) => card !== undefined)
}
