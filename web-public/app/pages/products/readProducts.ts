import { product } from '@flou/shared/content/types/product/product.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { KindFlags } from '@flou/shared/pricing/packageKinds.ts'
import type { ContentSource, ListQuery } from '@flou/shared/site/contentSource.ts'
import type { ShownPrice } from '@flou/shared/pricing/fromPrice.ts'
import { readFromPrice } from '../reading/readFromPrice.ts'

/** A product as lists show it. */
export interface ProductEntry {
  id: number
  slug: string
  title: string
  description: string
  icon: PublicMedia | null
  lang: Language
  price: ShownPrice
}

/** Products with what they cost at least; of the records only what lists show travels on. */
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

/** Products of a list, with what they cost at least. */
export const readProducts = async (source: ContentSource, query: ListQuery): Promise<ProductEntry[]> =>
  withPrices(source, await source.list(product, query))
