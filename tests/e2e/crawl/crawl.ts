import { documentOf, type Document } from './document.ts'
import { pathsInSitemap } from '../../fixtures/publicPages.ts'

const AT_ONCE = 6

export interface Crawl {
  /** All linked or listed pages by path, including those with an error status. */
  pages: ReadonlyMap<string, Document>
  /** Paths in the sitemap. */
  listed: ReadonlySet<string>
  /** Pages that link to a path. */
  linkedFrom: ReadonlyMap<string, ReadonlySet<string>>
}

/** Paths reachable by links from the English home page. */
export function reachedByLinks({ linkedFrom }: Crawl): ReadonlySet<string> {
  const reached = new Set(['/'])
  let size = 0
  while (size < reached.size) {
    size = reached.size
    for (const [path, from] of linkedFrom)
      if (!reached.has(path) && [...from].some((one) => reached.has(one))) reached.add(path)
  }
  return reached
}

/** URLs of other functions or sites. */
const OTHER = /^\/(?:media|assets|api|dashboard2?|login|forgot-password|account)(?:\/|$)|\.\w+$/

/** Path of the page a link leads to; undefined for other targets. */
function pagePath(address: string, from: string, origin: string): string | undefined {
  const url = new URL(address, origin + from)
  if (url.origin !== origin || OTHER.test(url.pathname)) return undefined
  return url.pathname
}

async function read(origin: string, path: string): Promise<Document> {
  const response = await fetch(origin + path, { headers: { 'accept-language': 'en' } })
  const { pathname } = new URL(response.url)
  return documentOf(pathname, response.status, await response.text())
}

/** Follows all links from the sitemap and both home pages, without cookies and script. */
export async function crawl(origin: string): Promise<Crawl> {
  const listed = new Set(await pathsInSitemap(origin))
  const pages = new Map<string, Document>()
  const linkedFrom = new Map<string, Set<string>>()
  const waiting = [...new Set(['/', '/id', ...listed])]
  const known = new Set(waiting)
  const visit = async (path: string) => {
    const page = await read(origin, path)
    pages.set(path, page)
    for (const link of page.links) {
      const target = pagePath(link, path, origin)
      if (target === undefined) continue
      linkedFrom.set(target, (linkedFrom.get(target) ?? new Set()).add(path))
      if (!known.has(target)) waiting.push(target)
      known.add(target)
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit))
  return { pages, listed, linkedFrom }
}
