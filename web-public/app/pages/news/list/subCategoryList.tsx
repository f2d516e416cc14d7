import { newsCategory, newsCta, newsSeo, newsSubCategory } from '@flou/shared/content/types/news.ts'
import { SUB_CATEGORY_PATH } from '@flou/shared/site/newsPaths.ts'
import { contentContext } from '../../../contentContext.ts'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { requireFound } from '../../requireFound.ts'
import { ArticleList } from './ArticleList.tsx'
import { ListFilter } from './ListFilter.tsx'
import { ListHead } from './ListHead.tsx'
import { readCategories, readListPage, readSubCategories } from './readListPage.ts'
import type { Route } from './+types/subCategoryList'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { source } = context.get(contentContext)
  const { id, slug, title, description, category } = requireFound(
    await source.bySlug(newsSubCategory, params.slug),
  )
  const [page, categories, subCategories, parent, cta, seo] = await Promise.all([
    readListPage(source, params.page, { field: 'subCategoryId', id }),
    readCategories(source),
    category ? readSubCategories(source, category.id) : [],
    category ? source.byId(newsCategory, category.id) : undefined,
    source.section(newsCta),
    source.section(newsSeo),
  ])
  const of = parent && { slug: parent.slug, title: parent.title }
  return {
    subCategory: { slug, title, description },
    category: of,
    page,
    categories,
    subCategories,
    cta,
    image: seo?.seoMedia ?? null,
  }
}

/** `/news-and-information/sub-category/{slug}`: the newest articles of a part of a category. */
export default function SubCategoryList({ loaderData }: Route.ComponentProps) {
  const { subCategory, category, page, categories, subCategories, cta, image } = loaderData
  const { slug, title, description } = subCategory
  const place = { list: SUB_CATEGORY_PATH.replace(':slug', slug), page }
  return (
    <>
      <ListHead
        place={place}
        seo={{ title, description, image }}
        name={title}
        above={category}
        isPlain
        isNamedNews
      />
      <ListFilter
        categories={categories}
        category={category?.slug}
        subCategories={subCategories}
        subCategory={slug}
      />
      <ArticleList place={place} />
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
