import { createContext } from 'react-router'
import type { ContentSource, SharedFile, SiteConfig } from '@flou/shared/site/contentSource.ts'
import type { PageFileEnding } from '@flou/shared/publishing.ts'
import type { MadeDocument } from './document/repeatedMarkup.ts'

export interface PageContext {
  source: ContentSource
  site: SiteConfig
  /** Undefined in development, where pages come from the sources. */
  buildId: string | undefined
  /** The page's path without a language prefix. */
  path: string
  /** What the loaders of routes have given so far, by route. */
  loaded: Map<string, Promise<unknown>>
  /** Where what goes wrong is left for the publisher. */
  failures: unknown[]
  /** The finished document; handed over here, because as the body of a response it would be copied four times. */
  document: MadeDocument
  /** The page's data for client navigation, made before the document: where it is found, and what it says. */
  data: { address: string; text: string }
  /** What the page names in files of their own, by key. */
  shared: Map<string, SharedFile>
  /** Files beside the page: a loader leaves theirs here, by ending. The page's declaration names the endings. */
  files: Map<PageFileEnding, string>
}

/** What every loader reads from; the publisher sets it per rendering. */
export const contentContext = createContext<PageContext>()
