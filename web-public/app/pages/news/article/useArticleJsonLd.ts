import { articleJsonLd, type JsonLdNode } from '../../../elements/jsonLd/jsonLd.ts'
import { usePublisher } from '../../../elements/jsonLd/usePublisher.ts'
import { useSite } from '../../../site/useSite.ts'
import type { ArticleDetail } from './readArticle.ts'

export function useArticleJsonLd(article: ArticleDetail): JsonLdNode {
  const { site, path } = useSite()
  const publisher = usePublisher()
  const { title, description, lang, media, seoThumbnail, category } = article
  const facts = {
    path,
    title,
    description,
    ...articleDates(article),
    section: category?.title,
    images: [seoThumbnail, media].flatMap((one) => (one ? [one.imageDefault] : [])),
  }
  return {
    ...articleJsonLd({ origin: site.origin, language: lang }, facts),
    author: { '@type': 'Organization', name: publisher['name'], url: publisher['url'] },
    publisher,
  }
}

/** Returns ISO instants; publication is midnight in Jakarta, modification never earlier. */
export function articleDates({ publishDate, updated }: { publishDate: string; updated: string }) {
  const published = `${publishDate}T00:00:00+07:00`
  const isModifiedLater = new Date(updated) > new Date(published)
  return { published, modified: isModifiedLater ? updated : published }
}
