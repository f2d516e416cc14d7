import { SYSTEM_AUTHORS } from '@flou/shared/publishing/publishing.ts'
import {
  isReadBy,
  parseDependencyKey,
  parseAffectedKey,
  baseKeyOf,
  type AffectedKey,
} from '../pageData/dependencyKey.ts'
import { pageKey, pageOf, fragmentPathOf, type PageRecord } from '../pageData/pageItem.ts'
import { PageIndex } from '../pageData/pageIndex.ts'
import { isListKey, isLayoutFragmentKey } from '../../../core/store/dependencies.ts'
import { publishKeys } from '../store/publishKeys.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { Note } from '../store/notes.ts'
import { queuePages } from '../store/pageQueue.ts'
import { publishRunId } from '../store/publishRuns.ts'
import { appearedIn, MAX_CLOCK_SKEW_MS, affectedKeysIn } from '../store/affectedKeys.ts'
import { ensurePublishRun } from '../store/ensurePublishRun.ts'

/** Assumed maximum GSI lag in milliseconds; usually below a second. */
const INDEX_LAG = 30_000

const MAX_LOOKBACK_MS = 3_600_000

const iso = (instant: number) => new Date(instant).toISOString()

async function pagesWithFragments(table: Table, paths: readonly string[]): Promise<Map<string, PageRecord>> {
  const load = async (requested: readonly string[]) => {
    const items = await table.getAll(requested.map(pageKey), { consistent: true })
    return items.filter((item) => item !== undefined).map(pageOf)
  }
  const pages = await load(paths)
  const shared = new Set(pages.flatMap((page) => page.dependencies.filter(isLayoutFragmentKey)))
  const fragments = await load([...shared].map(fragmentPathOf))
  return new Map([...pages, ...fragments].map((page) => [page.path, page]))
}

function keysRead(loaded: ReadonlyMap<string, PageRecord>, path: string): string[] {
  const own = loaded.get(path)?.dependencies ?? []
  const shared = own
    .filter(isLayoutFragmentKey)
    .flatMap((key) => loaded.get(fragmentPathOf(key))?.dependencies ?? [])
  return [...own, ...shared]
}

const instantOf = ({ at }: Note) => Date.parse(at.slice(0, at.indexOf('#')))

function groupByKey(notes: readonly Note[]): ReadonlyMap<string, { at: number; affectedKey: AffectedKey }[]> {
  const all = notes.flatMap((note) =>
    note.values.map((key) => ({ at: instantOf(note), affectedKey: parseAffectedKey(key) })),
  )
  return Map.groupBy(all, ({ affectedKey }) => affectedKey.key)
}

/** Returns pages whose new keys may not have been indexed when an edit was published. */
async function findMissedPages(
  table: Table,
  appeared: readonly Note[],
  affected: readonly Note[],
): Promise<string[]> {
  if (appeared.length === 0 || affected.length === 0) return []
  const affectedByKey = groupByKey(affected)
  const since = new Map(
    appeared.flatMap((note) => note.values.map((path) => [path, instantOf(note)] as const)),
  )
  const isNear = (at: number, appearedAt: number) =>
    at >= appearedAt - MAX_CLOCK_SKEW_MS && at <= appearedAt + INDEX_LAG
  const times = affected.map(instantOf)
  // only pages with edits nearby: a release affects all of them
  const candidates = [...since].filter(([, appearedAt]) => times.some((at) => isNear(at, appearedAt)))
  const loaded = await pagesWithFragments(
    table,
    candidates.map(([path]) => path),
  )
  const hasMissed = ([path, appearedAt]: readonly [string, number]) => {
    const isMissed = (key: string) =>
      (affectedByKey.get(baseKeyOf(key)) ?? []).some(
        ({ at, affectedKey }) => isNear(at, appearedAt) && isReadBy(parseDependencyKey(key), affectedKey),
      )
    return keysRead(loaded, path).some(isMissed)
  }
  return candidates.filter(hasMissed).map(([path]) => path)
}

/** Returns pages of changed lists, which may have been rendered from a stale index. */
async function pagesOfLists(table: Table, affected: readonly Note[]): Promise<string[]> {
  const lists = affected.flatMap(({ values }) => values.filter(isListKey))
  const readers = await new PageIndex(table).readersOf(lists)
  return [...new Set([...readers.values()].flatMap((paths) => [...paths]))]
}

async function notesOf(table: Table, { first, until }: { first: number; until: number }) {
  const period = { from: iso(first), until: iso(until) }
  const wide = { from: iso(first - MAX_CLOCK_SKEW_MS), until: iso(until + INDEX_LAG) }
  const [affected, appeared, surrounding] = await Promise.all([
    affectedKeysIn(table, period),
    appearedIn(table, period),
    affectedKeysIn(table, wide),
  ])
  return { affected, appeared, surrounding }
}

/**
 * Queues pages that may have missed edits because of GSI lag. Each edit is checked once.
 * @returns the number of queued pages
 */
export async function recheck(table: Table, now: Date): Promise<number> {
  const progress = await table.get(publishKeys.lastRecheck(), { consistent: true })
  const last = progress ? Date.parse(progress.until) : 0
  const first = Math.max(last + 1, now.getTime() - MAX_LOOKBACK_MS)
  // allows for clock skew
  const until = now.getTime() - INDEX_LAG - MAX_CLOCK_SKEW_MS
  const { affected, appeared, surrounding } = await notesOf(table, { first, until })
  if (affected.length + appeared.length === 0) return 0
  const lists = await pagesOfLists(table, affected)
  const hidden = await findMissedPages(table, appeared, surrounding)
  const paths = [...new Set([...lists, ...hidden])].toSorted()
  if (paths.length > 0) {
    await queuePages(table, { record: [], list: paths }, now)
    const request = { kind: 'queue' } as const
    await ensurePublishRun(table, {
      id: publishRunId(now, 'again'),
      request,
      by: SYSTEM_AUTHORS.schedule,
      now,
      total: paths.length,
    })
  }
  // last, so that a crash repeats the work
  await table.put({ ...publishKeys.lastRecheck(), until: iso(until) })
  return paths.length
}
