import { StructuredData } from '../../../elements/structuredData/StructuredData.tsx'
import { articleDates } from '../../../elements/structuredData/articleDates.ts'
import { articleThing, breadcrumbThing } from '../../../elements/structuredData/things.ts'
import { usePublisher } from '../../../elements/structuredData/usePublisher.ts'
import { useSite } from '../../../useSite.ts'
import type { ShownArticle } from './article.tsx'

interface ArticleThingsProps {
  article: ShownArticle
  trail: readonly { title: string; path: string }[]
}

/** What search engines are told of an article: its facts and the way to it. */
export function ArticleThings({ article, trail }: ArticleThingsProps) {
  const { site, language, path } = useSite()
  const publisher = usePublisher()
  const place = { origin: site.origin, language }
  const { title, description, media, seoThumbnail, category } = article
  const facts = {
    path,
    title,
    description,
    ...articleDates(article),
    section: category?.title,
    images: [seoThumbnail, media].flatMap((one) => (one ? [one.imageDefault] : [])),
  }
  const things = [
    {
      ...articleThing(place, facts),
      author: { '@type': 'Organization', name: publisher['name'], url: publisher['url'] },
      publisher,
    },
    breadcrumbThing(place, [...trail, { title, path }]),
  ]
  return <StructuredData things={things} />
}
