import { createContext } from 'react-router'
import type { ContentSource, SiteConfig } from '@flou/shared/contentSource.ts'

export interface PageContext {
  source: ContentSource
  site: SiteConfig
  buildId: string
  /** The page's path without a language prefix. */
  path: string
  /** Where what goes wrong is left for the publisher. */
  failures: unknown[]
  /** The finished document; handed over here, because as the body of a response it would be copied four times. */
  document: { html: string }
}

/** What every loader reads from; the publisher sets it per rendering. */
export const contentContext = createContext<PageContext>()
