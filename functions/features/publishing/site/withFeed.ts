import {
  CHANGELOG_FEED,
  EVENT_FEED,
  FEED,
  LLMS,
  PRICES_CSV,
  PRICES_JSON,
  SECURITY_TXT,
} from '@flou/shared/publishing/publishing.ts'
import type { ContentSource, SiteConfig, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { securityTxt } from './securityTxt.ts'

/** Returns the file; undefined if there is none. */
type MakeFile = (source: ContentSource, site: SiteConfig) => Promise<string | undefined>

const FILES = new Map<string, MakeFile>([
  [FEED, async (...context) => (await import('./newsFeed.ts')).newsFeed(...context)],
  [EVENT_FEED, async (...context) => (await import('./eventFeed.ts')).eventFeed(...context)],
  [CHANGELOG_FEED, async (...context) => (await import('./changelogFeed.ts')).changelogFeed(...context)],
  [LLMS, async (...context) => (await import('./llmsFile.ts')).llmsFile(...context)],
  [SECURITY_TXT, securityTxt],
  [PRICES_JSON, async (...context) => (await import('./priceList.ts')).priceListJson(...context)],
  [PRICES_CSV, async (...context) => (await import('./priceList.ts')).priceListCsv(...context)],
])

/** Adds feeds, the price list and `llms.txt` to the renderer; they have dependencies like pages. */
export const withFeed = (renderer: SiteRenderer): SiteRenderer => ({
  ...pickMembers(renderer),
  staticPaths: [...renderer.staticPaths, ...FILES.keys()],
  async renderPage(path, source, site) {
    const make = FILES.get(path)
    if (!make) return renderer.renderPage(path, source, site)
    const file = await make(source, site)
    return { status: file === undefined ? 404 : 200, html: file ?? '', data: '' }
  },
})

/** Copies members by name because the renderer is a module namespace. */
const pickMembers = ({ buildId, errorPages }: SiteRenderer) => ({ buildId, errorPages })
