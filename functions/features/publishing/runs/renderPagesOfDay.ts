import { daysAfter, startOfDay, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { SYSTEM_AUTHORS } from '@flou/shared/publishing/publishing.ts'
import { PageIndex } from '../pageData/pageIndex.ts'
import { dependencies } from '../../../core/store/dependencies.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { queuePages } from '../store/pageQueue.ts'
import { publishRunId } from '../store/publishRuns.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { ensurePublishRun } from '../store/ensurePublishRun.ts'

/** After midnight pages are checked each minute because of GSI lag, then every ten minutes. */
const FREQUENT_MS = 10 * 60_000
const INTERVAL_MINUTES = 10

/** Days checked each time for late entries and failed pages, and the limit after a long outage. */
const LOOKBACK_DAYS = 7
const MAX_DAYS = 400

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = to; day >= from && days.length < MAX_DAYS; day = daysAfter(day, -1)) days.push(day)
  return days
}

async function readLastDay(table: Table): Promise<string | undefined> {
  return (await table.get(publishKeys.lastCheckedDay(), { consistent: true }))?.day
}

const earlier = (one: string, other: string) => (one < other ? one : other)

async function queue(table: Table, days: readonly string[], now: Date): Promise<number> {
  const readers = await new PageIndex(table).readersOf(days.map(dependencies.day))
  const paths = [...new Set([...readers.values()].flatMap((pages) => [...pages]))].toSorted()
  if (paths.length === 0) return 0
  await queuePages(table, { record: [], list: paths }, now)
  const request = { kind: 'queue' } as const
  await ensurePublishRun(table, {
    id: publishRunId(now, 'day'),
    request,
    by: SYSTEM_AUTHORS.schedule,
    now,
    total: paths.length,
  })
  return paths.length
}

/**
 * Queues pages that change with the date (`changesOn`). Idempotent because rendered pages drop past dates.
 * @returns the number of queued pages
 */
export async function renderPagesOfDay(table: Table, now: Date): Promise<number> {
  const today = todayInJakarta(now)
  const isAfterMidnight = now.getTime() - startOfDay(today).getTime() < FREQUENT_MS
  if (now.getUTCMinutes() % INTERVAL_MINUTES !== 0) {
    return isAfterMidnight ? queue(table, [today], now) : 0
  }
  const lastDay = await readLastDay(table)
  const first = earlier(lastDay ?? today, daysAfter(today, 1 - LOOKBACK_DAYS))
  const queued = await queue(table, daysBetween(first, today), now)
  // last, so that a crash repeats the work
  if (lastDay === undefined || lastDay < today)
    await table.put({ ...publishKeys.lastCheckedDay(), day: today })
  return queued
}
