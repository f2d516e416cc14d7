import { product } from '@flou/shared/content/types/product/product.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { DisplayedPrice } from '@flou/shared/pricing/unitPrice.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { inOrder } from '@flou/shared/content/order.ts'
import { readPackages } from '../packages/readPackages.ts'
import type { ProductEntry } from '../readProducts.ts'

export interface ComparedProduct {
  id: number
  slug: string
  title: string
  description: string
  price: DisplayedPrice
  /** First point of the product's overview. */
  commitment: string
  regions: string[]
  lang: Language
}

async function readRegions(source: ContentSource, found: Parameters<typeof readPackages>[1]) {
  const sold = await readPackages(source, found)
  const titles = sold.flatMap(({ packages }) => packages.map(({ region }) => region?.title ?? ''))
  return [...new Set(titles)].filter((title) => title !== '')
}

async function readCompared(
  source: ContentSource,
  { id, slug, title, description, price, lang }: ProductEntry,
): Promise<ComparedProduct> {
  const found = await source.byId(product, id)
  const [point] = found ? inOrder(found.productOverview.items) : []
  return {
    id,
    slug,
    title,
    description,
    price,
    commitment: point?.title ?? '',
    regions: found ? await readRegions(source, found) : [],
    lang,
  }
}

/** Returns the products to compare; none if there is only one. */
export const readComparison = async (
  source: ContentSource,
  products: readonly ProductEntry[],
): Promise<ComparedProduct[]> =>
  products.length < 2 ? [] : Promise.all(products.map((one) => readCompared(source, one)))
