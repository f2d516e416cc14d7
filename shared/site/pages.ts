import type { ContentType } from '../content/define.ts'
import {
  fillPath,
  hasParameter,
  numberedPath,
  PAGE_PATHS,
  placeInList,
  recordPathOf,
  RECORD_PATHS,
} from '../paths.ts'
import type { PageName, RecordName } from '../paths.ts'
import type { PageFileEnding } from '../publishing.ts'
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

/** One page for each path: a content type with a public path and no page does not compile. */
export type Pages<R extends RecordName = RecordName> = {
  readonly [N in R]: RecordPage<ContentType<N>> | PlannedPage
} & Readonly<Record<keyof typeof PAGE_PATHS, StaticPage | PlannedPage | RedirectPage>>

/**
 * Every public page, by the name of its path. From here come the router's configuration, what is read for a page, its head
 * and breadcrumb, the pages to publish and the sitemap. A page's component is the file of that name in web-public/app/pages.
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

/**
 * Pages that people come to by a link of a mail, by searching or by mistake: in no list of pages, and hidden from search engines, all but the
 * empty search page.
 */
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
/** Pages that are built. */
export type BuiltName = {
  [N in PageName]: PagesByName[N] extends PlannedPage | RedirectPage ? never : N
}[PageName]

const PATHS: Readonly<Record<PageName, string>> = { ...PAGE_PATHS, ...RECORD_PATHS }

export interface DeclaredPage {
  name: PageName
  /** With its parameter in it, where it has one. */
  path: string
  page: BuiltPage
}

/** All built pages with their paths, in the order of their declarations. */
export const builtPages = (): DeclaredPage[] =>
  Object.entries(PAGES as Pages).flatMap(([name, page]) =>
    page.kind === 'planned' || page.kind === 'redirect'
      ? []
      : [{ name: name as PageName, path: PATHS[name as PageName], page }],
  )

/** Paths, with their parameters, that the CDN answers by itself. */
export const redirectPaths = (): string[] =>
  Object.entries(PAGES as Pages).flatMap(([name, { kind }]) =>
    kind === 'redirect' ? [PATHS[name as PageName]] : [],
  )

/** Paths, with their parameters, whose pages are still to be built. */
export const plannedPaths = (): string[] =>
  Object.entries(PAGES as Pages).flatMap(([name, { kind }]) =>
    kind === 'planned' ? [PATHS[name as PageName]] : [],
  )

const patternOf = (path: string) => new RegExp(`^${fillPath(path, '[^/]+')}$`)

/** The pages of a numbered list after its first one; none where the list is not numbered. */
const laterPaths = (path: string, { numbered }: BuiltPage): string[] =>
  Array.from({ length: (numbered?.pages ?? 1) - 1 }, (_, index) => numberedPath(path, index + 2))

const withLaterPaths = (paths: readonly string[], page: BuiltPage): string[] =>
  paths.flatMap((path) => [path, ...laterPaths(path, page)])

const numberedLists = builtPages().flatMap(({ path, page: { numbered } }) =>
  numbered ? [{ pattern: patternOf(path), pages: numbered.pages }] : [],
)

/** Pages behind this one in its list, as many as the list may have; none where the path is not one of a numbered list. */
export function pagesBehind(path: string): string[] {
  const { list, number } = placeInList(path)
  const pages = numberedLists.find(({ pattern }) => pattern.test(list))?.pages ?? 1
  return Array.from({ length: Math.max(0, pages - number) }, (_, index) =>
    numberedPath(list, number + index + 1),
  )
}

/** A page's paths that need no record: its own, or those its parameter always has. */
function ownPaths({ path, page }: DeclaredPage): string[] {
  if (!hasParameter(path)) return [path]
  return page.kind === 'page' ? (page.always ?? []).map((value) => fillPath(path, value)) : []
}

/** Pages that exist whatever the content, and later pages of their lists, which may be empty. */
export const staticPaths = (): string[] =>
  builtPages().flatMap((declared) => withLaterPaths(ownPaths(declared), declared.page))

/** Pages that have files beside them, as patterns of their paths. */
const withFiles = builtPages().flatMap(({ path, page: { files = [] } }) =>
  files.length > 0 ? [{ pattern: patternOf(path), files }] : [],
)

/** Endings of the files that may stand beside a page. */
export const fileEndings = (path: string): readonly PageFileEnding[] =>
  withFiles.find(({ pattern }) => pattern.test(path))?.files ?? []

/** The path of a record's own page; undefined where it has none. */
export function pathOfRecord({ key }: Pick<ContentType, 'key'>, { slug }: StoredValues): string | undefined {
  const path = recordPathOf(key)
  return path !== undefined && typeof slug === 'string' && slug !== '' ? fillPath(path, slug) : undefined
}

const recordPages = new Map(
  builtPages().flatMap(({ page }) => (page.kind === 'recordPage' ? [[page.of.key, page] as const] : [])),
)

/** Pages whose parameter records fill, by the type of those records. */
const filledPages = Map.groupBy(
  builtPages().flatMap(({ path, page }) =>
    page.kind === 'page' ? (page.filledBy ?? []).map((filling) => ({ ...filling, path, page })) : [],
  ),
  ({ of }) => of.key,
)

/**
 * Pages that exist because a record does, beside its own: later pages of its list, what its page declares as `related`, and those whose
 * parameter it fills. Those that turn out empty answer 404 and are not published.
 */
export async function relatedPaths(
  type: Pick<ContentType, 'key'>,
  record: StoredValues,
  reader: RecordReader,
): Promise<string[]> {
  const page = recordPages.get(type.key)
  const path = pathOfRecord(type, record)
  const own = page && path !== undefined ? [...laterPaths(path, page), ...(page.related?.(record) ?? [])] : []
  const filled = (filledPages.get(type.key) ?? []).map(async ({ values, path: pattern, page: shown }) => {
    const paths = (await values(record, reader)).map((value) => fillPath(pattern, value))
    return withLaterPaths(paths, shown)
  })
  return [...own, ...(await Promise.all(filled)).flat()]
}

/**
 * Pages that move because a record has another name or address, beside its own, from their paths before to those after: later pages of its
 * list, and pages named after it. What `reader` reads besides is the same for both.
 */
export async function movedPaths(
  type: Pick<ContentType, 'key'>,
  { before, after }: { before: StoredValues; after: StoredValues },
  reader: RecordReader,
): Promise<Map<string, string>> {
  const page = recordPages.get(type.key)
  const ownOf = (record: StoredValues) => {
    const path = pathOfRecord(type, record)
    return page && path !== undefined ? laterPaths(path, page) : []
  }
  const namedOf = async (record: StoredValues) => {
    const named = (filledPages.get(type.key) ?? []).filter(({ isNamed }) => isNamed === true)
    const found = named.map(async ({ values, path: pattern, page: shown }) => {
      const paths = (await values(record, reader)).map((value) => fillPath(pattern, value))
      return withLaterPaths(paths, shown)
    })
    return (await Promise.all(found)).flat()
  }
  const [from, to] = await Promise.all(
    [before, after].map(async (record) => [...ownOf(record), ...(await namedOf(record))]),
  )
  if (from?.length !== to?.length) return new Map()
  const pairs = (from ?? []).map((path, index) => [path, to?.[index] ?? path] as const)
  return new Map(pairs.filter(([old, present]) => old !== present))
}

/** True for types whose records can have such pages. */
export function hasRelatedPages({ key }: Pick<ContentType, 'key'>): boolean {
  const page = recordPages.get(key)
  return page?.numbered !== undefined || page?.related !== undefined || filledPages.has(key)
}
