import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Option } from '@flou/shared/api.ts'
import { api } from '../session/current.ts'

const fetchOptions = async (type: string, query: string, signal: AbortSignal) =>
  (await api<Option[]>(`${STAFF_PATHS.options(type)}?${query}`, { signal })).data

/** Searches records for an open picker; refetches on window focus to include records added in another tab. */
export const useOptions = (type: string, keyword: string, isOpen: boolean) =>
  useQuery({
    queryKey: ['options', type, 'keyword', keyword],
    queryFn: ({ signal }) => fetchOptions(type, `keyword=${encodeURIComponent(keyword)}`, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchOnWindowFocus: 'always',
  })

export const titlesQuery = (type: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['options', type, 'ids', ...ids],
    queryFn: ({ signal }) => fetchOptions(type, `ids=${ids.join(',')}`, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })

export const useTitles = (type: string, ids: readonly number[]) => useQuery(titlesQuery(type, ids))
