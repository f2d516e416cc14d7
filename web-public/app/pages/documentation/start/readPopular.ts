import { documentation } from '@flou/shared/content/types/product/documentation.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import type { RecordCard } from '../../../sections/blocks/RecordCards.tsx'

/** A card of plain values, as data of a page travels. */
export type PopularCard = Omit<RecordCard, 'above' | 'below'>

/** Cards at most: more products than these are not popular ones. */
const MOST = 8

async function cardOf(source: ContentSource, { id }: PublicReference): Promise<PopularCard | undefined> {
  const [shown, [found]] = await Promise.all([
    source.summary(product, id),
    source.list(documentation, { by: { field: 'productId', id }, limit: 1 }),
  ])
  if (!shown) return undefined
  return {
    key: id,
    title: shown.title,
    to: found ? pathTo('documentation', found.slug) : pathTo('product', shown.slug),
    text: found?.description || shown.description,
    media: shown.icon,
    shownAs: 'icon',
    lang: shown.lang,
  }
}

/** Chosen products as cards that lead to their documentation; to the product where it has none. */
export async function readPopular(
  source: ContentSource,
  products: readonly PublicReference[],
): Promise<PopularCard[]> {
  const cards = await Promise.all(products.slice(0, MOST).map((one) => cardOf(source, one)))
  return cards.filter((card) => card !== undefined)
}
