import { ASKED_BY } from '@flou/shared/publishing.ts'
import { isReadBy, keyRead, keyTouched, wholeKey, type KeyTouched } from '../pages/keyParts.ts'
import { pageOf, partPathOf, type PageRecord } from '../pages/pageItem.ts'
import { PageIndex } from '../pages/pageIndex.ts'
import { isListKey, isPartKey } from '../store/dependencies.ts'
import { keys } from '../store/keys.ts'
import type { Table } from '../store/dynamo/table.ts'
import type { Note } from '../store/publishing/notes.ts'
import { queuePages } from '../store/publishing/pageQueue.ts'
import { ensureRun, runId } from '../store/publishing/runs.ts'
import { appearedIn, CLOCKS_DIFFER, touchedIn } from '../store/publishing/touchedKeys.ts'

/** So long an index may take to show what was written, in milliseconds; nearly always it is less than one second. */
const INDEX_LAG = 30_000

/** How far back it is looked the first time, and after a pause: notes are kept as long. */
const LONGEST = 3_600_000

const iso = (instant: number) => new Date(instant).toISOString()

/** Pages by their paths, with what they share among them. */
async function pagesWithParts(table: Table, paths: readonly string[]): Promise<Map<string, PageRecord>> {
  const load = async (wanted: readonly string[]) => {
    const items = await table.getAll(
      wanted.map((path) => keys.page(path)),
      { consistent: true },
    )
    return items.filter((item) => item !== undefined).map(pageOf)
  }
  const pages = await load(paths)
  const shared = new Set(pages.flatMap((page) => page.dependencies.filter(isPartKey)))
  const parts = await load([...shared].map(partPathOf))
  return new Map([...pages, ...parts].map((page) => [page.path, page]))
}

/** Every key that a page has read, by itself or in what it shares. */
function keysRead(known: ReadonlyMap<string, PageRecord>, path: string): string[] {
  const own = known.get(path)?.dependencies ?? []
  const shared = own.filter(isPartKey).flatMap((key) => known.get(partPathOf(key))?.dependencies ?? [])
  return [...own, ...shared]
}

const instantOf = ({ at }: Note) => Date.parse(at.slice(0, at.indexOf('#')))

/** What was touched and when, by the whole key. */
function changesOf(notes: readonly Note[]): ReadonlyMap<string, { at: number; change: KeyTouched }[]> {
  const all = notes.flatMap((note) =>
    note.values.map((key) => ({ at: instantOf(note), change: keyTouched(key) })),
  )
  return Map.groupBy(all, ({ change }) => change.key)
}

/** Pages that could be found by a new key when a change that they had read came, though an index may not have known them yet. */
async function hiddenPages(
  table: Table,
  appeared: readonly Note[],
  touched: readonly Note[],
): Promise<string[]> {
  if (appeared.length === 0 || touched.length === 0) return []
  const changes = changesOf(touched)
  const since = new Map(
    appeared.flatMap((note) => note.values.map((path) => [path, instantOf(note)] as const)),
  )
  const isNear = (at: number, appearedAt: number) =>
    at >= appearedAt - CLOCKS_DIFFER && at <= appearedAt + INDEX_LAG
  const times = touched.map(instantOf)
  // a release may have all pages appear: only those are loaded beside which there was a change
  const doubtful = [...since].filter(([, appearedAt]) => times.some((at) => isNear(at, appearedAt)))
  const known = await pagesWithParts(
    table,
    doubtful.map(([path]) => path),
  )
  const isHidden = ([path, appearedAt]: readonly [string, number]) => {
    const isMissed = (key: string) =>
      (changes.get(wholeKey(key)) ?? []).some(
        ({ at, change }) => isNear(at, appearedAt) && isReadBy(keyRead(key), change),
      )
    return keysRead(known, path).some(isMissed)
  }
  return doubtful.filter(isHidden).map(([path]) => path)
}

/** Pages with lists that changed: the index of a list may not have had the change when they were rendered. */
async function pagesOfLists(table: Table, touched: readonly Note[]): Promise<string[]> {
  const lists = touched.flatMap(({ values }) => values.filter(isListKey))
  const readers = await new PageIndex(table).readersOf(lists)
  return [...new Set([...readers.values()].flatMap((paths) => [...paths]))]
}

/** What is looked at now: notes of a period, once; beside the pages among them, what was touched a little before and after. */
async function notesOf(table: Table, { first, until }: { first: number; until: number }) {
  const period = { from: iso(first), until: iso(until) }
  const wide = { from: iso(first - CLOCKS_DIFFER), until: iso(until + INDEX_LAG) }
  const [touched, appeared, around] = await Promise.all([
    touchedIn(table, period),
    appearedIn(table, period),
    touchedIn(table, wide),
  ])
  return { touched, appeared, around }
}

/**
 * Has pages rendered again that an index which lags behind may have kept from a change: lists are read from an index, and the pages that a
 * change concerns are found by one. A minute later both know what was written. Each change is looked at once.
 * @returns how many pages were queued
 */
export async function lookAgain(table: Table, now: Date): Promise<number> {
  const state = await table.get(keys.lookedAgain(), { consistent: true })
  const last = typeof state?.['until'] === 'string' ? Date.parse(state['until']) : 0
  const first = Math.max(last + 1, now.getTime() - LONGEST)
  // by then all is noted that another clock says was earlier
  const until = now.getTime() - INDEX_LAG - CLOCKS_DIFFER
  const { touched, appeared, around } = await notesOf(table, { first, until })
  if (touched.length + appeared.length === 0) return 0
  const lists = await pagesOfLists(table, touched)
  const hidden = await hiddenPages(table, appeared, around)
  const paths = [...new Set([...lists, ...hidden])].toSorted()
  if (paths.length > 0) {
    await queuePages(table, { record: [], list: paths }, now)
    const request = { kind: 'queue' } as const
    await ensureRun(table, {
      id: runId(now, 'again'),
      request,
      by: ASKED_BY.schedule,
      now,
      total: paths.length,
    })
  }
  // only now: whoever was stopped before begins there again
  await table.put({ ...keys.lookedAgain(), until: iso(until) })
  return paths.length
}
