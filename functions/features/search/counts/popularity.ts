import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { OTHER_PATHS } from '@flou/shared/visits/visits.ts'
import type { Popularity } from '../query/popularity.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { searchKeys } from './searchKeys.ts'
import { countsOfDays } from '../../visits/index.ts'
import { currentWeek } from './searchShard.ts'
import { storedWeeks } from './storedWeeks.ts'

const COUNTED_DAYS = 42
const HALF_LIFE_DAYS = 14
/** Weight of a click relative to a page view. */
const CLICK_WEIGHT = 5
/** Minimum sum of a page to be considered. */
const MIN_SUM = 5
const MAX_PAGES = 500
const RETENTION_DAYS = 60
const DAY_SECONDS = 24 * 60 * 60

const decayed = (count: number, days: number): number => count * 0.5 ** (days / HALF_LIFE_DAYS)

const daysFrom = (day: string, today: string): number =>
  (Date.parse(today) - Date.parse(day)) / (DAY_SECONDS * 1000)

class Sums {
  readonly #byPath: Record<Language, Map<string, number>> = { en: new Map(), id: new Map() }

  add(language: Language, path: string, value: number): void {
    const sums = this.#byPath[language]
    if (path !== OTHER_PATHS) sums.set(path, (sums.get(path) ?? 0) + value)
  }

  /** Returns logarithmic shares by path, up to 1 for the most popular page. */
  shares(language: Language): [path: string, share: number][] {
    const sums = [...this.#byPath[language]].filter(([, sum]) => sum >= MIN_SUM)
    const most = Math.max(...sums.map(([, sum]) => sum))
    return sums
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MAX_PAGES)
      .map(([path, sum]) => [path, Math.round((100 * Math.log1p(sum)) / Math.log1p(most)) / 100])
  }
}

/** Sums decayed views and clicks of past days and weeks. */
async function sumsOf(table: Table, today: string): Promise<Sums> {
  const sums = new Sums()
  const from = daysAfter(today, -COUNTED_DAYS)
  const days = await countsOfDays(table, { from, to: daysAfter(today, -1) }, today)
  for (const [day, { pages }] of days)
    for (const page of pages)
      for (const language of LANGUAGES)
        sums.add(language, page.path, decayed(page[language], daysFrom(day, today)))
  for (const [week, { pages }] of await storedWeeks(table, currentWeek(new Date(from))))
    for (const { path, language, clicks } of pages)
      sums.add(language, path, decayed(clicks * CLICK_WEIGHT, Math.max(0, daysFrom(week, today))))
  return sums
}

/** Stores page popularity from anonymous counts, with a TTL. */
export async function sumUpPopularity(table: Table, now: Date): Promise<void> {
  const sums = await sumsOf(table, todayInJakarta(now))
  const shares = Object.fromEntries(LANGUAGES.map((language) => [language, sums.shares(language)]))
  const ttl = Math.floor(now.getTime() / 1000) + RETENTION_DAYS * DAY_SECONDS
  await table.put({ ...searchKeys.popularity(), data: JSON.stringify(shares), ttl })
}

export const isPopularityMissing = async (table: Table): Promise<boolean> =>
  (await table.get(searchKeys.popularity())) === undefined

async function readPopularity(table: Table): Promise<Popularity | undefined> {
  const item = await table.get(searchKeys.popularity())
  if (!item) return undefined
  const { en, id } = JSON.parse(item.data) as Record<Language, [string, number][]>
  return { en: new Map(en), id: new Map(id) }
}

const FRESH_MS = 10 * 60_000

/** Returns cached popularity and refreshes it in the background; searches never wait or fail for it. */
export function popularityReader(table: Table, now: () => Date): () => Popularity | undefined {
  let cached: Popularity | undefined
  let readAt = -Infinity
  return () => {
    if (now().getTime() - readAt > FRESH_MS) {
      readAt = now().getTime()
      readPopularity(table)
        .then((popularity) => (cached = popularity))
        .catch(() => undefined)
    }
    return cached
  }
}
