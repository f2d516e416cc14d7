import type { Language } from '@flou/shared/locale.ts'
import type { SiteConfig, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Table } from '../store/dynamo/table.ts'
import type { PageRecord } from '../pages/pageItem.ts'
import type { Invalidate } from './site/invalidate.ts'
import type { IndexFiles } from '../searchIndex/indexFiles.ts'
import type { SearchDocument } from '../searchIndex/documents/document.ts'
import type { SiteFiles } from './site/siteFiles.ts'

/** What publishing works with. */
export interface Publisher {
  table: Table
  registry: Registry
  renderer: SiteRenderer
  site: SiteConfig
  files: SiteFiles
  /** The index of the search; absent where nobody searches, as in tests of pages. */
  index?: IndexFiles
  invalidate: Invalidate
  /** Invalidates every page and feed of both languages. */
  invalidateTrees: () => Promise<void>
  /** Invalidates every page, the sitemap and the fixed files. */
  invalidateAll: () => Promise<void>
  /** Invalidates every object: the CDN may have files of another time. */
  invalidateEverything: () => Promise<void>
  now: () => Date
  /** Further threads that render pages where there are many; each has a publisher of its own. */
  workers?: readonly RenderChunk[]
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

/** How a rendering ended. A page that answers 404 is `missing`: its record is gone or hidden, and so is the page now; it was `absent` where it never was. A failure `isKnown` where it is the same as the last time. */
export type Outcome =
  | {
      kind: 'written' | 'unchanged'
      path: string
      page: PageRecord
      before: PageRecord | undefined
      ms: number
      /** What the search finds of it, by language. */
      documents?: Partial<Record<Language, SearchDocument>>
    }
  | { kind: 'missing'; path: string }
  | { kind: 'absent'; path: string }
  | { kind: 'failed'; path: string; keys: ReadonlySet<string>; reason: string; isKnown: boolean }

/** Pages that one thread renders, with what was known of each before any content was read: a change in between is noticed. */
export interface Chunk {
  pages: readonly { path: string; before: PageRecord | undefined }[]
  /** Those whose record is gone from there: whatever stops their rendering, they are removed, and redirects with them. */
  gone: ReadonlySet<string>
  /** Files are written whatever is known of them: what is known may be of another time than the files. */
  isAnew?: boolean
}

export interface ChunkResult {
  outcomes: Outcome[]
  /** Keys of what pages share, by the path they are kept under; of each content that was read. */
  parts: ReadonlyMap<string, ReadonlySet<string>>[]
}

export type RenderChunk = (share: Chunk) => Promise<ChunkResult>
