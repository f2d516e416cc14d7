import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeFigures } from '@flou/shared/changes/lists.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { CHANGES_KEY } from '../../../offices/useChangeCounts.ts'
import { api } from '../../../session/current.ts'
import { givenFilters, type LogFilter } from './logFilter.ts'

const PER_PAGE = 20

interface PageQuery {
  filter: LogFilter
  cursor: string
  perPage: number
  signal?: AbortSignal
}

/** One page of decisions from a cursor on; '' starts at the newest. */
export function logPage({ filter, cursor, perPage, signal }: PageQuery) {
  const search = new URLSearchParams({
    ...givenFilters(filter),
    perPage: String(perPage),
    ...(cursor !== '' && { cursor }),
  })
  return api<ChangeRow[]>(`${STAFF_PATHS.changeLog}?${search.toString()}`, signal && { signal })
}

/** Says in the audit log that decisions are exported. */
export const noteLogExport = (filter: LogFilter, format: string) =>
  api(STAFF_PATHS.changeExport, {
    method: 'POST',
    body: { ...givenFilters(filter), format },
    idempotencyKey: crypto.randomUUID(),
  })

/** Decisions, newest first, page after page. */
export const useLog = (filter: LogFilter) =>
  useInfiniteQuery({
    queryKey: [CHANGES_KEY, 'log', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => logPage({ filter, cursor: pageParam, perPage: PER_PAGE, signal }),
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  })

const MINUTE_MS = 60_000

/** Figures about the days of a filter, and who took part in them. */
export const useFigures = ({ from, to }: Pick<LogFilter, 'from' | 'to'>) =>
  useQuery({
    queryKey: [CHANGES_KEY, 'figures', from, to],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString()
      return (await api<ChangeFigures>(`${STAFF_PATHS.changeFigures}?${search}`, { signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  })
