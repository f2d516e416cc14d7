import { newsTexts } from '../../../texts/pages/news.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { pageLoader } from '../../reading/readPage.ts'
import { ArticleList } from './ArticleList.tsx'
import { NewsFilter } from './NewsFilter.tsx'
import { ListHead } from '../../../sections/list/ListHead.tsx'
import type { Route } from './+types/newsSubCategory'

export const loader = pageLoader('newsSubCategory')

export default function NewsSubCategory({ loaderData }: Route.ComponentProps) {
  const { head, record, page, categories, subCategories, cta } = loaderData
  const { t } = useTexts(newsTexts)
  return (
    <>
      <ListHead head={{ ...head, title: t('newsOn', { name: head.title }) }} list={page} isPlain />
      <NewsFilter
        categories={categories}
        category={record.category?.slug}
        subCategories={subCategories}
        subCategory={record.slug}
      />
      <ArticleList page={page} />
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
