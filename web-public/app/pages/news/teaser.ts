import { news } from '@flou/shared/content/types/news.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'

/** What a list shows of an article; the rest would only travel. */
export const teaser = ({
  id,
  slug,
  title,
  description,
  media,
  publishDate,
  category,
  lang,
}: PublicRecord<typeof news>) => ({ id, slug, title, description, media, publishDate, category, lang })
export type ArticleTeaser = ReturnType<typeof teaser>

/** Articles as lists show them, the newest first. */
export const readTeasers = async (source: ContentSource, query: ListQuery): Promise<ArticleTeaser[]> =>
  (await source.list(news, query)).map(teaser)
