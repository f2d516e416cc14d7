import type { news } from '@flou/shared/content/types/news.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { readTeasers, type ArticleTeaser } from '../teaser.ts'

/** An article with what its page makes of its text. */
export interface ShownArticle extends PublicRecord<typeof news> {
  minutes: number
}

const RELATED = 3

/**
 * Articles to read next: those published just before, in the same category. A newer article changes nothing for the older
 * ones; only the first articles of a category name newer ones, having none before them.
 */
export async function readRelated(
  source: ContentSource,
  { id, publishDate, category }: PublicRecord<typeof news>,
): Promise<ArticleTeaser[]> {
  const part = category ? { by: { field: 'categoryId', id: category.id } } : {}
  const before = await readTeasers(source, { ...part, range: { below: publishDate, id }, limit: RELATED })
  if (before.length === RELATED) return before
  const known = new Set([id, ...before.map((article) => article.id)])
  const newest = await readTeasers(source, { ...part, limit: RELATED + known.size })
  return [...before, ...newest.filter((article) => !known.has(article.id))].slice(0, RELATED)
}
