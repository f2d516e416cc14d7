import type { PageRow } from '@flou/shared/publishing.ts'
import { keyAtPlace } from '../pages/keyParts.ts'
import { hasOtherPlaces, type PageRecord } from '../pages/pageItem.ts'
import { PageIndex } from '../pages/pageIndex.ts'
import { dependencies } from '../store/dependencies.ts'
import { noteTouched } from '../store/publishing/touchedKeys.ts'
import { isUntold } from './untold.ts'
import { placesOf, recordAt } from './links/knownPages.ts'
import { PageStore } from './pages/pageStore.ts'
import { renderBehind } from './pages/listPages.ts'
import { renderPages } from './pages/renderPages.ts'
import type { Outcome, Publisher, PublishResult } from './publisher.ts'
import { retryOnConflict } from './pages/retryOnConflict.ts'
import { writeRedirect } from './pages/writePage.ts'
import type { Fate, Redirect } from './plan.ts'

/** What has been done to pages, before anybody is told. */
export interface Published {
  outcomes: Outcome[]
  redirected: string[]
  /** Redirects that could not be written. */
  failedRedirects: Extract<Outcome, { kind: 'failed' }>[]
  ms: number
}

const pathsOf = (fates: ReadonlyMap<string, Fate>, kind: Fate['kind']) =>
  [...fates].filter(([, fate]) => fate.kind === kind).map(([path]) => path)

async function redirectPage(
  publisher: Publisher,
  store: PageStore,
  { path, before, to, key }: Redirect & Parameters<typeof retryOnConflict>[0],
) {
  await retryOnConflict({ publisher, store, path, before }, async (turn) =>
    (await writeRedirect(turn, { to, keys: [key] })) ? true : undefined,
  )
}

const wasPublished = (page: PageRecord | undefined) =>
  page !== undefined && (page.redirectTo !== undefined || Object.keys(page.hashes).length > 0)

/** Writes redirects, each on its own. */
async function redirectPages(publisher: Publisher, store: PageStore, fates: ReadonlyMap<string, Fate>) {
  const known = await store.load(pathsOf(fates, 'redirect'))
  const redirected: string[] = []
  const failedRedirects: Published['failedRedirects'] = []
  for (const [path, fate] of fates) {
    if (fate.kind !== 'redirect') continue
    const before = known.get(path)
    if (fate.isOfList && !wasPublished(before)) continue
    try {
      await redirectPage(publisher, store, { ...fate, publisher, store, path, before })
      redirected.push(path)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      failedRedirects.push({ kind: 'failed', path, keys: new Set([fate.key]), reason, isKnown: false })
    }
  }
  return { redirected, failedRedirects }
}

/** Pages that are rendered at most because others have come or gone; what they miss is found when they are rendered next. */
const MOST_LINKING = 200

const isNew = ({ before }: { before: PageRecord | undefined }) =>
  Object.keys(before?.hashes ?? {}).length === 0

const hasComeOrGone = (outcome: Outcome) =>
  outcome.kind === 'missing' || ('page' in outcome && isNew(outcome))

/** What pages record whose links lead to a place of this one: for many new pages the index is asked once. */
const keyOfPlaces = (outcome: { path: string; before: PageRecord | undefined }) =>
  isNew(outcome) ? keyAtPlace(dependencies.placesToCome, outcome.path) : dependencies.places(outcome.path)

/**
 * Renders pages whose links lead to pages that have come or gone with this plan, or to places that a page has no longer or now. Of records the plan itself knows who links to them;
 * these are lists by month, later pages of lists and the like, of which nobody knows before they are rendered.
 */
async function renderLinking(
  { publisher, store }: { publisher: Publisher; store: PageStore },
  rendered: readonly Outcome[],
): Promise<Outcome[]> {
  const places = placesOf(publisher)
  const changed = rendered.filter((one) => hasComeOrGone(one) && !recordAt(places, one.path))
  const others = rendered.flatMap((one) =>
    'page' in one && hasOtherPlaces(one.page, one.before) ? [keyOfPlaces(one)] : [],
  )
  const keys = [...changed.map(({ path }) => dependencies.link(path)), ...others]
  if (keys.length === 0) return []
  await noteTouched(publisher.table, keys, publisher.now())
  const readers = await new PageIndex(publisher.table).readersOf(keys)
  const paths = [...new Set([...readers.values()].flatMap((found) => [...found]))].slice(0, MOST_LINKING)
  const known = new Set(rendered.map(({ path }) => path))
  const again = await renderPages({ publisher, store, paths, gone: new Set() })
  return again.filter(({ path, kind }) => !known.has(path) || kind === 'failed')
}

