import type { Table } from '@flou/functions/core/store/dynamo/table.ts'
import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { PageViews, ReferrerEntries } from '@flou/shared/visits/visits.ts'
import * as z from 'zod/mini'
import { randomOf } from '../art/drawing/random.ts'
import { parsed } from '../loader/parsed.ts'

const DAYS = 120
/** In seconds, as in functions/features/visits/sumUpDays.ts. */
const RETENTION_SECONDS = 760 * 24 * 60 * 60

/** `indonesian`: share of the views in Indonesian. */
const { pages, referrers } = parsed(
  new URL('visits.json', import.meta.url),
  z.strictObject({
    pages: z.array(z.strictObject({ path: z.string(), weight: z.number(), indonesian: z.number() })),
    referrers: z.array(z.strictObject({ host: z.string(), weight: z.number() })),
  }),
)

function viewsOn(day: string, ago: number): number {
  const weekday = new Date(day).getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  const peak = ago === 23 ? 1.9 : ago === 22 ? 1.4 : 1
  return 1_400 * (1 - ago / 260) * (isWeekend ? 0.55 : 1) * peak * (0.9 + 0.2 * randomOf(day)())
}

interface Day {
  pages: PageViews[]
  referrers: ReferrerEntries[]
}

function countsOf(day: string, ago: number): Day {
  const views = viewsOn(day, ago)
  return {
    pages: pages.map(({ path, weight, indonesian }) => {
      const count = (views * weight * (0.85 + 0.3 * randomOf(day + path)())) / 100
      return { path, en: Math.round(count * (1 - indonesian)), id: Math.round(count * indonesian) }
    }),
    referrers: referrers.map(({ host, weight }) => ({
      host,
      entries: Math.round((views * 0.4 * weight * (0.8 + 0.4 * randomOf(day + host)())) / 100),
    })),
  }
}

/** Writes directly, because the API only counts today. */
export async function loadVisits(table: Pick<Table, 'put'>, now: Date): Promise<void> {
  const today = todayInJakarta(now)
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const day = daysAfter(today, -ago)
    const ttl = Math.floor(Date.parse(day) / 1000) + RETENTION_SECONDS
    await table.put({ pk: 'visit-days', sk: day, data: JSON.stringify(countsOf(day, ago)), ttl })
  }
}
