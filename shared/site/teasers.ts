/** What lists show of an article; the rest would only travel. */
export const ARTICLE_TEASER = [
  'id',
  'slug',
  'title',
  'description',
  'media',
  'publishDate',
  'category',
  'lang',
] as const
