import { news } from '@flou/shared/content/types/news.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { ARTICLE_TEASER } from '@flou/shared/site/teasers.ts'

/** An article as lists show it. */
export type ArticleTeaser = Pick<PublicRecord<typeof news>, (typeof ARTICLE_TEASER)[number]>

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
}: ArticleTeaser): ArticleTeaser => ({ id, slug, title, description, media, publishDate, category, lang })

/** Articles as lists show them, the newest first. */
export const readTeasers = async (source: ContentSource, query: ListQuery): Promise<ArticleTeaser[]> =>
  (await source.list(news, query)).map(teaser)
