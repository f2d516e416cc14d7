import { DEFAULT_LANGUAGE, LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { xmlText } from './xml.ts'

export interface SitemapEntry {
  path: string
  lastModified: string
  onlyIn?: Language
}

export const SITEMAP = 'sitemap.xml'

/** Limits of sitemaps.org; alternates count as bytes, not as URLs. */
const MAX_URLS = 50_000
const MAX_BYTES = 50 * 1024 * 1024

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const OPEN = `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const CLOSE = '</urlset>\n'

const languagesOf = ({ onlyIn }: SitemapEntry): readonly Language[] => (onlyIn ? [onlyIn] : LANGUAGES)

const alternates = (origin: string, entry: SitemapEntry) =>
  [
    ...languagesOf(entry).map((language) => [language, localPath(entry.path, language)] as const),
    ['x-default', localPath(entry.path, entry.onlyIn ?? DEFAULT_LANGUAGE)] as const,
  ]
    .map(
      ([language, localizedPath]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(origin + localizedPath)}"/>`,
    )
    .join('')

function urlsOf(origin: string, entry: SitemapEntry): string {
  const { path, lastModified } = entry
  const lastmod = lastModified === '' ? '' : `<lastmod>${lastModified}</lastmod>`
  const alternateLinks = alternates(origin, entry)
  return languagesOf(entry)
    .map(
      (language) =>
        `<url><loc>${xmlText(origin + localPath(path, language))}</loc>${lastmod}${alternateLinks}</url>\n`,
    )
    .join('')
}

const byPath = (one: SitemapEntry, other: SitemapEntry) => (one.path < other.path ? -1 : 1)

/** Returns the sitemap files for pages in both languages, split at the protocol's limits. Deterministic. */
export function sitemapTexts(
  origin: string,
  pages: readonly SitemapEntry[],
  maxUrls: number = MAX_URLS,
): string[] {
  const texts: string[] = []
  let urls = ''
  let count = 0
  let bytes = OPEN.length + CLOSE.length
  for (const page of pages.toSorted(byPath)) {
    const next = urlsOf(origin, page)
    const size = Buffer.byteLength(next)
    if (count > 0 && (count + languagesOf(page).length > maxUrls || bytes + size > MAX_BYTES)) {
      texts.push(OPEN + urls + CLOSE)
      urls = ''
      count = 0
      bytes = OPEN.length + CLOSE.length
    }
    urls += next
    count += languagesOf(page).length
    bytes += size
  }
  return count > 0 ? [...texts, OPEN + urls + CLOSE] : texts
}

export function sitemapIndex(origin: string, names: readonly string[]): string {
  const entries = names.map((name) => `<sitemap><loc>${xmlText(`${origin}/${name}`)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`
