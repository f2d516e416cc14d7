import { product } from '@flou/shared/content/types/product/product.ts'
import { productCategory } from '@flou/shared/content/types/product/catalogue.ts'
import type { documentation } from '@flou/shared/content/types/product/documentation.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { DOCUMENTATION_TEASER } from '@flou/shared/site/pages/documentation.ts'
import { chaptersOf } from '../page/chapters.ts'
import type { Entry, EntryGroup } from './findEntries.ts'

export type DocumentationTeaser = Pick<
  PublicRecord<typeof documentation>,
  (typeof DOCUMENTATION_TEASER)[number]
>

function entryOf({
  id,
  slug,
  lang,
  product: about,
  description,
  overview,
  guide,
}: DocumentationTeaser): Entry {
  const chapters = [...chaptersOf('overview', overview), ...chaptersOf('guide', guide)]
  return {
    id,
    to: pathTo('documentation', slug),
    lang,
    title: about?.title ?? description,
    description: about ? description : '',
    chapters: chapters.map(({ title, anchor }) => ({ title, anchor })),
  }
}

/** Groups documentation by product category; uncategorized last, without title. */
export async function groupEntries(
  source: ContentSource,
  records: readonly DocumentationTeaser[],
): Promise<EntryGroup[]> {
  const [categories, products] = await Promise.all([
    source.list(productCategory),
    Promise.all(records.map(({ product: about }) => source.summary(product, about?.id ?? 0))),
  ])
  const entriesWithCategory = records.map((record, index) => ({
    entry: entryOf(record),
    category: products[index]?.category?.id ?? 0,
    order: products[index]?.order ?? 0,
  }))
  const groups = [...categories.map(({ id, title }) => ({ id, title })), { id: 0, title: '' }]
  return groups
    .map(({ id, title }) => ({
      title,
      entries: entriesWithCategory
        .filter(({ category }) => category === id)
        .toSorted((first, second) => first.order - second.order)
        .map(({ entry }) => entry),
    }))
    .filter(({ entries }) => entries.length > 0)
}
