import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import {
  MIN_VISITORS,
  type ClickedPage,
  type QuerySums,
  type SearchSums,
} from '@flou/shared/search/searchFigures.ts'
import type { Key } from '../../../core/store/keys.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { searchKeys, SEARCH_SHARDS } from './searchKeys.ts'
import { itemsOfPartition } from '../../visits/index.ts'

export interface WeekCounts {
  /** All searches, including hidden queries. */
  totals: Record<Language, SearchSums>
  queries: QuerySums[]
  pages: ClickedPage[]
}

const MAX_QUERIES = 1_000
const MAX_PAGES = 300

const noSums = (): SearchSums => ({ searches: 0, none: 0, clicks: 0 })
export const noTotals = (): WeekCounts['totals'] => ({ en: noSums(), id: noSums() })
export const addSums = (one: SearchSums, other: SearchSums): SearchSums => ({
  searches: one.searches + other.searches,
  none: one.none + other.none,
  clicks: one.clicks + other.clicks,
})

const numberIn = (item: Item, name: string) => Number(item[name] ?? 0)
const visitorsIn = ({ visitors }: Item) => (visitors instanceof Set ? visitors.size : 0)

function readKey({ sk }: Key): { language: Language; kind: string; name: string } | undefined {
  const [, code, kind, name] = /^(\w+)#(\w+)#(.*)$/s.exec(sk) ?? []
  const language = LANGUAGES.find((one) => one === code)
  return language && kind !== undefined && name !== undefined ? { language, kind, name } : undefined
}

/** Sums up a week's shards. Rare queries count only in the totals. */
export async function countWeek(table: Table, week: string): Promise<WeekCounts> {
  const shards = await Promise.all(
    Array.from({ length: SEARCH_SHARDS }, (_, shard) =>
      itemsOfPartition(table, searchKeys.searchShard(week, shard)),
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
    if (visitorsIn(item) >= MIN_VISITORS) queries.push({ query: name, language, ...sums })
  }
  return {
    totals,
    queries: queries.toSorted((one, other) => other.searches - one.searches).slice(0, MAX_QUERIES),
    pages: pages.toSorted((one, other) => other.clicks - one.clicks).slice(0, MAX_PAGES),
  }
}
