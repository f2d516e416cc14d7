import { news } from '@flou/shared/content/types/news.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { ARTICLE_TEASER } from '@flou/shared/site/teasers.ts'

/** An article as lists show it. */
export type ArticleTeaser = Pick<PublicRecord<typeof news>, (typeof ARTICLE_TEASER)[number]>

/** An article without its picture and description. */
export type ArticleName = Omit<ArticleTeaser, 'media' | 'description'>

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

/** Articles that an editor has chosen, in that order, without those that are hidden. */
export async function readNamed(
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
