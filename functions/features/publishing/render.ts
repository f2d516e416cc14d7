import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { RenderedPage, SiteConfig, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import type { BatchContent } from './pageData/batchContent.ts'
import { pageSource } from './pageData/pageSource.ts'
import { Reads } from './pageData/reads.ts'
import { brokenLinks, type PageLinks } from './links/brokenLinks.ts'
import type { PageLookup } from './links/pageLookup.ts'
import { reasonOf } from './outcome.ts'
import type { CommonDuration } from './commonDuration.ts'

export interface RenderSource {
  renderer: SiteRenderer
  site: SiteConfig
  pageLookup: PageLookup
  duration: CommonDuration
}

/** A page in both languages, or the reason why it could not be rendered. */
export interface Rendering extends PageLinks {
  path: string
  reads: Reads
  pages: [Language, RenderedPage][]
  reason: string | undefined
  /** True if both languages answer 200. */
  isFound: boolean
  ms: number
}

/** Hashing buffers is three times as fast as hashing strings. */
const hashOfTexts = (...texts: readonly string[]) => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(Buffer.from(text))
  return hash.digest('base64url')
}

/** Hash of a rendered page. Accessing `html` may create the document, so the renderer's hash is preferred. */
export const hashOf = (page: RenderedPage) => {
  const { files = [] } = page
  const filesHash = files.length > 0 ? ` ${hashOfTexts(...files.map(({ body }) => body))}` : ''
  return (page.hash ?? hashOfTexts(page.html, page.data)) + filesHash
}

/** Renders both languages, so that a page is never published in one only. */
async function renderBoth({ renderer, site }: RenderSource, content: BatchContent, path: string) {
  const reads = new Reads()
  const pages: [Language, RenderedPage][] = []
  const attempt = async () => {
    for (const language of LANGUAGES) {
      const source = pageSource(content, language, reads)
      pages.push([language, await renderer.renderPage(path, source, site)])
    }
  }
  const reason = await attempt().then(() => undefined, reasonOf)
  return { reads, pages, reason }
}

/** Third step of publishing: renders a page and finds its broken links. Errors are part of the result. */
export async function render(source: RenderSource, content: BatchContent, path: string): Promise<Rendering> {
  const { value, ms } = await source.duration.measure(() => renderBoth(source, content, path))
  const isFound = value.reason === undefined && value.pages.every(([, { status }]) => status === 200)
  const rendered = { ...value, path, origin: source.site.origin, content }
  const links = isFound ? await brokenLinks(source.pageLookup, rendered) : { broken: [], outside: [] }
  return { ...value, path, isFound, ...links, ms }
}
