import { newsCategory, newsCta, newsSeo } from '@flou/shared/content/types/news.ts'
import { CATEGORY_PATH } from '@flou/shared/site/newsPaths.ts'
import { contentContext } from '../../../contentContext.ts'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { requireFound } from '../../requireFound.ts'
import { ArticleList } from './ArticleList.tsx'
import { ListFilter } from './ListFilter.tsx'
import { ListHead } from './ListHead.tsx'
import { readCategories, readListPage, readSubCategories } from './readListPage.ts'
import type { Route } from './+types/categoryList'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { source } = context.get(contentContext)
  const { id, slug, title, description } = requireFound(await source.bySlug(newsCategory, params.slug))
  const [page, categories, subCategories, cta, seo] = await Promise.all([
    readListPage(source, params.page, { field: 'categoryId', id }),
    readCategories(source),
    readSubCategories(source, id),
    source.section(newsCta),
    source.section(newsSeo),
  ])
  return {
    category: { slug, title, description },
    page,
    categories,
    subCategories,
    cta,
    image: seo?.seoMedia ?? null,
  }
}

/** `/news-and-information/category/{slug}`: the newest articles of a category. */
export default function CategoryList({ loaderData }: Route.ComponentProps) {
  const { category, page, categories, subCategories, cta, image } = loaderData
  const place = { list: CATEGORY_PATH.replace(':slug', category.slug), page }
  const { title, description } = category
  return (
    <>
      <ListHead place={place} seo={{ title, description, image }} name={title} isPlain isNamedNews />
      <ListFilter categories={categories} category={category.slug} subCategories={subCategories} />
      <ArticleList place={place} />
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
