import { daysAfter, todayInJakarta, weekOf } from '@flou/shared/calendar.ts'
import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { weekItem } from '@flou/functions/searchCounts/sumUpWeeks.ts'
import { addSums, noTotals, type WeekCounts } from '@flou/functions/searchCounts/weekCounts.ts'
import type { Table } from '@flou/functions/store/dynamo/table.ts'

const WEEKS = 30

type DemoQuery = readonly [query: string, weekly: number, none: number, opened: number]

const QUERIES: Readonly<Record<Language, readonly DemoQuery[]>> = {
  en: [
    ['virtual server', 44, 0, 0.78],
    ['kubernetes', 38, 0, 0.81],
    ['object storage', 31, 0, 0.74],
    ['pricing', 29, 0, 0.66],
    ['s3', 21, 0, 0.7],
    ['backup', 18, 0, 0.58],
    ['iso 27001', 12, 0, 0.62],
    ['gpu', 11, 0.4, 0.3],
    ['terraform provider', 9, 0, 0.55],
    ['serverless', 8, 1, 0],
    ['windows licence', 6, 1, 0],
    ['status page', 5, 0.6, 0.2],
  ],
  id: [
    ['server virtual', 52, 0, 0.76],
    ['harga', 47, 0, 0.69],
    ['penyimpanan objek', 26, 0, 0.71],
    ['kubernetes', 24, 0, 0.8],
    ['cara pembayaran', 22, 0, 0.6],
    ['pencadangan', 15, 0, 0.52],
    ['pusat data surabaya', 12, 0, 0.64],
    ['uji coba gratis', 11, 0.3, 0.35],
    ['sewa gpu', 9, 1, 0],
    ['cpanel', 8, 1, 0],
    ['email bisnis', 7, 1, 0],
    ['nama domain', 6, 0.7, 0.1],
  ],
}

const PAGES: readonly (readonly [path: string, share: number])[] = [
  [pathTo('product', 'virtual-server'), 0.3],
  [pathTo('product', 'kubernetes'), 0.22],
  [pathTo('product', 'object-storage'), 0.2],
  [pathTo('pricing'), 0.17],
  [pathTo('faq'), 0.11],
]

function chance(text: string): number {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32
}

function countsOf(week: string, ago: number): WeekCounts {
  const counts: WeekCounts = { totals: noTotals(), queries: [], pages: [] }
  const growth = 1 - ago / 60
  for (const language of ['en', 'id'] as const) {
    for (const [query, weekly, none, opened] of QUERIES[language]) {
      const searches = Math.round(weekly * growth * (0.8 + 0.4 * chance(week + query)))
      const sums = {
        searches,
        none: Math.round(searches * none),
        clicks: Math.round(searches * opened),
      }
      if (searches >= 3) counts.queries.push({ query, language, ...sums })
      counts.totals[language] = addSums(counts.totals[language], sums)
    }
    for (const [path, share] of PAGES)
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
