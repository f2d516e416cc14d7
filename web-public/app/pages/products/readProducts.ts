import { product } from '@flou/shared/content/types/product/product.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { KindFlags } from '@flou/shared/pricing/packageKinds.ts'
import type { ContentSource, ListQuery } from '@flou/shared/site/contentSource.ts'
import { readFromPrice } from '../reading/readFromPrice.ts'
import type { DisplayedPrice } from '@flou/shared/pricing/unitPrice.ts'

export interface ProductEntry {
  id: number
  slug: string
  title: string
  description: string
  icon: PublicMedia | null
  lang: Language
  price: DisplayedPrice
}

/** Adds lowest prices; drops fields that lists do not show. */
export const withPrices = (
  source: ContentSource,
  products: readonly (KindFlags & Omit<ProductEntry, 'price'>)[],
): Promise<ProductEntry[]> =>
  Promise.all(
    products.map(async (one) => {
      const { id, slug, title, description, icon, lang } = one
      return { id, slug, title, description, icon, lang, price: await readFromPrice(source, one) }
    }),
  )

export const readProducts = async (source: ContentSource, query: ListQuery): Promise<ProductEntry[]> =>
  withPrices(source, await source.list(product, query))
