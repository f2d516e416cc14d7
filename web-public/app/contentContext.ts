import { createContext } from 'react-router'
import type { ContentSource, SiteConfig } from '@flou/shared/contentSource.ts'
import type { Pieces } from './repeated.ts'

/** A document in which names stand for its pieces. */
export interface MadeDocument {
  html: string
  pieces: Pieces
}

export interface PageContext {
  source: ContentSource
  site: SiteConfig
  buildId: string
  /** The page's path without a language prefix. */
  path: string
  /** Where what goes wrong is left for the publisher. */
  failures: unknown[]
  /** The finished document; handed over here, because as the body of a response it would be copied four times. */
  document: MadeDocument
}

/** What every loader reads from; the publisher sets it per rendering. */
export const contentContext = createContext<PageContext>()
