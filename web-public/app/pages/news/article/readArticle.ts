import type { news } from '@flou/shared/content/types/news.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { readTeasers, type ArticleTeaser } from '../teaser.ts'

export interface ArticleDetail extends PublicRecord<typeof news> {
  minutes: number
}

const RELATED = 3

/**
 * Returns older articles of the category, filled up with newest ones; a new article does not render all older
 * ones.
 */
export async function readRelated(
  source: ContentSource,
  { id, publishDate, category }: PublicRecord<typeof news>,
): Promise<ArticleTeaser[]> {
  const categoryFilter = category ? { by: { field: 'categoryId', id: category.id } } : {}
  const before = await readTeasers(source, {
    ...categoryFilter,
    range: { below: publishDate, id },
    limit: RELATED,
  })
  if (before.length === RELATED) return before
  const excludedIds = new Set([id, ...before.map((article) => article.id)])
  const newest = await readTeasers(source, { ...categoryFilter, limit: RELATED + excludedIds.size })
  return [...before, ...newest.filter((article) => !excludedIds.has(article.id))].slice(0, RELATED)
}
