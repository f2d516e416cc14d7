import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { BrokenLink, OutsideLink } from '@flou/shared/publishing/publishing.ts'
import type { RenderedPage } from '@flou/shared/site/contentSource.ts'
import type { BatchContent } from '../pageData/batchContent.ts'
import type { Reads } from '../pageData/reads.ts'
import { isForVisitors } from '../pageData/visitors.ts'
import { mainOf, markupOf } from './documentParts.ts'
import type { PageLookup } from './pageLookup.ts'
import { LibraryFiles } from './libraryFiles.ts'
import { linksIn, type FoundLink } from './linksIn.ts'
import { addOutside } from './outsideLinks.ts'
import { isFile, isAnchor, linkTarget, NOWHERE, type LinkTarget } from './linkTarget.ts'

const MAX_LINKS = 25

const LAYOUT_PAGE = pathTo('home')

export type FoundBroken = Omit<BrokenLink, 'since'>

interface Rendered {
  path: string
  origin: string
  pages: readonly (readonly [Language, RenderedPage])[]
  content: BatchContent
  reads: Reads
}

/** Searches the content first because most link targets are there. */
function hasAnchor(html: string, anchor: string): boolean {
  const id = ` id="${anchor}"`
  const content = mainOf(html).start
  return html.includes(id, content) || html.lastIndexOf(id, content) >= 0
}

interface CheckedLink extends LinkTarget {
  text: string
  isInLayout: boolean
}

function toOwnAnchor(found: LinkTarget, path: string, language: Language): LinkTarget | undefined {
  if (found.target !== path) return found
  if (found.anchor === undefined) return undefined
  return found.language === language ? { target: NOWHERE + found.anchor, language } : found
}

function targetsIn(
  links: readonly FoundLink[],
  language: Language,
  { path, origin }: Pick<Rendered, 'path' | 'origin'>,
) {
  const found = new Map<string, CheckedLink>()
  for (const { href, text, isInLayout } of links) {
    const named = linkTarget(href, origin)
    const target = named && toOwnAnchor(named, path, language)
    if (!target) continue
    const name = `${target.language} ${target.target}#${target.anchor ?? ''}`
    if (!found.has(name)) found.set(name, { ...target, text, isInLayout })
  }
  return found.values()
}

async function findBrokenTarget(
  { target, anchor, language }: CheckedLink,
  html: string,
  { known, files, rendered }: { known: PageLookup; files: LibraryFiles; rendered: Rendered },
): Promise<string | undefined> {
  const { path, content, reads, pages } = rendered
  if (isAnchor(target))
    return target !== NOWHERE && hasAnchor(html, target.slice(NOWHERE.length)) ? undefined : target
  if (isFile(target)) return (await files.has(target)) ? undefined : target
  if (target !== path && !(await known.has(target, content, reads))) return target
  if (anchor === undefined) return undefined
  const own = pages.find(([one]) => one === language)?.[1]
  const isThere =
    target === path
      ? own !== undefined && hasAnchor(markupOf(own), anchor)
      : hasAnchor(html, anchor) || (await known.hasAnchor({ target, anchor, language }, reads))
  return isThere ? undefined : `${target}#${anchor}`
}

const firstByTarget = <T extends { target: string }>(links: readonly T[]): T[] =>
  links.toSorted((one, other) => (one.target < other.target ? -1 : 1)).slice(0, MAX_LINKS)

export interface PageLinks {
  broken: FoundBroken[]
  outside: OutsideLink[]
}

export async function brokenLinks(known: PageLookup, rendered: Rendered): Promise<PageLinks> {
  const { path, pages, content, reads, origin } = rendered
  if (!isForVisitors(path)) return { broken: [], outside: [] }
  const files = new LibraryFiles(content, reads)
  const broken = new Map<string, FoundBroken>()
  const outside = new Map<string, OutsideLink>()
  for (const [language, page] of pages) {
    const html = markupOf(page)
    const links = linksIn(html, { withLayout: path === LAYOUT_PAGE })
    addOutside(outside, links, { language, origin })
    const checks = [...targetsIn(links, language, rendered)].map(async (checkedLink) => {
      const target = await findBrokenTarget(checkedLink, html, { known, files, rendered })
      return { ...checkedLink, target }
    })
    for (const { target, text, isInLayout } of await Promise.all(checks)) {
      if (target === undefined) continue
      const before = broken.get(target)
      broken.set(target, { target, isInLayout, ...before, texts: { ...before?.texts, [language]: text } })
    }
  }
  return { broken: firstByTarget([...broken.values()]), outside: firstByTarget([...outside.values()]) }
}

export function withSince(
  found: readonly FoundBroken[],
  before: { broken?: readonly BrokenLink[]; published?: string } | undefined,
  now: Date,
): BrokenLink[] {
  const known = new Map(before?.broken?.map(({ target, since }) => [target, since]))
  return found.map((link) => ({ ...link, since: known.get(link.target) ?? now.toISOString() }))
}
