import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { BrokenLink } from '@flou/shared/publishing.ts'
import type { RenderedPage } from '@flou/shared/site/contentSource.ts'
import type { BatchContent } from '../../pages/batchContent.ts'
import type { Reads } from '../../pages/reads.ts'
import { isForVisitors } from '../site/visitors.ts'
import { mainOf, markupOf } from './documentParts.ts'
import type { KnownPages } from './knownPages.ts'
import { LibraryFiles } from './libraryFiles.ts'
import { linksIn } from './linksIn.ts'
import { isFile, isPlace, linkTarget, NOWHERE, type LinkTarget } from './linkTarget.ts'

/** Of one page that are reported: who has mended these sees the next. */
const MOST = 25

/** Menu and footer are read on this page, for all. */
const SHELL_PAGE = pathTo('home')

/** A link that leads nowhere, as a rendering finds it. */
export type FoundBroken = Omit<BrokenLink, 'since'>

interface Rendered {
  path: string
  origin: string
  pages: readonly (readonly [Language, RenderedPage])[]
  content: BatchContent
  /** What the page has read; what its links rest on is added. */
  reads: Reads
}

/** Nearly all places are in the content: what stands around it is looked through last. */
function hasPlace(html: string, place: string): boolean {
  const id = ` id="${place}"`
  const content = mainOf(html).start
  return html.includes(id, content) || html.lastIndexOf(id, content) >= 0
}

interface Sought extends LinkTarget {
  text: string
  isShell: boolean
}

/** A link to a place of the page itself, written with its path, is one to the place alone. */
function asOwnPlace(found: LinkTarget, path: string, language: Language): LinkTarget | undefined {
  if (found.target !== path) return found
  if (found.place === undefined) return undefined
  return found.language === language ? { target: NOWHERE + found.place, language } : found
}

/** Links of a document that name a page, a place or a file: of links to the same, the first one. */
function targetsIn(html: string, language: Language, { path, origin }: Pick<Rendered, 'path' | 'origin'>) {
  const found = new Map<string, Sought>()
  for (const { href, text, isShell } of linksIn(html, { withShell: path === SHELL_PAGE })) {
    const named = linkTarget(href, origin)
    const target = named && asOwnPlace(named, path, language)
    if (!target) continue
    const name = `${target.language} ${target.target}#${target.place ?? ''}`
    if (!found.has(name)) found.set(name, { ...target, text, isShell })
  }
  return found.values()
}

/** What a link lacks; undefined where it leads somewhere. */
async function lackOf(
  { target, place, language }: Sought,
  html: string,
  { known, files, rendered }: { known: KnownPages; files: LibraryFiles; rendered: Rendered },
): Promise<string | undefined> {
  const { path, content, reads, pages } = rendered
  if (isPlace(target))
    return target !== NOWHERE && hasPlace(html, target.slice(NOWHERE.length)) ? undefined : target
  if (isFile(target)) return (await files.has(target)) ? undefined : target
  if (target !== path && !(await known.has(target, content, reads))) return target
  if (place === undefined) return undefined
  const own = pages.find(([one]) => one === language)?.[1]
  const isThere =
    target === path
      ? own !== undefined && hasPlace(markupOf(own), place)
      : // what stands around every page stands around the other one, too
        hasPlace(html, place) || (await known.hasPlace({ target, place, language }, reads))
  return isThere ? undefined : `${target}#${place}`
}

/** The links of a rendered page that lead nowhere, in either language, by target. */
export async function brokenLinks(known: KnownPages, rendered: Rendered): Promise<FoundBroken[]> {
  const { path, pages, content, reads } = rendered
  if (!isForVisitors(path)) return []
  const files = new LibraryFiles(content, reads)
  const broken = new Map<string, FoundBroken>()
  for (const [language, page] of pages) {
    const html = markupOf(page)
    // side by side: what they ask for travels together
    const looked = [...targetsIn(html, language, rendered)].map(async (sought) => {
      const target = await lackOf(sought, html, { known, files, rendered })
      return { ...sought, target }
    })
    for (const { target, text, isShell } of await Promise.all(looked)) {
      if (target === undefined) continue
      const before = broken.get(target)
      broken.set(target, { target, isShell, ...before, texts: { ...before?.texts, [language]: text } })
    }
  }
  return [...broken.values()].toSorted((one, other) => (one.target < other.target ? -1 : 1)).slice(0, MOST)
}

/** The same with the instant at which each was first found on the page; a link that was mended meanwhile begins anew. */
export function withSince(
  found: readonly FoundBroken[],
  before: { broken?: readonly BrokenLink[]; published?: string } | undefined,
  now: Date,
): BrokenLink[] {
  const known = new Map(before?.broken?.map(({ target, since }) => [target, since]))
  return found.map((link) => ({ ...link, since: known.get(link.target) ?? now.toISOString() }))
}
