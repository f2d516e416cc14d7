import { productCategory } from '@flou/shared/content/types/product/catalogue.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { readProducts, type ProductEntry } from './readProducts.ts'

const MOST = { categories: 24, products: 12 } as const

export interface ServicesOfCategory {
  id: number
  title: string
  lang: Language
  services: Pick<ProductEntry, 'id' | 'slug' | 'title' | 'lang' | 'price'>[]
}

export async function readServices(source: ContentSource): Promise<ServicesOfCategory[]> {
  const categories = await source.list(productCategory, { limit: MOST.categories })
  const found = await Promise.all(
    categories.map(async ({ id, title, lang }) => {
      const products = await readProducts(source, { by: { field: 'categoryId', id }, limit: MOST.products })
      const priced = products.filter(({ price }) => price !== null)
      const services = priced.map(({ id: own, slug, title: name, lang: spoken, price }) => ({
        id: own,
        slug,
        title: name,
        lang: spoken,
        price,
      }))
      return { id, title, lang, services }
    }),
  )
  return found.filter(({ services }) => services.length > 0)
}
