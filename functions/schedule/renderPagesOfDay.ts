import { daysAfter, startOfDay, todayInJakarta } from '@flou/shared/calendar.ts'
import { ASKED_BY } from '@flou/shared/publishing.ts'
import { PageIndex } from '../pages/pageIndex.ts'
import { dependencies } from '../store/dependencies.ts'
import { keys } from '../store/keys.ts'
import { queuePages } from '../store/publishing/pageQueue.ts'
import { ensureRun, runId } from '../store/publishing/runs.ts'
import type { Table } from '../store/dynamo/table.ts'

/** After midnight pages are looked for each minute, so that one whose entry in the index came late is found, too; then now and then. */
const EACH_MINUTE_MS = 10 * 60_000
const NOW_AND_THEN_MINUTES = 10

/** Days looked back at each time, for entries that come late and pages that were not rendered; at most so many after a long pause. */
const LOOKED_BACK = 7
const MOST_DAYS = 400

/** The days from one to another, both included, the last ones where they are too many. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = to; day >= from && days.length < MOST_DAYS; day = daysAfter(day, -1)) days.push(day)
  return days
}

/** The day on which pages were last looked for; undefined before the first time. */
async function lastSeen(table: Table): Promise<string | undefined> {
  const day = (await table.get(keys.daysSeen(), { consistent: true }))?.['day']
  return typeof day === 'string' ? day : undefined
}

const earlier = (one: string, other: string) => (one < other ? one : other)

async function queue(table: Table, days: readonly string[], now: Date): Promise<number> {
  const readers = await new PageIndex(table).readersOf(days.map(dependencies.day))
  const paths = [...new Set([...readers.values()].flatMap((pages) => [...pages]))].toSorted()
  if (paths.length === 0) return 0
  await queuePages(table, { record: [], list: paths }, now)
  const request = { kind: 'queue' } as const
  await ensureRun(table, { id: runId(now, 'day'), request, by: ASKED_BY.schedule, now, total: paths.length })
  return paths.length
}

/**
 * Has pages rendered again that said they look different from today on (`changesOn`): offers that end, events that are over. A page that
 * was rendered today no longer says so, hence what is found is still to be done, whatever became of earlier minutes.
 * @returns how many pages were queued
 */
export async function renderPagesOfDay(table: Table, now: Date): Promise<number> {
  const today = todayInJakarta(now)
  const isAfterMidnight = now.getTime() - startOfDay(today).getTime() < EACH_MINUTE_MS
  if (now.getUTCMinutes() % NOW_AND_THEN_MINUTES !== 0) {
    return isAfterMidnight ? queue(table, [today], now) : 0
  }
  const seen = await lastSeen(table)
  const first = earlier(seen ?? today, daysAfter(today, 1 - LOOKED_BACK))
  const queued = await queue(table, daysBetween(first, today), now)
  // only now: whoever was stopped before begins there again
  if (seen === undefined || seen < today) await table.put({ ...keys.daysSeen(), day: today })
  return queued
}
