import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { isLoneFile } from '@flou/shared/publishing.ts'
import { allFileKeys } from './siteFiles.ts'

/** Paths of one invalidation at most: CloudFront bills each, and a wildcard counts as one. */
export const MOST_PATHS = 8

/** Files of a section from which on a wildcard takes their place. */
const MOST_FILES = 4

/** Changed files from which on both trees are cheaper than their sections. */
const MANY_FILES = 40

/** Sections by wildcard at most: CloudFront takes 15 wildcards of all invalidations in progress. */
const MOST_SECTIONS = 2

/** Every page and feed in both languages. Assets, media and price files stay at the edge. */
export const TREES: readonly string[] = LANGUAGES.map((language) => `/${language}/*`)

/** Sitemaps, the CDN's error pages and `robots.txt` as well. */
export const TREES_AND_FIXED_FILES = [...TREES, '/sitemap*', '/404.html', '/500.html', '/robots.txt']

/** A path as CloudFront compares it: as in the request, so that a star in it is no wildcard. */
const encoded = (path: string) => encodeURI(path).replaceAll('*', '%2A')

const filesOf = (path: string, language: Language) =>
  allFileKeys(path, language).map((key) => encoded(`/${key}`))

/** The first part of a path; the home page and lone files are sections of their own. */
const sectionOf = (path: string) => (isLoneFile(path) ? path : `/${path.split('/')[1] ?? ''}`)

/**
 * The paths to invalidate for changed pages: exact files where they are few, sections by wildcard, or else both trees. They are those of the
 * files, which the CDN keeps them under (infra/cdn/siteRequest.js rewrites what visitors ask for).
 */
export function stalePaths(pages: Iterable<string>): readonly string[] {
  const sections = Map.groupBy(new Set(pages), sectionOf)
  let files = 0
  let wildcards = 0
  const paths = [...sections].flatMap(([section, own]) => {
    const exact = own.flatMap((path) => LANGUAGES.flatMap((language) => filesOf(path, language)))
    files += exact.length
    if (exact.length <= MOST_FILES) return exact
    wildcards += 1
    return LANGUAGES.map((language) => `${encoded(`/${language}${section}`)}*`)
  })
  const isMuch = files > MANY_FILES || paths.length > MOST_PATHS || wildcards > MOST_SECTIONS
  return isMuch ? TREES : paths
}
