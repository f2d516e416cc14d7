import type { Table } from '@flou/functions/store/dynamo/table.ts'
import { daysAfter, todayInJakarta } from '@flou/shared/calendar.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { PageViews, ReferrerEntries } from '@flou/shared/visits.ts'

const DAYS = 120
/** In seconds, as in functions/visits/sumUpDays.ts. */
const RETENTION_SECONDS = 760 * 24 * 60 * 60

const PAGES: readonly (readonly [path: string, weight: number, indonesian: number])[] = [
  [pathTo('home'), 24, 0.62],
  [pathTo('productList'), 9, 0.55],
  [pathTo('newsList'), 7, 0.66],
  [pathTo('contactUs'), 5, 0.7],
  [pathTo('specialOfferList'), 5, 0.72],
  [pathTo('faq'), 4, 0.74],
  [pathTo('documentationStart'), 8, 0.28],
  [pathTo('solutionList'), 4, 0.5],
  [pathTo('customPage', 'cookies'), 1, 0.6],
  [pathTo('news', 'surabaya-third-availability-zone'), 6, 0.58],
]

const HOSTS: readonly (readonly [host: string, weight: number])[] = [
  ['', 34],
  ['www.google.com', 31],
  ['www.google.co.id', 14],
  ['www.linkedin.com', 6],
  ['duckduckgo.com', 4],
  ['github.com', 4],
  ['www.bing.com', 4],
  ['id.search.yahoo.com', 2],
  ['news.ycombinator.com', 1],
]

function chance(text: string): number {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32
}

function viewsOn(day: string, ago: number): number {
  const weekday = new Date(day).getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  const peak = ago === 23 ? 1.9 : ago === 22 ? 1.4 : 1
  return 1_400 * (1 - ago / 260) * (isWeekend ? 0.55 : 1) * peak * (0.9 + 0.2 * chance(day))
}

interface Day {
  pages: PageViews[]
  referrers: ReferrerEntries[]
}

function countsOf(day: string, ago: number): Day {
  const views = viewsOn(day, ago)
  return {
    pages: PAGES.map(([path, weight, indonesian]) => {
      const count = (views * weight * (0.85 + 0.3 * chance(day + path))) / 100
      return { path, en: Math.round(count * (1 - indonesian)), id: Math.round(count * indonesian) }
    }),
    referrers: HOSTS.map(([host, weight]) => ({
      host,
      entries: Math.round((views * 0.4 * weight * (0.8 + 0.4 * chance(day + host))) / 100),
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
