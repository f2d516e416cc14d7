import { daysAfter, startOfDay, todayInJakarta } from '@flou/shared/calendar.ts'
import { PageIndex } from '../pages/pageIndex.ts'
import { dependencies } from '../store/keys.ts'
import { queuePages } from '../store/publishing/pageQueue.ts'
import { ensureRun, runId } from '../store/publishing/runs.ts'
import type { Table } from '../store/dynamo/table.ts'

/** Names who asked, where nobody did. */
const SCHEDULE = { id: 0, name: 'Schedule' }

/** After midnight pages are looked for each minute, so that one whose entry in the index came late is found, too; then now and then. */
const EACH_MINUTE_MS = 10 * 60_000
const NOW_AND_THEN_MINUTES = 10

/** Days looked back at: whoever was switched off at midnight makes up for it. */
const LOOKED_BACK = 7

/** The days whose pages are asked for in this minute. */
function daysToAskFor(now: Date): string[] {
  const today = todayInJakarta(now)
  if (now.getUTCMinutes() % NOW_AND_THEN_MINUTES === 0) {
    return Array.from({ length: LOOKED_BACK }, (_, index) => daysAfter(today, -index))
  }
  return now.getTime() - startOfDay(today).getTime() < EACH_MINUTE_MS ? [today] : []
}

/**
 * Has pages rendered again that said they look different from today on (`changesOn`): offers that end, events that are over. A page that
 * was rendered today no longer says so, hence what is found is still to be done, whatever became of earlier minutes.
 * @returns how many pages were queued
 */
export async function renderPagesOfDay(table: Table, now: Date): Promise<number> {
  const days = daysToAskFor(now).map(dependencies.day)
  if (days.length === 0) return 0
  const readers = await new PageIndex(table).readersOf(days)
  const paths = [...new Set([...readers.values()].flatMap((pages) => [...pages]))].toSorted()
  if (paths.length === 0) return 0
  await queuePages(table, { record: [], list: paths }, now)
  const request = { kind: 'queue' } as const
  await ensureRun(table, { id: runId(now, 'day'), request, by: SCHEDULE, now, total: paths.length })
  return paths.length
}
