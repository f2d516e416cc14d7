import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { JsonLdNode } from '../../../elements/jsonLd/jsonLd.ts'
import { useSite } from '../../../site/useSite.ts'
import type { CategoryOfProducts } from './readCategories.ts'
import { toAbsoluteUrl } from '../../../site/links.ts'

export function useCatalogueJsonLd(categories: readonly CategoryOfProducts[]): JsonLdNode[] {
  const { site, language } = useSite()
  return categories
    .filter(({ products }) => products.length > 0)
    .map(({ title, seo, products }) => ({
      '@type': 'ItemList',
      name: seo.title || title,
      ...(seo.description !== '' && { description: seo.description }),
      ...(seo.picture !== undefined && { image: toAbsoluteUrl(site.origin, seo.picture) }),
      itemListElement: products.map(({ title: name, slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: site.origin + localPath(pathTo('product', slug), language),
      })),
    }))
}
