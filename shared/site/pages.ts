import type { ContentType } from '../content/define.ts'
import {
  fillPath,
  hasParameter,
  numberedPath,
  PAGE_PATHS,
  parseListPath,
  pathTo,
  recordPathOf,
  RECORD_PATHS,
} from '../paths.ts'
import type { PageName, RecordName } from '../paths.ts'
import { isPageless } from '../content/values/localize.ts'
import type { PageFileEnding } from '../publishing/publishing.ts'
import type {
  BuiltPage,
  PlannedPage,
  RecordPage,
  RecordReader,
  RedirectPage,
  StaticPage,
  StoredValues,
} from './page.ts'
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
const followingPagePaths = (path: string, { numbered }: BuiltPage): string[] =>
  Array.from({ length: (numbered?.pages ?? 1) - 1 }, (_, index) => numberedPath(path, index + 2))

const withFollowingPages = (paths: readonly string[], page: BuiltPage): string[] =>
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

type Addressed = Pick<ContentType, 'key' | 'noPageIf'>

function addressOf({ key }: Addressed, { slug }: StoredValues): string | undefined {
  const path = recordPathOf(key)
  return path !== undefined && typeof slug === 'string' && slug !== '' ? fillPath(path, slug) : undefined
}

export const pathOfRecord = (type: Addressed, record: StoredValues): string | undefined =>
  isPageless(type, record) ? undefined : addressOf(type, record)

const recordPages = new Map(
  builtPages().flatMap(({ page }) => (page.kind === 'recordPage' ? [[page.of.key, page] as const] : [])),
)

/** Returns the address of a record without a page and the list that it redirects to. */
export function standInOf(type: Addressed, record: StoredValues): { from: string; to: string } | undefined {
  const from = addressOf(type, record)
  const list = recordPages.get(type.key)?.above?.at(-1)
  return isPageless(type, record) && from !== undefined && list ? { from, to: pathTo(list) } : undefined
}

const filledPages = Map.groupBy(
  builtPages().flatMap(({ path, page }) =>
    page.kind === 'page' ? (page.filledBy ?? []).map((filling) => ({ ...filling, path, page })) : [],
  ),
  ({ of }) => of.key,
)

/**
 * Returns further paths that exist because of a record: list pages, declared related paths, filled
 * parameters.
 */
export async function relatedPaths(
  type: Addressed,
  record: StoredValues,
  reader: RecordReader,
): Promise<string[]> {
  const page = recordPages.get(type.key)
  const path = pathOfRecord(type, record)
  const own =
    page && path !== undefined ? [...followingPagePaths(path, page), ...(page.related?.(record) ?? [])] : []
  const filled = (filledPages.get(type.key) ?? []).map(
    async ({ values, path: pattern, page: filledPage }) => {
      const paths = (await values(record, reader)).map((value) => fillPath(pattern, value))
      return withFollowingPages(paths, filledPage)
    },
  )
  return [...own, ...(await Promise.all(filled)).flat()]
}

/** Maps old to new paths of related pages after a record is renamed or moved. */
export async function movedPaths(
  type: Addressed,
  { before, after }: { before: StoredValues; after: StoredValues },
  reader: RecordReader,
): Promise<Map<string, string>> {
  const page = recordPages.get(type.key)
  const ownOf = (record: StoredValues) => {
    const path = pathOfRecord(type, record)
    return page && path !== undefined ? followingPagePaths(path, page) : []
  }
  const namedOf = async (record: StoredValues) => {
    const named = (filledPages.get(type.key) ?? []).filter(({ isNamed }) => isNamed === true)
    const found = named.map(async ({ values, path: pattern, page: filledPage }) => {
      const paths = (await values(record, reader)).map((value) => fillPath(pattern, value))
      return withFollowingPages(paths, filledPage)
    })
    return (await Promise.all(found)).flat()
  }
  const [from, to] = await Promise.all(
    [before, after].map(async (record) => [...ownOf(record), ...(await namedOf(record))]),
  )
  if (from?.length !== to?.length) return new Map()
  const pairs = (from ?? []).map((path, index) => [path, to?.[index] ?? path] as const)
  return new Map(pairs.filter(([old, current]) => old !== current))
}

export function hasRelatedPages({ key }: Pick<ContentType, 'key'>): boolean {
  const page = recordPages.get(key)
  return page?.numbered !== undefined || page?.related !== undefined || filledPages.has(key)
}
