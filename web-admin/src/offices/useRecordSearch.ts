import { useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SearchHit } from '@flou/shared/api.ts'
import { api } from '../session/current.ts'
import { useDebounced } from '../state/useDebounced.ts'

const SEARCH_DELAY_MS = 150
const MIN_LETTERS = 2

/**
 * Records of every type that the person may open, by words of either language. The server is asked once typing rests.
 * @returns `hits` of exactly this keyword, empty until they are there
 */
export function useRecordSearch(keyword: string) {
  const typed = keyword.trim()
  const asked = useDebounced(typed, SEARCH_DELAY_MS)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['record-search', asked],
    queryFn: async ({ signal }) =>
      (await api<SearchHit[]>(`${STAFF_PATHS.search}?keyword=${encodeURIComponent(asked)}`, { signal })).data,
    enabled: asked.length >= MIN_LETTERS,
    staleTime: 10_000,
    retry: false,
  })
  const isWaiting = typed.length >= MIN_LETTERS && (isFetching || typed !== asked)
  return { hits: typed === asked ? (data ?? NONE) : NONE, isWaiting, isFailed: isError && !isWaiting }
}
const NONE: readonly SearchHit[] = []
