import {
  OTHER_PATHS,
  type LanguageViews,
  type PageViews,
  type ReferrerEntries,
} from '@flou/shared/visits/visits.ts'
import { visitKeys, VISIT_SHARDS } from './visitKeys.ts'
import type { Item, Table } from '../../core/store/dynamo/table.ts'
import { Counts, itemsOfPartition } from './counts.ts'

export interface DayCounts {
  pages: PageViews[]
  referrers: ReferrerEntries[]
}

/** Limits that keep a day in one small item; the rest is combined as `OTHERS`. */
const MAX_PAGES = 1_000
const MAX_HOSTS = 300

const PAGE = 'page#'
const FROM = 'from#'

export const viewsOf = ({ en, id }: LanguageViews): number => en + id

export const addViews = (one: LanguageViews, other: LanguageViews): LanguageViews => ({
  en: one.en + other.en,
  id: one.id + other.id,
})
export const addNumbers = (one: number, other: number): number => one + other

function topWithOthers<T>(all: [string, T][], most: number, add: (one: T, other: T) => T): [string, T][] {
  const remaining = all.slice(most).map(([, count]) => count)
  const [one, ...more] = remaining
  return one === undefined ? all : [...all.slice(0, most), [OTHER_PATHS, more.reduce(add, one)]]
}

const numberIn = (item: Item, name: string) => Number(item[name] ?? 0)

export async function countDay(table: Table, day: string): Promise<DayCounts> {
  const shards = await Promise.all(
    Array.from({ length: VISIT_SHARDS }, (_, shard) =>
      itemsOfPartition(table, visitKeys.visitShard(day, shard)),
    ),
  )
  const pages = new Counts<LanguageViews>(addViews)
  const hosts = new Counts<number>(addNumbers)
  for (const item of shards.flat()) {
    const name = item.sk
    if (name.startsWith(PAGE))
      pages.add(name.slice(PAGE.length), { en: numberIn(item, 'en'), id: numberIn(item, 'id') })
    if (name.startsWith(FROM)) hosts.add(name.slice(FROM.length), numberIn(item, 'entries'))
  }
  return {
    pages: topWithOthers(pages.sorted(viewsOf), MAX_PAGES, addViews).map(([path, views]) => ({
      path,
      ...views,
    })),
    referrers: topWithOthers(hosts.sorted(Number), MAX_HOSTS, addNumbers).map(([host, entries]) => ({
      host,
      entries,
    })),
  }
}
