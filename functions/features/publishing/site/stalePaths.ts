import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { isStandaloneFile } from '@flou/shared/publishing/publishing.ts'
import { allFileKeys } from './bucket/fileKeys.ts'

/** CloudFront bills each path; a wildcard counts as one. */
export const MAX_PATHS = 8

const MAX_FILES = 4

const MAX_EXACT_FILES = 40

/** CloudFront allows 15 wildcards in progress. */
const MAX_SECTIONS = 2

/** All pages and feeds; excludes assets, media and price files. */
export const TREES: readonly string[] = LANGUAGES.map((language) => `/${language}/*`)

export const TREES_AND_FIXED_FILES = [...TREES, '/sitemap*', '/404.html', '/500.html', '/robots.txt']

const encoded = (path: string) => encodeURI(path).replaceAll('*', '%2A')

const filesOf = (path: string, language: Language) =>
  allFileKeys(path, language).map((key) => encoded(`/${key}`))

const sectionOf = (path: string) => (isStandaloneFile(path) ? path : `/${path.split('/')[1] ?? ''}`)

/**
 * Returns paths to invalidate: few exact files, section wildcards, or all pages. CloudFront needs the
 * rewritten paths (infra/cdn/siteRequest.js).
 */
export function stalePaths(pages: Iterable<string>): readonly string[] {
  const sections = Map.groupBy(new Set(pages), sectionOf)
  let files = 0
  let wildcards = 0
  const paths = [...sections].flatMap(([section, own]) => {
    const exact = own.flatMap((path) => LANGUAGES.flatMap((language) => filesOf(path, language)))
    files += exact.length
    if (exact.length <= MAX_FILES) return exact
    wildcards += 1
    return LANGUAGES.map((language) => `${encoded(`/${language}${section}`)}*`)
  })
  const exceedsLimits = files > MAX_EXACT_FILES || paths.length > MAX_PATHS || wildcards > MAX_SECTIONS
  return exceedsLimits ? TREES : paths
}
