import type { Registry } from '@flou/shared/content/registry.ts'
import type { DocumentRenderer, RenderedDocument, SiteConfig } from '@flou/shared/site/contentSource.ts'
import type { Language } from '@flou/shared/locale.ts'
import { BatchContent } from '../pages/batchContent.ts'
import { Reads } from '../pages/reads.ts'
import { pageSource } from '../pages/pageSource.ts'
import type { Table } from '../store/dynamo/table.ts'
import type { Draft } from './draft/draft.ts'
import { DraftReader } from './draft/draftReader.ts'
import { ownPage } from './draft/pagesShowing.ts'
import { wordsOf } from './draft/wordsOf.ts'

/** What previewing works with; it reads the table and writes nothing. */
export interface Previewer {
  registry: Registry
  /** The site's server build, the one that publishes. */
  renderer: () => Promise<DocumentRenderer>
  /** The site's style sheet with its typeface as data. */
  style: () => Promise<string>
  /** Drawings that pages name in their mark-up, as data by their addresses. */
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

/** A page with a draft in it, or why it does not render. */
export type DraftPage = { path: string; html: string } | { path: string; error: unknown }

/** @returns whether a page says so */
export const hasFailed = (page: DraftPage): page is { path: string; error: unknown } => 'error' in page

/** A page as it would be with the draft published. @throws where the page does not render */
export async function renderDraft(previewer: Previewer, options: Rendering): Promise<RenderedDocument> {
  const { table, draft, path, language, now } = options
  const { registry, site } = previewer
  const reader = new DraftReader({ table, registry, now }, draft)
  const source = pageSource(new BatchContent(reader), language, new Reads())
  const renderer = await previewer.renderer()
  return renderer.renderDocument(path, source, site)
}

const MISSING = 404

/** Pages that are rendered at most in search of the draft's words. */
const TRIED = 8

interface Search extends Omit<Rendering, 'path'> {
  /** The most telling first. */
  pages: readonly string[]
  /** The one that somebody wants to see, whether it has the draft's words or not. */
  asked?: string | undefined
}

/**
 * The first page that shows the draft: one that has its words, for many read it and show only that it is there (the calculator has
 * packages without a name until its script runs). Where none of the first ones does, the first that is there.
 * @returns no page where the site has none of these; those that it does not have
 */
export async function renderFirst(
  previewer: Previewer,
  { pages, asked, ...options }: Search,
): Promise<{ page: DraftPage | undefined; missing: ReadonlySet<string> }> {
  const missing = new Set<string>()
  const words = wordsOf(options.draft, options.language)
  const own = ownPage(options.draft)
  const isTelling = (path: string, html: string) =>
    path === asked || path === own || words.length === 0 || words.some((word) => html.includes(word))
  let page: DraftPage | undefined
  for (const path of [...(asked === undefined ? [] : [asked]), ...pages.slice(0, TRIED)]) {
    try {
      const { html, status } = await renderDraft(previewer, { ...options, path })
      if (status === MISSING) missing.add(path)
      else page ??= { path, html }
      if (status !== MISSING && isTelling(path, html)) return { page: { path, html }, missing }
    } catch (error) {
      return { page: { path, error }, missing }
    }
  }
  return { page, missing }
}
