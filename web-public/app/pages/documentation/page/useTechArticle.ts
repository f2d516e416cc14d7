import { localPath, ISO_CODE } from '@flou/shared/locale.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { Head } from '../../../elements/head.ts'
import type { JsonLdNode } from '../../../elements/jsonLd/jsonLd.ts'
import { usePublisher } from '../../../elements/jsonLd/usePublisher.ts'
import { useSite } from '../../../site/useSite.ts'
import { toAbsoluteUrl } from '../../../site/links.ts'

interface TechArticle {
  head: Head
  /** ISO instant. */
  modified: string
  product: PublicReference | null
}

export function useTechArticle({ head, modified, product }: TechArticle): JsonLdNode {
  const { site, language, path } = useSite()
  const publisher = usePublisher()
  const own = head.onlyIn ?? language
  const here = (to: string) => site.origin + localPath(to, own)
  return {
    '@type': 'TechArticle',
    headline: head.name,
    description: head.description,
    dateModified: modified,
    inLanguage: ISO_CODE[own],
    mainEntityOfPage: here(path),
    ...(head.image && { image: toAbsoluteUrl(site.origin, head.image.imageDefault) }),
    ...(product && {
      about: { '@type': 'Service', name: product.title, url: here(pathTo('product', product.slug)) },
    }),
    author: { '@type': 'Organization', name: publisher['name'], url: publisher['url'] },
    publisher,
  }
}
