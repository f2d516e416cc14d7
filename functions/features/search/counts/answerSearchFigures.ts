import { daysAfter } from '@flou/shared/strings/calendar.ts'
import {
  MAX_WEEKS,
  DEFAULT_WEEKS,
  type ClickedPage,
  type QuerySums,
  type SearchFigures,
} from '@flou/shared/search/searchFigures.ts'
import { AppError } from '../../../core/errors.ts'
import type { Answer, Call } from '../../../core/http/call.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { Counts, withTitles } from '../../visits/index.ts'
import { currentWeek } from './searchShard.ts'
import { storedWeeks } from './storedWeeks.ts'
import { addSums, countWeek, noTotals, type WeekCounts } from './weekCounts.ts'

const MAX_ROWS = 1_000

function requireWeeks({ query }: Pick<Call, 'query'>): number {
  const weeks = query.weeks ?? String(DEFAULT_WEEKS)
  if (!/^[1-9]\d{0,2}$/.test(weeks) || Number(weeks) > MAX_WEEKS) throw new AppError('bad_request')
  return Number(weeks)
}

async function countsOf(table: Table, weeks: readonly string[]): Promise<Map<string, WeekCounts>> {
  const found = await storedWeeks(table, weeks[0] ?? '')
  const fresh = weeks.slice(-2).filter((week) => !found.has(week))
  for (const week of fresh) found.set(week, await countWeek(table, week))
  return found
}

function sumQueries(all: readonly WeekCounts[]): QuerySums[] {
  const counts = new Counts<QuerySums>((one, other) => ({ ...one, ...addSums(one, other) }))
  for (const one of all.flatMap(({ queries }) => queries)) counts.add(`${one.language} ${one.query}`, one)
  return counts.sorted(({ searches }) => searches).map(([, sums]) => sums)
}

function sumPages(all: readonly WeekCounts[]): ClickedPage[] {
  const counts = new Counts<ClickedPage>((one, other) => ({ ...one, clicks: one.clicks + other.clicks }))
  for (const one of all.flatMap(({ pages }) => pages)) counts.add(`${one.language} ${one.path}`, one)
  return counts.sorted(({ clicks }) => clicks).map(([, page]) => page)
}

/** Returns search statistics. Throws `bad_request` for more than two years. */
export async function answerSearchFigures(call: Call): Promise<Answer> {
  const { table, now } = call.services
  const count = requireWeeks(call)
  const current = currentWeek(now())
  const weeks = Array.from({ length: count }, (_, index) => daysAfter(current, 7 * (index + 1 - count)))
  const found = await countsOf(table, weeks)
  const all = weeks.flatMap((week) => found.get(week) ?? [])
  const figures: SearchFigures = {
    weeks: weeks.map((week) => ({ week, ...(found.get(week)?.totals ?? noTotals()) })),
    queries: sumQueries(all).slice(0, MAX_ROWS),
    pages: await withTitles(table, sumPages(all).slice(0, MAX_ROWS)),
  }
  return { data: figures }
}
