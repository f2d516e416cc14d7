import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestStatistics } from '@flou/shared/approval/changeRequestLists.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { CHANGE_REQUESTS_KEY } from '../../../core/offices/useChangeRequestCounts.ts'
import { api } from '../../../core/session/current.ts'
import { activeFilters, type LogFilter } from './logFilter.ts'

const PER_PAGE = 20

interface PageQuery {
  filter: LogFilter
  cursor: string
  perPage: number
  signal?: AbortSignal
}

/** Loads a page; an empty cursor starts with the newest. */
export function logPage({ filter, cursor, perPage, signal }: PageQuery) {
  const search = new URLSearchParams({
    ...activeFilters(filter),
    perPage: String(perPage),
    ...(cursor !== '' && { cursor }),
  })
  return api<ChangeRequestRow[]>(`${STAFF_PATHS.changeRequestLog}?${search.toString()}`, signal && { signal })
}

/** Records the export in the audit log. */
export const recordLogExport = (filter: LogFilter, format: string) =>
  api(STAFF_PATHS.changeRequestExport, {
    method: 'POST',
    body: { ...activeFilters(filter), format },
    idempotencyKey: crypto.randomUUID(),
  })

export const useLog = (filter: LogFilter) =>
  useInfiniteQuery({
    queryKey: [CHANGE_REQUESTS_KEY, 'log', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => logPage({ filter, cursor: pageParam, perPage: PER_PAGE, signal }),
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  })

const MINUTE_MS = 60_000

export const useFigures = ({ from, to }: Pick<LogFilter, 'from' | 'to'>) =>
  useQuery({
    queryKey: [CHANGE_REQUESTS_KEY, 'figures', from, to],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString()
      return (
        await api<ChangeRequestStatistics>(`${STAFF_PATHS.changeRequestStatistics}?${search}`, { signal })
      ).data
    },
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  })