/** Carries out a plan: renders, removes, redirects. Telling the CDN and the search, and the sitemap, is left to the caller. */
export async function publishPlan(
  publisher: Publisher,
  fates: ReadonlyMap<string, Fate>,
  { isAnew }: { isAnew?: boolean } = {},
): Promise<Published> {
  const start = performance.now()
  const started = publisher.now()
  const store = new PageStore(publisher.table)
  const gone = new Set(pathsOf(fates, 'gone'))
  const paths = [...pathsOf(fates, 'render'), ...gone]
  const first = await renderPages({ publisher, store, paths, gone, isAnew })
  const behind = await renderBehind(first, {
    load: (wanted) => store.load(wanted),
    render: (open) => renderPages({ publisher, store, paths: open, gone: new Set(), isAnew }),
    isSettled: (path) => fates.has(path),
    started,
  })
  const rendered = [...first, ...behind]
  const outcomes = [...rendered, ...(await renderLinking({ publisher, store }, rendered))]
  const redirects = await redirectPages(publisher, store, fates)
  return { outcomes, ...redirects, ms: Math.round(performance.now() - start) }
}

/** Pages that are there and pages that are not, as the sitemap names them; the index may not know them yet. */
export interface Shifts {
  present: Pick<PageRow, 'path' | 'lastModified'>[]
  absent: string[]
}

export const shiftsOf = ({ outcomes, redirected }: Published): Shifts => ({
  present: outcomes.flatMap((outcome) =>
    'page' in outcome ? [{ path: outcome.path, lastModified: outcome.page.lastModified }] : [],
  ),
  absent: [
    ...outcomes.flatMap((outcome) => (outcome.kind === 'missing' ? [outcome.path] : [])),
    ...redirected,
  ],
})

/** Pages of which the sitemap says something else now: they came, went, moved, or their record was edited. */
export const sitemapChanges = ({ outcomes, redirected }: Published): string[] => [
  ...redirected,
  ...outcomes
    .filter(
      (outcome) =>
        outcome.kind === 'missing' ||
        ('page' in outcome &&
          (outcome.before === undefined ||
            Object.keys(outcome.before.hashes).length === 0 ||
            outcome.before.lastModified !== outcome.page.lastModified)),
    )
    .map(({ path }) => path),
]

/** Pages of which nobody may have been told: a part that is done again after a crash finds them unchanged. */
export const untoldPaths = ({ outcomes }: Published, now: Date): string[] =>
  outcomes.filter((outcome) => isUntold(outcome, now)).map(({ path }) => path)

/**
 * Pages whose files are others now, as the CDN is to be told.
 * @param since the CDN knows of unchanged pages that were written earlier than this
 */
export const changedPaths = ({ outcomes, redirected }: Published, now: Date, since = ''): string[] => [
  ...outcomes
    .filter(
      (one) =>
        one.kind === 'written' ||
        one.kind === 'missing' ||
        (isUntold(one, now) && 'before' in one && (one.before?.published ?? '') >= since),
    )
    .map(({ path }) => path),
  ...redirected,
]

export const failuresOf = ({ outcomes, failedRedirects }: Published) => [
  ...outcomes.flatMap((outcome) => (outcome.kind === 'failed' ? [outcome] : [])),
  ...failedRedirects,
]

/** The plan's outcome in numbers. */
export function resultOf(published: Published): PublishResult {
  const { outcomes, redirected, ms } = published
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length
  return {
    rendered: count('written') + count('unchanged'),
    skipped: count('unchanged'),
    removed: count('missing'),
    redirected: redirected.length,
    failed: failuresOf(published).map(({ path, reason, isKnown }) => ({ path, reason, isKnown })),
    ms,
  }
}
