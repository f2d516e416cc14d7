import { EVENT_FEED, FEED, LLMS } from '@flou/shared/publishing/publishing.ts'
import type { ContentSource, SiteConfig, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { eventFeed } from './eventFeed.ts'
import { llmsFile } from './llmsFile.ts'
import { newsFeed } from './newsFeed.ts'

type MakeFile = (source: ContentSource, site: SiteConfig) => Promise<string>

const FILES = new Map<string, MakeFile>([
  [FEED, newsFeed],
  [EVENT_FEED, eventFeed],
  [LLMS, llmsFile],
])

/** Adds feeds and `llms.txt` to the renderer; they have dependencies like pages. */
export const withFeed = (renderer: SiteRenderer): SiteRenderer => ({
  ...pickMembers(renderer),
  staticPaths: [...renderer.staticPaths, ...FILES.keys()],
  async renderPage(path, source, site) {
    const make = FILES.get(path)
    if (!make) return renderer.renderPage(path, source, site)
    return { status: 200, html: await make(source, site), data: '' }
  },
})

/** Copies members by name because the renderer is a module namespace. */
const pickMembers = ({ buildId, errorPages }: SiteRenderer) => ({ buildId, errorPages })
