import type { news } from '@flou/shared/content/types/news.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { fillUp } from '../../reading/fillUp.ts'
import { readTeasers, type ArticleTeaser } from '../teaser.ts'

export interface ArticleDetail extends PublicRecord<typeof news> {
  minutes: number
}

const RELATED = 3

/**
 * Returns articles of the same topic, then of the same category, older ones first, so that a new article does
 * not render all older ones; none without a category.
 */
export function readRelated(
  source: ContentSource,
  { id, publishDate, category, subCategory }: PublicRecord<typeof news>,
): Promise<ArticleTeaser[]> {
  const filters = [
    ...(subCategory ? [{ field: 'subCategoryId', id: subCategory.id }] : []),
    ...(category ? [{ field: 'categoryId', id: category.id }] : []),
  ]
  return fillUp({
    limit: RELATED,
    without: [id],
    reads: [{ range: { below: publishDate, id } }, {}].flatMap((order) =>
      filters.map((by) => (limit: number) => readTeasers(source, { by, ...order, limit })),
    ),
  })
}
