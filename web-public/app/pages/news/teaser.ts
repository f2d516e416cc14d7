import { news } from '@flou/shared/content/types/news.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { ARTICLE_TEASER } from '@flou/shared/site/teasers.ts'

export type ArticleTeaser = Pick<PublicRecord<typeof news>, (typeof ARTICLE_TEASER)[number]>

export type ArticleName = Omit<ArticleTeaser, 'media' | 'description'>

/** Drops fields that lists do not show, to keep page data small. */
const teaser = ({
  id,
  slug,
  title,
  description,
  media,
  publishDate,
  category,
  lang,
}: ArticleTeaser): ArticleTeaser => ({ id, slug, title, description, media, publishDate, category, lang })

export const readTeasers = async (source: ContentSource, query: ListQuery): Promise<ArticleTeaser[]> =>
  (await source.list(news, query)).map(teaser)

/** Returns the chosen articles in order, without unpublished ones. */
export async function readChosen(
  source: ContentSource,
  chosen: readonly { id: number }[],
): Promise<ArticleName[]> {
  const found = await Promise.all(chosen.map(({ id }) => source.summary(news, id)))
  return found
    .filter((article) => article !== undefined)
    .map(({ id, slug, title, publishDate, category, lang }) => ({
      id,
      slug,
      title,
      publishDate,
      category,
      lang,
    }))
}
