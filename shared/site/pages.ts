import type { ContentType } from '../content/define.ts'
import { fillPath, hasParameter, numberedPath, PAGE_PATHS, parseListPath, RECORD_PATHS } from '../paths.ts'
import type { PageName, RecordName } from '../paths.ts'
import type { PageFileEnding } from '../publishing/publishing.ts'
import type { BuiltPage, PlannedPage, RecordPage, RedirectPage, StaticPage } from './page.ts'
import { companyPages } from './pages/company.ts'
import { documentationPages } from './pages/documentation.ts'
import { helpPages } from './pages/help.ts'
import { newsPages } from './pages/news.ts'
import { partnerPages } from './pages/partners.ts'
import { productPages } from './pages/products.ts'
import { promotionPages } from './pages/promotion.ts'
import { solutionPages } from './pages/solutions.ts'
import { storyPages } from './pages/stories.ts'

/** One page per path: a type with a public path but no page fails to compile. */
export type Pages<R extends RecordName = RecordName> = {
  readonly [N in R]: RecordPage<ContentType<N>> | PlannedPage
} & Readonly<Record<keyof typeof PAGE_PATHS, StaticPage | PlannedPage | RedirectPage>>

/**
 * All public pages by path name. Router, head, breadcrumb, publishing and sitemap derive from it. Components
 * have the same name in web-public/app/pages.
 */
export const PAGES = {
  ...companyPages,
  ...newsPages,
  ...productPages,
  ...solutionPages,
  ...storyPages,
  ...documentationPages,
  ...promotionPages,
  ...partnerPages,
  ...helpPages,
} as const satisfies Pages

/** Not listed or indexed, except for the empty search page. */
export const UNLISTED: ReadonlySet<PageName> = new Set([
  'notFound',
  'search',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'dataRequestProve',
  'placeAccept',
  'placeCancel',
] as const)

type PagesByName = typeof PAGES
export type BuiltName = {
  [N in PageName]: PagesByName[N] extends PlannedPage | RedirectPage ? never : N
}[PageName]

const PATHS: Readonly<Record<PageName, string>> = { ...PAGE_PATHS, ...RECORD_PATHS }

export interface DeclaredPage {
  name: PageName
  path: string
  page: BuiltPage
}

export const builtPages = (): DeclaredPage[] =>
  Object.entries(PAGES as Pages).flatMap(([name, page]) =>
    page.kind === 'planned' || page.kind === 'redirect'
      ? []
      : [{ name: name as PageName, path: PATHS[name as PageName], page }],
  )

export const redirectPaths = (): string[] =>
  Object.entries(PAGES as Pages).flatMap(([name, { kind }]) =>
    kind === 'redirect' ? [PATHS[name as PageName]] : [],
  )

export const plannedPaths = (): string[] =>
  Object.entries(PAGES as Pages).flatMap(([name, { kind }]) =>
    kind === 'planned' ? [PATHS[name as PageName]] : [],
  )

const patternOf = (path: string) => new RegExp(`^${fillPath(path, '[^/]+')}$`)

/** Pages of a numbered list after the first one. */
export const followingPagePaths = (path: string, { numbered }: BuiltPage): string[] =>
  Array.from({ length: (numbered?.pages ?? 1) - 1 }, (_, index) => numberedPath(path, index + 2))

export const withFollowingPages = (paths: readonly string[], page: BuiltPage): string[] =>
  paths.flatMap((path) => [path, ...followingPagePaths(path, page)])

const numberedLists = builtPages().flatMap(({ path, page: { numbered } }) =>
  numbered ? [{ pattern: patternOf(path), pages: numbered.pages }] : [],
)

export function followingPagesOf(path: string): string[] {
  const { list, number } = parseListPath(path)
  const pages = numberedLists.find(({ pattern }) => pattern.test(list))?.pages ?? 1
  return Array.from({ length: Math.max(0, pages - number) }, (_, index) =>
    numberedPath(list, number + index + 1),
  )
}

function ownPaths({ path, page }: DeclaredPage): string[] {
  if (!hasParameter(path)) return [path]
  return page.kind === 'page' ? (page.always ?? []).map((value) => fillPath(path, value)) : []
}

/** Returns paths independent of content, including later list pages that may be empty. */
export const staticPaths = (): string[] =>
  builtPages().flatMap((declared) => withFollowingPages(ownPaths(declared), declared.page))

const withFiles = builtPages().flatMap(({ path, page: { files = [] } }) =>
  files.length > 0 ? [{ pattern: patternOf(path), files }] : [],
)

const filesByPath: ReadonlyMap<string, readonly PageFileEnding[]> = new Map(
  builtPages().flatMap(({ path, page: { files = [] } }) => (hasParameter(path) ? [] : [[path, files]])),
)

/** Returns the additional files of a page; `/products/group` is no product. */
export const fileEndings = (path: string): readonly PageFileEnding[] =>
  filesByPath.get(path) ?? withFiles.find(({ pattern }) => pattern.test(path))?.files ?? []
