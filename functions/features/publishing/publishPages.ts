import { keyAtPosition } from './pageData/dependencyKey.ts'
import { haveAnchorsChanged, type PageRecord } from './pageData/pageItem.ts'
import { PageIndex } from './pageData/pageIndex.ts'
import { dependencies } from '../../core/store/dependencies.ts'
import { recordAffected } from './store/affectedKeys.ts'
import { recordPathPatterns, recordAt } from './links/pageLookup.ts'
import { PageStore } from './pageData/pageStore.ts'
import { renderNextPages } from './listPages.ts'
import { renderPages } from './chunks/renderPages.ts'
import { reasonOf, type Outcome, type Published } from './outcome.ts'
import type { Publisher } from './publisher.ts'
import { retryOnConflict } from './retryOnConflict.ts'
import { writeRedirect } from './write.ts'
import type { PageAction, Redirect } from './planActions.ts'

const pathsOf = (pageActions: ReadonlyMap<string, PageAction>, kind: PageAction['kind']) =>
  [...pageActions].filter(([, pageAction]) => pageAction.kind === kind).map(([path]) => path)

const redirectPage = ({ to, key, ...target }: Redirect & Parameters<typeof retryOnConflict>[0]) =>
  retryOnConflict(target, async (pageWrite) =>
    (await writeRedirect(pageWrite, { to, keys: [key] })) ? true : undefined,
  )

const wasPublished = (page: PageRecord | undefined) =>
  page !== undefined && (page.redirectTo !== undefined || Object.keys(page.hashes).length > 0)

async function redirectPages(
  { files, now }: Pick<Publisher, 'files' | 'now'>,
  store: PageStore,
  pageActions: ReadonlyMap<string, PageAction>,
) {
  const known = await store.load(pathsOf(pageActions, 'redirect'))
  const redirected: string[] = []
  const failedRedirects: Published['failedRedirects'] = []
  for (const [path, pageAction] of pageActions) {
    if (pageAction.kind !== 'redirect') continue
    const before = known.get(path)
    if (pageAction.isOfList && !wasPublished(before)) continue
    try {
      await redirectPage({ ...pageAction, store, files, now, path, before })
      redirected.push(path)
    } catch (error) {
      const reason = reasonOf(error)
      failedRedirects.push({ kind: 'failed', path, keys: new Set([pageAction.key]), reason, isKnown: false })
    }
  }
  return { redirected, failedRedirects }
}

const MAX_LINKING = 200

const isNew = ({ before }: { before: PageRecord | undefined }) =>
  Object.keys(before?.hashes ?? {}).length === 0

const hasAppearedOrDisappeared = (outcome: Outcome) =>
  outcome.kind === 'missing' || ('page' in outcome && isNew(outcome))

/** Returns one shared key for new pages, which saves index queries. */
const keyOfAnchors = (outcome: { path: string; before: PageRecord | undefined }) =>
  isNew(outcome)
    ? keyAtPosition(dependencies.unpublishedAnchors, outcome.path)
    : dependencies.anchors(outcome.path)

/**
 * Renders readers whose links or anchors appeared or disappeared. Records are already in the plan; list pages
 * are known only after rendering.
 */
async function renderLinking(
  { publisher, store }: { publisher: Publisher; store: PageStore },
  rendered: readonly Outcome[],
): Promise<Outcome[]> {
  const patterns = recordPathPatterns(publisher)
  const appearedOrRemoved = rendered.filter(
    (one) => hasAppearedOrDisappeared(one) && !recordAt(patterns, one.path),
  )
  const anchorKeys = rendered.flatMap((one) =>
    'page' in one && haveAnchorsChanged(one.page, one.before) ? [keyOfAnchors(one)] : [],
  )
  const keys = [...appearedOrRemoved.map(({ path }) => dependencies.link(path)), ...anchorKeys]
  if (keys.length === 0) return []
  await recordAffected(publisher.table, keys, publisher.now())
  const readers = await new PageIndex(publisher.table).readersOf(keys)
  const paths = [...new Set([...readers.values()].flatMap((found) => [...found]))].slice(0, MAX_LINKING)
  const known = new Set(rendered.map(({ path }) => path))
  const rerendered = await renderPages({ publisher, store, paths, vacatedPaths: new Set() })
  return rerendered.filter(({ path, kind }) => !known.has(path) || kind === 'failed')
}

const actionsAfter = (
  pageActions: ReadonlyMap<string, PageAction>,
  { outcomes, redirected }: Pick<Published, 'outcomes' | 'redirected'>,
): Map<string, PageAction> =>
  new Map([
    ...outcomes.map(({ path }) => [path, { kind: 'render' }] as const),
    ...[...pageActions].filter(([path]) => redirected.includes(path)),
  ])

/** Renders, removes and redirects pages. The caller updates CDN, search and sitemap. */
export async function publishPages(
  publisher: Publisher,
  pageActions: ReadonlyMap<string, PageAction>,
  { isForced }: { isForced?: boolean } = {},
): Promise<Published> {
  const start = performance.now()
  const started = publisher.now()
  const store = new PageStore(publisher.table)
  const vacatedPaths = new Set(pathsOf(pageActions, 'gone'))
  const paths = [...pathsOf(pageActions, 'render'), ...vacatedPaths]
  const first = await renderPages({ publisher, store, paths, vacatedPaths, isForced })
  const nextPages = await renderNextPages(first, {
    load: (requested) => store.load(requested),
    render: (open) => renderPages({ publisher, store, paths: open, vacatedPaths: new Set(), isForced }),
    isPlanned: (path) => pageActions.has(path),
    started,
  })
  const rendered = [...first, ...nextPages]
  const outcomes = [...rendered, ...(await renderLinking({ publisher, store }, rendered))]
  const redirects = await redirectPages(publisher, store, pageActions)
  const ms = Math.round(performance.now() - start)
  await publisher.restage?.(actionsAfter(pageActions, { outcomes, ...redirects }))
  return { outcomes, ...redirects, ms }
}
