import { LANGUAGES, localPath } from '@flou/shared/locale.ts'
import { isForVisitors } from './visitors.ts'
import { xmlText } from './xml.ts'

interface Entry {
  path: string
  /** ISO instant; empty where unknown. */
  lastModified: string
}

/** The file search engines ask for: the map itself, or the index of its parts. */
export const SITEMAP = 'sitemap.xml'

/** The protocol's limits of a file (sitemaps.org): 50,000 addresses, 50 MB. Alternates count as bytes, not as addresses. */
export const MAX_URLS = 50_000
const MAX_BYTES = 50 * 1024 * 1024

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const OPEN = `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const CLOSE = '</urlset>\n'

const alternates = (origin: string, path: string) =>
  [
    ...LANGUAGES.map((language) => [language, localPath(path, language)] as const),
    ['x-default', path] as const,
  ]
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(origin + address)}"/>`,
    )
    .join('')

/** A page's addresses, one a language, each with its alternates. */
function urlsOf(origin: string, { path, lastModified }: Entry): string {
  const changed = lastModified === '' ? '' : `<lastmod>${lastModified}</lastmod>`
  const others = alternates(origin, path)
  return LANGUAGES.map(
    (language) => `<url><loc>${xmlText(origin + localPath(path, language))}</loc>${changed}${others}</url>\n`,
  ).join('')
}

/** Pages by file: a new one is begun where the next page would pass a limit. */
function partsOf(origin: string, pages: readonly Entry[], maxUrls: number): string[] {
  const parts: string[] = []
  let urls = ''
  let count = 0
  let bytes = OPEN.length + CLOSE.length
  for (const page of pages) {
    const next = urlsOf(origin, page)
    const size = Buffer.byteLength(next)
    if (count + LANGUAGES.length > maxUrls || bytes + size > MAX_BYTES) {
      parts.push(OPEN + urls + CLOSE)
      urls = ''
      count = 0
      bytes = OPEN.length + CLOSE.length
    }
    urls += next
    count += LANGUAGES.length
    bytes += size
  }
  return [...parts, OPEN + urls + CLOSE]
}

const partName = (index: number) => `sitemap-${index + 1}.xml`

/**
 * The sitemap's files by key (design §6): every page in both languages, each with its alternates; an index of parts above the
 * protocol's limits. The same pages give the same bytes.
 */
export function sitemapFiles(
  origin: string,
  pages: readonly Entry[],
  maxUrls: number = MAX_URLS,
): Map<string, string> {
  const listed = pages
    .filter(({ path }) => isForVisitors(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const parts = partsOf(origin, listed, maxUrls)
  if (parts.length === 1) return new Map([[SITEMAP, parts[0] ?? '']])
  const names = parts.map((_, index) => partName(index))
  const entries = names.map((name) => `<sitemap><loc>${xmlText(`${origin}/${name}`)}</loc></sitemap>`)
  const index = `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`
  return new Map([[SITEMAP, index], ...parts.map((part, at) => [partName(at), part] as const)])
}

export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`
