import type { SiteConfig, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Table } from '../store/dynamo/table.ts'
import type { RenderShare } from './pages/renderShare.ts'
import type { Invalidate } from './site/invalidate.ts'
import type { SiteFiles } from './site/siteFiles.ts'

/** What publishing works with. */
export interface Publisher {
  table: Table
  registry: Registry
  renderer: SiteRenderer
  site: SiteConfig
  files: SiteFiles
  invalidate: Invalidate
  /** Tells the CDN that every page may have changed. */
  invalidateAll: () => Promise<void>
  now: () => Date
  /** Further threads that render pages where there are many; each has a publisher of its own. */
  helpers?: readonly RenderShare[]
}

export interface FailedPage {
  path: string
  reason: string
  /** It failed the last time for the same reason: reported already. */
  isKnown: boolean
}

/** What a publish has done; numbers count pages, each in both languages. */
export interface PublishResult {
  rendered: number
  /** Rendered, but equal to what is there: not written again. */
  skipped: number
  removed: number
  redirected: number
  failed: FailedPage[]
  ms: number
}
