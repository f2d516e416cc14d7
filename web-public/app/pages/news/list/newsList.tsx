import {
  news,
  newsCta,
  newsHeader,
  newsMostPopular,
  newsSeo,
  newsTitleList,
} from '@flou/shared/content/types/news.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { NEWS } from '@flou/shared/site/newsPaths.ts'
import { contentContext } from '../../../contentContext.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { Banner } from '../../../sections/hero/Banner.tsx'
import { teaser } from '../teaser.ts'
import { ArticleList } from './ArticleList.tsx'
import { ListFilter } from './ListFilter.tsx'
import { ListHead } from './ListHead.tsx'
import { MostRead } from './MostRead.tsx'
import { readCategories, readListPage } from './readListPage.ts'
import type { Route } from './+types/newsList'

/** The articles an editor has chosen; none where none is chosen, for nothing here counts readers. */
async function readMostRead(source: ContentSource) {
  const section = await source.section(newsMostPopular)
  const chosen = await Promise.all((section?.articles ?? []).map(({ id }) => source.byId(news, id)))
  const articles = chosen.filter((article) => article !== undefined).map(teaser)
  return { title: section?.title ?? '', content: section?.content ?? '', articles }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { source } = context.get(contentContext)
  const page = await readListPage(source, params.page)
  const [header, mostRead, title, cta, seo, categories] = await Promise.all([
    source.section(newsHeader),
    page.number === 1 ? readMostRead(source) : undefined,
    source.section(newsTitleList),
    source.section(newsCta),
    source.section(newsSeo),
    readCategories(source),
  ])
  return { page, header, mostRead, title, cta, seo, categories }
}

/** `/news-and-information`: the newest articles, twelve a page, and those most read. */
export default function NewsList({ loaderData }: Route.ComponentProps) {
  const { page, header, mostRead, title, cta, seo, categories } = loaderData
  const { t } = useTranslation()
  const name = header?.title ?? t('news')
  const isBannered = header && page.number === 1
  return (
    <>
      <ListHead
        place={{ list: NEWS, page }}
        seo={{
          title: seo?.title ?? name,
          description: seo?.content ?? '',
          image: seo?.seoMedia ?? null,
        }}
        name={name}
        isPlain={!isBannered}
      />
      {isBannered && <Banner banner={header} media={header.media} mobile={header.mobileMedia} />}
      <ListFilter categories={categories} />
      <ArticleList place={{ list: NEWS, page }} title={title} isOpening={page.number === 1} />
      {mostRead && <MostRead section={mostRead} />}
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
