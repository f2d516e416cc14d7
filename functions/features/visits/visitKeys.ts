import type { Key } from '../../core/store/keys.ts'

/** Write shards of a day; a partition allows 1,000 writes per second. */
export const VISIT_SHARDS = 8
export const VISIT_DAYS = 'visit-days'

const visitShard = (day: string, shard: number): string => `visits#${day}#${shard}`

export const visitKeys = {
  pageViews: ({ day, shard, path }: { day: string; shard: number; path: string }) => ({
    pk: visitShard(day, shard),
    sk: `page#${path}`,
  }),
  entriesFrom: ({ day, shard, host }: { day: string; shard: number; host: string }) => ({
    pk: visitShard(day, shard),
    sk: `from#${host}`,
  }),
  visitShard,
  visitDay: (day: string) => ({ pk: VISIT_DAYS, sk: day }),
  consentRecord: (id: string) => ({ pk: `consent#${id}`, sk: '-' }),
  dayOf: ({ sk }: Key): string => sk,
} as const
