import type { SiteConfig, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import type { PageRecord } from './pageData/pageItem.ts'
import type { Outcome } from './outcome.ts'
import type { PageAction } from './planActions.ts'
import type { Invalidate } from './site/invalidate.ts'
import type { Collection, IndexFiles } from '../search/index.ts'
import type { SiteFiles } from './site/bucket/siteFiles.ts'

export interface Publisher {
  table: Table
  registry: Registry
  renderer: SiteRenderer
  site: SiteConfig
  files: SiteFiles
  index?: IndexFiles
  collection?: Collection
  invalidate: Invalidate
  invalidatePages: () => Promise<void>
  invalidateAll: () => Promise<void>
  invalidateEverything: () => Promise<void>
  /** Renders published pages again where a release is staged. */
  restage?: (pages: ReadonlyMap<string, PageAction>) => Promise<void>
  now: () => Date
  workers?: readonly PublishChunk[]
}

/** Pages of one thread, with state read before the content to detect conflicts. */
export interface Chunk {
  pages: readonly { path: string; before: PageRecord | undefined }[]
  /** Paths whose record disappeared; removed even if rendering fails. */
  vacatedPaths: ReadonlySet<string>
  /** Writes all files because stored hashes may be unreliable. */
  isForced?: boolean
}

export interface ChunkResult {
  outcomes: Outcome[]
  fragments: ReadonlyMap<string, ReadonlySet<string>>[]
}

export type PublishChunk = (chunk: Chunk) => Promise<ChunkResult>
