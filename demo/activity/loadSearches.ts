import { daysAfter, todayInJakarta, weekOf } from '@flou/shared/strings/calendar.ts'
import { weekItem } from '@flou/functions/features/search/counts/sumUpWeeks.ts'
import { addSums, noTotals, type WeekCounts } from '@flou/functions/features/search/counts/weekCounts.ts'
import type { Table } from '@flou/functions/core/store/dynamo/table.ts'
import * as z from 'zod/mini'
import { randomOf } from '../art/drawing/random.ts'
import { parsed } from '../loader/parsed.ts'

const WEEKS = 30

/** `none`: share of the searches without results; `opened`: share of those that led to a page. */
const query = z.strictObject({ query: z.string(), weekly: z.number(), none: z.number(), opened: z.number() })
const { queries, pages } = parsed(
  new URL('searches.json', import.meta.url),
  z.strictObject({
    queries: z.strictObject({ en: z.array(query), id: z.array(query) }),
    pages: z.array(z.strictObject({ path: z.string(), share: z.number() })),
  }),
)

function countsOf(week: string, ago: number): WeekCounts {
  const counts: WeekCounts = { totals: noTotals(), queries: [], pages: [] }
  const growth = 1 - ago / 60
  for (const language of ['en', 'id'] as const) {
    for (const { query, weekly, none, opened } of queries[language]) {
      const searches = Math.round(weekly * growth * (0.8 + 0.4 * randomOf(week + query)()))
      const sums = {
        searches,
        none: Math.round(searches * none),
        clicks: Math.round(searches * opened),
      }
      if (searches >= 3) counts.queries.push({ query, language, ...sums })
      counts.totals[language] = addSums(counts.totals[language], sums)
    }
    for (const { path, share } of pages)
      counts.pages.push({ path, language, clicks: Math.round(counts.totals[language].clicks * share) })
  }
  return counts
}

/** Writes directly, because the API only counts the current week. */
export async function loadSearches(table: Pick<Table, 'put'>, now: Date): Promise<void> {
  const current = weekOf(todayInJakarta(now))
  for (let ago = WEEKS; ago >= 1; ago -= 1) {
    const week = daysAfter(current, -7 * ago)
    await table.put(weekItem(week, countsOf(week, ago)))
  }
}
