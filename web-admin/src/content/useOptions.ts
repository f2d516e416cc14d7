import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Option } from '@flou/shared/api.ts'
import { api } from '../session/current.ts'

const ask = async (type: string, query: string, signal: AbortSignal) =>
  (await api<Option[]>(`${STAFF_PATHS.options(type)}?${query}`, { signal })).data

/**
 * Records of a type for a picker, by words. Asked once the picker has been opened, and again when a person comes back from another
 * tab, where one may have been added.
 */
export const useOptions = (type: string, keyword: string, isOpen: boolean) =>
  useQuery({
    queryKey: ['options', type, 'keyword', keyword],
    queryFn: ({ signal }) => ask(type, `keyword=${encodeURIComponent(keyword)}`, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchOnWindowFocus: 'always',
  })

/** The titles of records by id. */
export const useTitles = (type: string, ids: readonly number[]) =>
  useQuery({
    queryKey: ['options', type, 'ids', ...ids],
    queryFn: ({ signal }) => ask(type, `ids=${ids.join(',')}`, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })
