import { startOfDay } from '@flou/shared/calendar.ts'
import { FEED } from '@flou/shared/publishing.ts'
import { news, newsHeader, newsSeo } from '@flou/shared/content/types/news.ts'
import type { ContentSource, SiteConfig } from '@flou/shared/site/contentSource.ts'
import type { Text } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { rss, rssItem } from './rss.ts'

/** Articles in the feed: the newest. */
const ARTICLES = 20

/** What the channel is called where the news page has no texts of its own yet. */
const TITLE: Text = { en: 'News & Information', id: 'Berita & Informasi' }

/** The news feed of the source's language: the newest articles. */
export async function newsFeed(source: ContentSource, site: SiteConfig): Promise<string> {
  const place = { source, site }
  const [articles, header, seo] = await Promise.all([
    source.list(news, { limit: ARTICLES }),
    source.section(newsHeader),
    source.section(newsSeo),
  ])
  const title = seo?.title || header?.title || TITLE[source.language]
  const items = articles.map(({ id, slug, title: name, description, publishDate, category, media }) => {
    const shown = { id, slug, title: name, description, category: category?.title ?? '', media }
    return rssItem({ type: news.key, ...shown, published: startOfDay(publishDate) }, place)
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
    place,
  )
}
