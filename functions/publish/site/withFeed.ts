import { FEED } from '@flou/shared/publishing.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { newsFeed } from './newsFeed.ts'

/** A renderer that also makes the feed: a page like any other, rendered again when what it has read changes. */
export const withFeed = (renderer: SiteRenderer): SiteRenderer => ({
  ...pick(renderer),
  staticPaths: [...renderer.staticPaths, FEED],
  async renderPage(path, source, site) {
    if (path !== FEED) return renderer.renderPage(path, source, site)
    return { status: 200, html: await newsFeed(source, site), data: '' }
  },
})

/** The renderer is a module: its members are named, not spread. */
const pick = ({ buildId, errorPages }: SiteRenderer) => ({ buildId, errorPages })
