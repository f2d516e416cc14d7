import { OTHERS, type LanguageViews, type PageViews, type ReferrerEntries } from '@flou/shared/visits.ts'
import { keys, VISIT_SHARDS } from '../keys.ts'
import type { Item, Table } from '../dynamo/table.ts'

/** What was counted on one day. */
export interface DayCounts {
  pages: PageViews[]
  referrers: ReferrerEntries[]
}

/** Pages and hosts that a day names; the rest is summed up, so that a day stays one small item. */
const MOST_PAGES = 1_000
const MOST_HOSTS = 300

const PAGE = 'page#'
const FROM = 'from#'

export const viewsOf = ({ en, id }: LanguageViews): number => en + id

/** Adds up counts by their name: the largest first, by name where they are equal. */
export class Counts<T> {
  readonly #byName = new Map<string, T>()
  readonly #add: (one: T, other: T) => T
  constructor(add: (one: T, other: T) => T) {
    this.#add = add
  }
  add(name: string, count: T): void {
    const before = this.#byName.get(name)
    this.#byName.set(name, before === undefined ? count : this.#add(before, count))
  }
  sorted(sizeOf: (count: T) => number): [string, T][] {
    return [...this.#byName].sort(
      ([name, one], [otherName, other]) => sizeOf(other) - sizeOf(one) || (name < otherName ? -1 : 1),
    )
  }
}

export const addViews = (one: LanguageViews, other: LanguageViews): LanguageViews => ({
  en: one.en + other.en,
  id: one.id + other.id,
})
export const addNumbers = (one: number, other: number): number => one + other

/** The first so many; the others as one, named `OTHERS`. */
function first<T>(all: [string, T][], most: number, add: (one: T, other: T) => T): [string, T][] {
  const rest = all.slice(most).map(([, count]) => count)
  const [one, ...more] = rest
  return one === undefined ? all : [...all.slice(0, most), [OTHERS, more.reduce(add, one)]]
}

async function shardOf(table: Table, { day, shard }: { day: string; shard: number }): Promise<Item[]> {
  const found: Item[] = []
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query({
      KeyConditionExpression: 'pk = :shard',
      ExpressionAttributeValues: { ':shard': keys.visitShard(day, shard) },
      ExclusiveStartKey: start,
    })
    found.push(...items)
    start = lastKey
  } while (start)
  return found
}

const numberIn = (item: Item, name: string) => Number(item[name] ?? 0)

/** Sums up what the partitions of a day hold. */
export async function countDay(table: Table, day: string): Promise<DayCounts> {
  const shards = await Promise.all(
    Array.from({ length: VISIT_SHARDS }, (_, shard) => shardOf(table, { day, shard })),
  )
  const pages = new Counts<LanguageViews>(addViews)
  const hosts = new Counts<number>(addNumbers)
  for (const item of shards.flat()) {
    const name = String(item['sk'])
    if (name.startsWith(PAGE))
      pages.add(name.slice(PAGE.length), { en: numberIn(item, 'en'), id: numberIn(item, 'id') })
    if (name.startsWith(FROM)) hosts.add(name.slice(FROM.length), numberIn(item, 'entries'))
  }
  return {
    pages: first(pages.sorted(viewsOf), MOST_PAGES, addViews).map(([path, views]) => ({ path, ...views })),
    referrers: first(hosts.sorted(Number), MOST_HOSTS, addNumbers).map(([host, entries]) => ({
      host,
      entries,
    })),
  }
}
