import {
  changelogEntry,
  changelogHeader,
  changelogSeo,
} from '@flou/shared/content/types/company/changelog.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { CHANGELOG_FEED } from '@flou/shared/publishing/publishing.ts'
import type { ContentSource, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { startOfDay } from '@flou/shared/strings/calendar.ts'
import { feedTexts } from '@flou/shared/texts/publishing.ts'
import { isPublishedIn } from '../pageData/visitors.ts'
import { rss, rssItem } from './rss.ts'

const MAX_ENTRIES = 30

/** Returns the feed of changes of the products, newest first; items link to their entry on the page. */
export async function changelogFeed(source: ContentSource, site: SiteConfig): Promise<string> {
  const context = { source, site }
  const [listed, header, seo] = await Promise.all([
    source.list(changelogEntry, { limit: MAX_ENTRIES }),
    source.section(changelogHeader),
    source.section(changelogSeo),
  ])
  const entries = listed.filter(isPublishedIn(source.language))
  const page = pathTo('changelog')
  const items = entries.map(({ id, title, content, publishDate, products }) =>
    rssItem(
      {
        type: changelogEntry.key,
        id,
        path: `${page}#change-${id}`,
        title,
        category: products[0]?.title ?? '',
        description: content,
        published: startOfDay(publishDate),
        media: null,
      },
      context,
    ),
  )
  const title = seo?.title || header?.title || feedTexts.changelog[source.language]
  return rss(
    {
      title,
      description: seo?.content || title,
      page,
      path: CHANGELOG_FEED,
      updated: entries.map(({ updated }) => updated),
      items: await Promise.all(items),
    },
    context,
  )
}
