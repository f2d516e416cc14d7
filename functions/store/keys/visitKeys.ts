/** Partitions over which the page views of a day are spread: each takes 1,000 writes a second. */
export const VISIT_SHARDS = 8
export const VISIT_DAYS = 'visit-days'

const visitShard = (day: string, shard: number): string => `visits#${day}#${shard}`

/** What is counted of visits. */
export const visitKeys = {
  /** How often a page was viewed on a day, by language; a part of the count. */
  pageViews: ({ day, shard, path }: { day: string; shard: number; path: string }) => ({
    pk: visitShard(day, shard),
    sk: `page#${path}`,
  }),
  /** How many visits a host led here on a day; a part of the count. */
  entriesFrom: ({ day, shard, host }: { day: string; shard: number; host: string }) => ({
    pk: visitShard(day, shard),
    sk: `from#${host}`,
  }),
  visitShard,
  /** The sums of a day that is over. */
  visitDay: (day: string) => ({ pk: VISIT_DAYS, sk: day }),
  dayOf: (item: Readonly<Record<string, unknown>>): string => String(item['sk']),
} as const
