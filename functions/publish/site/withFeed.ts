import { EVENT_FEED, FEED } from '@flou/shared/publishing.ts'
import type { ContentSource, SiteConfig, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { eventFeed } from './eventFeed.ts'
import { newsFeed } from './newsFeed.ts'

type Feed = (source: ContentSource, site: SiteConfig) => Promise<string>

const FEEDS: Readonly<Record<string, Feed>> = { [FEED]: newsFeed, [EVENT_FEED]: eventFeed }

/** A renderer that also makes the feeds: pages like any others, rendered again when what they have read changes. */
export const withFeed = (renderer: SiteRenderer): SiteRenderer => ({
  ...pick(renderer),
  staticPaths: [...renderer.staticPaths, ...Object.keys(FEEDS)],
  async renderPage(path, source, site) {
    const feed = FEEDS[path]
    if (!feed) return renderer.renderPage(path, source, site)
    return { status: 200, html: await feed(source, site), data: '' }
  },
})

/** The renderer is a module: its members are named, not spread. */
const pick = ({ buildId, errorPages }: SiteRenderer) => ({ buildId, errorPages })
