import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SearchHit } from '@flou/shared/api.ts'
import { api } from '../session/current.ts'

const SEARCH_DELAY_MS = 150
const MIN_LETTERS = 2

/**
 * Debounced search of records in both languages, limited to permitted types.
 * @returns `hits` for exactly this keyword, empty until loaded
 */
export function useRecordSearch(keyword: string) {
  const typed = keyword.trim()
  const [debounced] = useDebouncedValue(typed, SEARCH_DELAY_MS)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['record-search', debounced],
    queryFn: async ({ signal }) =>
      (await api<SearchHit[]>(`${STAFF_PATHS.search}?keyword=${encodeURIComponent(debounced)}`, { signal }))
        .data,
    enabled: debounced.length >= MIN_LETTERS,
    staleTime: 10_000,
    retry: false,
  })
  const isWaiting = typed.length >= MIN_LETTERS && (isFetching || typed !== debounced)
  return {
    hits: typed === debounced ? (data ?? NO_HITS) : NO_HITS,
    isWaiting,
    isFailed: isError && !isWaiting,
  }
}
const NO_HITS: readonly SearchHit[] = []
