import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import {
  SHOWN_FROM,
  type ClickedPage,
  type QuerySums,
  type SearchSums,
} from '@flou/shared/search/searchFigures.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { keys, SEARCH_SHARDS } from '../store/keys.ts'
import { itemsOfPartition } from '../store/visits/counts.ts'

/** What was searched in one week. */
export interface WeekCounts {
  /** Of all searches, also of those that nobody is shown. */
  totals: Record<Language, SearchSums>
  queries: QuerySums[]
  pages: ClickedPage[]
}

/** Queries and pages that a week names, so that it stays one small item. */
const MOST_QUERIES = 1_000
const MOST_PAGES = 300

export const noSums = (): SearchSums => ({ searches: 0, none: 0, clicks: 0 })
export const noTotals = (): WeekCounts['totals'] => ({ en: noSums(), id: noSums() })
export const addSums = (one: SearchSums, other: SearchSums): SearchSums => ({
  searches: one.searches + other.searches,
  none: one.none + other.none,
  clicks: one.clicks + other.clicks,
})

const numberIn = (item: Item, name: string) => Number(item[name] ?? 0)
const visitorsIn = ({ visitors }: Item) => (visitors instanceof Set ? visitors.size : 0)

/** The parts of a key: `id#query#gudang data`. */
function readKey(item: Item): { language: Language; kind: string; name: string } | undefined {
  const [, code, kind, name] = /^(\w+)#(\w+)#(.*)$/s.exec(String(item['sk'])) ?? []
  const language = LANGUAGES.find((one) => one === code)
  return language && kind !== undefined && name !== undefined ? { language, kind, name } : undefined
}

/** Sums up what the partitions of a week hold. Queries of too few visitors are in the totals only. */
export async function countWeek(table: Table, week: string): Promise<WeekCounts> {
  const shards = await Promise.all(
    Array.from({ length: SEARCH_SHARDS }, (_, shard) =>
      itemsOfPartition(table, keys.searchShard(week, shard)),
    ),
  )
  const totals = noTotals()
  const queries: QuerySums[] = []
  const pages: ClickedPage[] = []
  for (const item of shards.flat()) {
    const { language, kind, name } = readKey(item) ?? {}
    if (language === undefined || name === undefined) continue
    const clicks = numberIn(item, 'clicks')
    if (kind === 'page') pages.push({ path: name, language, clicks })
    if (kind !== 'query') continue
    const sums = { searches: numberIn(item, 'searches'), none: numberIn(item, 'none'), clicks }
    totals[language] = addSums(totals[language], sums)
    if (visitorsIn(item) >= SHOWN_FROM) queries.push({ query: name, language, ...sums })
  }
  return {
    totals,
    queries: queries.toSorted((one, other) => other.searches - one.searches).slice(0, MOST_QUERIES),
    pages: pages.toSorted((one, other) => other.clicks - one.clicks).slice(0, MOST_PAGES),
  }
}
