import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { absolute } from '../../../elements/absolute.ts'
import type { JsonLdNode } from '../../../elements/jsonLd/jsonLd.ts'
import { useSite } from '../../../site/useSite.ts'
import type { CategoryOfProducts } from './readCategories.ts'

/** The categories with their products, under the names that search engines are to use. */
export function useCatalogueJsonLd(categories: readonly CategoryOfProducts[]): JsonLdNode[] {
  const { site, language } = useSite()
  return categories
    .filter(({ products }) => products.length > 0)
    .map(({ title, seo, products }) => ({
      '@type': 'ItemList',
      name: seo.title || title,
      ...(seo.description !== '' && { description: seo.description }),
      ...(seo.picture !== undefined && { image: absolute(site.origin, seo.picture) }),
      itemListElement: products.map(({ title: name, slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: site.origin + localPath(pathTo('product', slug), language),
      })),
    }))
}
