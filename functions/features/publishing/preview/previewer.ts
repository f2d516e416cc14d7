import type { Registry } from '@flou/shared/content/registry.ts'
import type { DocumentRenderer, RenderedDocument, SiteConfig } from '@flou/shared/site/contentSource.ts'
import type { ReleasePreviewRequest } from '@flou/shared/publishing/preview.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Call } from '../../../core/http/call.ts'
import { BatchContent } from '../pageData/batchContent.ts'
import { Reads } from '../pageData/reads.ts'
import { pageSource } from '../pageData/pageSource.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { ContentReader } from '../../../core/store/contentReader.ts'
import { parentOfSection, type Draft } from './draft.ts'
import { DraftReader } from './draftReader.ts'
import { ownPage } from './findPagesOfDraft.ts'
import { identifyingTexts } from './identifyingTexts.ts'

/** Dependencies of previews; the table is only read. */
export interface Previewer {
  registry: Registry
  renderer: () => Promise<DocumentRenderer>
  /** Style sheet with the font as a data URL. */
  style: () => Promise<string>
  /** Data URLs of drawings by path. */
  drawings: () => Promise<Readonly<Record<string, string>>>
  site: SiteConfig
  /** Renders a page with a release. Throws `not_found`. */
  renderRelease: (call: Call, request: ReleasePreviewRequest) => Promise<string>
}

export type DraftPage = { path: string; html: string } | { path: string; error: unknown }

export const hasFailed = (page: DraftPage): page is { path: string; error: unknown } => 'error' in page

interface PageRequest {
  reader: ContentReader
  path: string
  language: Language
}

/** Renders a page with the reader's content. Throws if rendering fails. */
export async function renderPath(
  { renderer, site }: Pick<Previewer, 'renderer' | 'site'>,
  { reader, path, language }: PageRequest,
): Promise<RenderedDocument> {
  const source = pageSource(new BatchContent(reader), language, new Reads())
  return (await renderer()).renderDocument(path, source, site)
}

const MISSING = 404

const MAX_RENDERED = 8

interface Search {
  table: Table
  draft: Draft
  language: Language
  now: Date
  pages: readonly string[]
  requestedPath?: string | undefined
}

/**
 * Renders the first page with the draft's text, else the first existing one.
 * @returns the page and paths answered with 404
 */
export async function renderFirst(
  previewer: Previewer,
  { table, draft, language, now, pages, requestedPath }: Search,
): Promise<{ page: DraftPage | undefined; missing: ReadonlySet<string> }> {
  const { type, record } = draft
  const id = type.single ? parentOfSection(draft) : record.id
  const reader = new DraftReader({ table, registry: previewer.registry, now }, [{ type, id, record }])
  const missing = new Set<string>()
  const texts = identifyingTexts(draft, language)
  const own = ownPage(draft)
  const showsDraft = (path: string, html: string) =>
    path === requestedPath || path === own || texts.length === 0 || texts.some((text) => html.includes(text))
  let page: DraftPage | undefined
  for (const path of [
    ...(requestedPath === undefined ? [] : [requestedPath]),
    ...pages.slice(0, MAX_RENDERED),
  ]) {
    try {
      const { html, status } = await renderPath(previewer, { reader, path, language })
      if (status === MISSING) missing.add(path)
      else page ??= { path, html }
      if (status !== MISSING && showsDraft(path, html)) return { page: { path, html }, missing }
    } catch (error) {
      return { page: { path, error }, missing }
    }
  }
  return { page, missing }
}
