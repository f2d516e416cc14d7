import type { Registry } from '@flou/shared/content/registry.ts'
import type { DocumentRenderer, RenderedDocument, SiteConfig } from '@flou/shared/site/contentSource.ts'
import type { Language } from '@flou/shared/locale.ts'
import { BatchContent } from '../pageData/batchContent.ts'
import { Reads } from '../pageData/reads.ts'
import { pageSource } from '../pageData/pageSource.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { Draft } from './draft.ts'
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
}

interface Rendering {
  table: Table
  draft: Draft
  path: string
  language: Language
  now: Date
}

export type DraftPage = { path: string; html: string } | { path: string; error: unknown }

export const hasFailed = (page: DraftPage): page is { path: string; error: unknown } => 'error' in page

/** Renders a page as if the draft were published. Throws if rendering fails. */
async function renderDraft(previewer: Previewer, options: Rendering): Promise<RenderedDocument> {
  const { table, draft, path, language, now } = options
  const { registry, site } = previewer
  const reader = new DraftReader({ table, registry, now }, draft)
  const source = pageSource(new BatchContent(reader), language, new Reads())
  const renderer = await previewer.renderer()
  return renderer.renderDocument(path, source, site)
}

const MISSING = 404

const MAX_RENDERED = 8

interface Search extends Omit<Rendering, 'path'> {
  pages: readonly string[]
  requestedPath?: string | undefined
}

/**
 * Renders the first page with the draft's text, else the first existing one.
 * @returns the page and paths answered with 404
 */
export async function renderFirst(
  previewer: Previewer,
  { pages, requestedPath, ...options }: Search,
): Promise<{ page: DraftPage | undefined; missing: ReadonlySet<string> }> {
  const missing = new Set<string>()
  const texts = identifyingTexts(options.draft, options.language)
  const own = ownPage(options.draft)
  const showsDraft = (path: string, html: string) =>
    path === requestedPath || path === own || texts.length === 0 || texts.some((text) => html.includes(text))
  let page: DraftPage | undefined
  for (const path of [
    ...(requestedPath === undefined ? [] : [requestedPath]),
    ...pages.slice(0, MAX_RENDERED),
  ]) {
    try {
      const { html, status } = await renderDraft(previewer, { ...options, path })
      if (status === MISSING) missing.add(path)
      else page ??= { path, html }
      if (status !== MISSING && showsDraft(path, html)) return { page: { path, html }, missing }
    } catch (error) {
      return { page: { path, error }, missing }
    }
  }
  return { page, missing }
}
