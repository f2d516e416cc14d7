import { EVENT_FEED, FEED, LLMS } from '@flou/shared/publishing.ts'
import type { ContentSource, SiteConfig, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { eventFeed } from './eventFeed.ts'
import { llmsFile } from './llmsFile.ts'
import { newsFeed } from './newsFeed.ts'

type MakeFile = (source: ContentSource, site: SiteConfig) => Promise<string>

/** What is published beside the pages of the renderer. */
const FILES = new Map<string, MakeFile>([
  [FEED, newsFeed],
  [EVENT_FEED, eventFeed],
  [LLMS, llmsFile],
])

/** A renderer that also makes the feeds and llms.txt: pages like any other, rendered again when what they have read changes. */
export const withFeed = (renderer: SiteRenderer): SiteRenderer => ({
  ...pick(renderer),
  staticPaths: [...renderer.staticPaths, ...FILES.keys()],
  async renderPage(path, source, site) {
    const make = FILES.get(path)
    if (!make) return renderer.renderPage(path, source, site)
    return { status: 200, html: await make(source, site), data: '' }
  },
})

/** The renderer is a module: its members are named, not spread. */
const pick = ({ buildId, errorPages }: SiteRenderer) => ({ buildId, errorPages })
