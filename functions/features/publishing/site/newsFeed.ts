import { startOfDay } from '@flou/shared/strings/calendar.ts'
import { FEED } from '@flou/shared/publishing/publishing.ts'
import { news, newsHeader, newsSeo } from '@flou/shared/content/types/news.ts'
import type { ContentSource, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { feedTexts } from '@flou/shared/texts/publishing.ts'
import { isPublishedIn } from '../pageData/visitors.ts'
import { rss, rssItem } from './rss.ts'

const MAX_ARTICLES = 20

export async function newsFeed(source: ContentSource, site: SiteConfig): Promise<string> {
  const context = { source, site }
  const [listed, header, seo] = await Promise.all([
    source.list(news, { limit: MAX_ARTICLES }),
    source.section(newsHeader),
    source.section(newsSeo),
  ])
  const articles = listed.filter(isPublishedIn(source.language))
  const title = seo?.title || header?.title || feedTexts.news[source.language]
  const items = articles.map(({ id, slug, title: name, description, publishDate, category, media }) => {
    const article = {
      id,
      path: pathTo(news, slug),
      title: name,
      description,
      category: category?.title ?? '',
      media,
    }
    return rssItem({ type: news.key, ...article, published: startOfDay(publishDate) }, context)
  })
  return rss(
    {
      title,
      description: seo?.content || title,
      page: pathTo('newsList'),
      path: FEED,
      updated: articles.map(({ updated }) => updated),
      items: await Promise.all(items),
    },
    context,
  )
}
