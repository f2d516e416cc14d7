import { daysAfter, todayInJakarta } from '@flou/shared/calendar.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { OTHERS } from '@flou/shared/visits.ts'
import type { Popularity } from '../searchIndex/query/popularity.ts'
import type { Table } from '../store/dynamo/table.ts'
import { keys } from '../store/keys.ts'
import { countsOfDays } from '../store/visits/countsOfDays.ts'
import { currentWeek } from './searchPlace.ts'
import { storedWeeks } from './storedWeeks.ts'

/** Days that are looked at, and after how many a view counts half. */
const DAYS = 42
const HALF_LIFE = 14
/** Views that a result which was opened is worth: somebody has chosen it among others. */
const CLICK = 5
/** Pages with less say nothing. */
const LEAST = 5
/** Pages of a language that are kept, so that all are one small item. */
const MOST_PAGES = 500
/** Without new counts nothing is popular after this many days. */
const KEPT_DAYS = 60
const DAY_SECONDS = 24 * 60 * 60

/** What stays of a count of so many days ago. */
const decayed = (count: number, days: number): number => count * 0.5 ** (days / HALF_LIFE)

const daysFrom = (day: string, today: string): number =>
  (Date.parse(today) - Date.parse(day)) / (DAY_SECONDS * 1000)

class Sums {
  readonly #byPath: Record<Language, Map<string, number>> = { en: new Map(), id: new Map() }

  add(language: Language, path: string, value: number): void {
    const sums = this.#byPath[language]
    if (path !== OTHERS) sums.set(path, (sums.get(path) ?? 0) + value)
  }

  /** By path, from above 0 to 1 for the page that is opened most: ten times the views are not ten times as much. */
  shares(language: Language): [path: string, share: number][] {
    const sums = [...this.#byPath[language]].filter(([, sum]) => sum >= LEAST)
    const most = Math.max(...sums.map(([, sum]) => sum))
    return sums
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_PAGES)
      .map(([path, sum]) => [path, Math.round((100 * Math.log1p(sum)) / Math.log1p(most)) / 100])
  }
}

/** Adds up views of pages and results that were opened, of days and weeks that are over; older ones count less. */
async function sumsOf(table: Table, today: string): Promise<Sums> {
  const sums = new Sums()
  const from = daysAfter(today, -DAYS)
  const days = await countsOfDays(table, { from, to: daysAfter(today, -1) }, today)
  for (const [day, { pages }] of days)
    for (const page of pages)
      for (const language of LANGUAGES)
        sums.add(language, page.path, decayed(page[language], daysFrom(day, today)))
  for (const [week, { pages }] of await storedWeeks(table, currentWeek(new Date(from))))
    for (const { path, language, clicks } of pages)
      sums.add(language, path, decayed(clicks * CLICK, Math.max(0, daysFrom(week, today))))
  return sums
}

/** Writes how popular pages are, from counts that name no visitor. The item ends by itself where nobody counts any more. */
export async function sumUpPopularity(table: Table, now: Date): Promise<void> {
  const sums = await sumsOf(table, todayInJakarta(now))
  const shares = Object.fromEntries(LANGUAGES.map((language) => [language, sums.shares(language)]))
  const ttl = Math.floor(now.getTime() / 1000) + KEPT_DAYS * DAY_SECONDS
  await table.put({ ...keys.popularity(), data: JSON.stringify(shares), ttl })
}

/** Whether nobody has written it yet. */
export const isPopularityAbsent = async (table: Table): Promise<boolean> =>
  (await table.get(keys.popularity())) === undefined

/** Reads how popular pages are; undefined where nobody has written it. */
async function readPopularity(table: Table): Promise<Popularity | undefined> {
  const item = await table.get(keys.popularity())
  if (!item) return undefined
  const { en, id } = JSON.parse(String(item['data'])) as Record<Language, [string, number][]> // written above
  return { en: new Map(en), id: new Map(id) }
}

/** It changes once a day. */
const FRESH_MS = 10 * 60_000

/**
 * Keeps how popular pages are in memory, and reads it again beside the answering of searches: none of them waits for it, or fails with it.
 * @returns what is known by now
 */
export function popularityReader(table: Table, now: () => Date): () => Popularity | undefined {
  let known: Popularity | undefined
  let readAt = -Infinity
  return () => {
    if (now().getTime() - readAt > FRESH_MS) {
      readAt = now().getTime()
      readPopularity(table)
        .then((popularity) => (known = popularity))
        .catch(() => undefined)
    }
    return known
  }
}
