import type { Key } from '../../../core/store/keys.ts'

export const SEARCH_SHARDS = 8
export const SEARCH_WEEKS = 'search-weeks'

interface SearchCounter {
  week: string
  shard: number
  language: string
}

const searchShard = (week: string, shard: number): string => `search-counts#${week}#${shard}`

export const searchKeys = {
  searchCount: ({ week, shard, language, query }: SearchCounter & { query: string }) => ({
    pk: searchShard(week, shard),
    sk: `${language}#query#${query}`,
  }),
  searchClick: ({ week, shard, language, path }: SearchCounter & { path: string }) => ({
    pk: searchShard(week, shard),
    sk: `${language}#page#${path}`,
  }),
  searchShard,
  searchWeek: (week: string) => ({ pk: SEARCH_WEEKS, sk: week }),
  wordRules: () => ({ pk: 'word-rules', sk: '-' }),
  popularity: (): Key<{ data: string }> => ({ pk: 'popularity', sk: '-' }),
} as const
