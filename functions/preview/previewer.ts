import type { Registry } from '@flou/shared/content/registry.ts'
import type { DocumentRenderer, RenderedDocument, SiteConfig } from '@flou/shared/site/contentSource.ts'
import type { Language } from '@flou/shared/locale.ts'
import { BatchContent, noReads } from '../pages/batchContent.ts'
import { pageSource } from '../pages/pageSource.ts'
import type { Table } from '../store/dynamo/table.ts'
import type { Draft } from './draft/draft.ts'
import { DraftReader } from './draft/draftReader.ts'

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

/** A page as it would be with the draft published. @throws where the page does not render */
export async function renderDraft(previewer: Previewer, options: Rendering): Promise<RenderedDocument> {
  const { table, draft, path, language, now } = options
  const { registry, site } = previewer
  const reader = new DraftReader({ table, registry, now }, draft)
  const source = pageSource(new BatchContent(reader), language, noReads())
  const renderer = await previewer.renderer()
  return renderer.renderDocument(path, source, site)
}
