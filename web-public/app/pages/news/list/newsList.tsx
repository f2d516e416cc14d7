import { contentContext } from '../../../contentContext.ts'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { Banner } from '../../../sections/hero/Banner.tsx'
import { readPage } from '../../reading/readPage.ts'
import { readChosen } from '../teaser.ts'
import { ArticleList } from './ArticleList.tsx'
import { NewsFilter } from './NewsFilter.tsx'
import { ListHead } from '../../../sections/list/ListHead.tsx'
import { MostRead } from './MostRead.tsx'
import type { Route } from './+types/newsList'

/** "Most read" is chosen by editors and shown on the first page only. */
export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { mostPopular, ...data } = await readPage('newsList', args)
  if (data.page.number > 1) return { ...data, mostRead: undefined }
  const { title = '', content = '', articles = [] } = mostPopular ?? {}
  return { ...data, mostRead: { title, content, articles: await readChosen(source, articles) } }
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  const { head, page, header, mostRead, title, cta, categories } = loaderData
  const isFirst = page.number === 1
  const isBannered = header && isFirst
  return (
    <>
      <ListHead head={head} list={page} isPlain={!isBannered} />
      {isBannered && <Banner banner={header} media={header.media} mobile={header.mobileMedia} />}
      <NewsFilter categories={categories} />
      <ArticleList page={page} title={title} isOpening={isFirst} />
      {mostRead && <MostRead section={mostRead} />}
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
