import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { BrokenLink } from '@flou/shared/publishing.ts'
import type { RenderedPage } from '@flou/shared/site/contentSource.ts'
import type { BatchContent, Reads } from '../../pages/batchContent.ts'
import { isForVisitors } from '../site/visitors.ts'
import type { KnownPages } from './knownPages.ts'
import { linksIn } from './linksIn.ts'
import { isPlace, linkTarget, NOWHERE } from './linkTarget.ts'

/** Of one page that are reported: who has mended these sees the next. */
const MOST = 25

/** Menu and footer are read on this page, for all. */
const SHELL_PAGE = pathTo('home')

interface Rendered {
  path: string
  origin: string
  pages: readonly (readonly [Language, RenderedPage])[]
  content: BatchContent
  /** What the page has read; what its links rest on is added. */
  reads: Reads
}

const hasPlace = (html: string, place: string) => html.includes(` id="${place.slice(NOWHERE.length)}"`)

/** Links of a document that name a page or a place: of links to the same, the first one. */
function targetsIn(html: string, { path, origin }: Pick<Rendered, 'path' | 'origin'>) {
  const found = new Map<string, { text: string; isShell: boolean }>()
  for (const { href, text, isShell } of linksIn(html, { withShell: path === SHELL_PAGE })) {
    const target = linkTarget(href, origin)
    if (target !== undefined && target !== path && !found.has(target)) found.set(target, { text, isShell })
  }
  return found
}

/** The links of a rendered page that lead nowhere, in either language, by target. */
export async function brokenLinks(known: KnownPages, rendered: Rendered): Promise<BrokenLink[]> {
  const { path, pages, content, reads } = rendered
  if (!isForVisitors(path)) return []
  const broken = new Map<string, BrokenLink>()
  for (const [language, { html }] of pages) {
    for (const [target, { text, isShell }] of targetsIn(html, rendered)) {
      const isThere = isPlace(target)
        ? target !== NOWHERE && hasPlace(html, target)
        : await known.has(target, content, reads)
      if (isThere) continue
      const before = broken.get(target)
      broken.set(target, { target, isShell, ...before, texts: { ...before?.texts, [language]: text } })
    }
  }
  return [...broken.values()].toSorted((one, other) => (one.target < other.target ? -1 : 1)).slice(0, MOST)
}
