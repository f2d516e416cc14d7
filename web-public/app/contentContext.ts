import { createContext } from 'react-router'
import type { ContentSource, SharedFile, SiteConfig } from '@flou/shared/site/contentSource.ts'
import type { PageFileEnding } from '@flou/shared/publishing/publishing.ts'
import type { MadeDocument } from './document/repeatedMarkup.ts'

export interface PageContext {
  source: ContentSource
  site: SiteConfig
  /** Undefined in development, where pages are served from source. */
  buildId: string | undefined
  /** Page path without language prefix. */
  path: string
  /** Loader results so far, by route id. */
  loaded: Map<string, Promise<unknown>>
  /** Collects errors for the publisher. */
  failures: unknown[]
  /** Passed here because a response body would be copied four times. */
  document: MadeDocument
  /** Path and text of the `.data` file, created before the document. */
  data: { pathname: string; text: string }
  shared: Map<string, SharedFile>
  /** Additional files by ending, added by loaders; the page declaration lists the allowed endings. */
  files: Map<PageFileEnding, string>
}

/** Read by every loader; the publisher sets it per rendering. */
export const contentContext = createContext<PageContext>()
