import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestFacets, QueuedChangeRequest } from '@flou/shared/approval/changeRequestLists.ts'
import { pollWhileActive } from '../../../core/state/activity.ts'
import { useUrlSearch } from '../../../ui/useUrlSearch.ts'
import { CHANGE_REQUESTS_KEY, isApprover } from '../../../core/offices/useChangeRequestCounts.ts'
import { api } from '../../../core/session/current.ts'
import { useUser } from '../../../core/session/useSession.ts'
import { readQueue, writeQueue, type QueueQuery } from './queueQuery.ts'

const PER_PAGE = 20
const MINUTE_MS = 60_000

export type UpdateQueueQuery = (patch: Partial<QueueQuery>) => void

/** Queue query in the URL; updates reset the page. */
export function useQueueQuery() {
  const approves = isApprover(useUser())
  const [search, updateSearch] = useUrlSearch()
  const query = useMemo(() => readQueue(search, approves), [search, approves])
  const updateQuery = useCallback<UpdateQueueQuery>(
    (patch) =>
      updateSearch((now) => writeQueue({ ...readQueue(now, approves), page: 1, ...patch }, approves), {
        preventScrollReset: true,
      }),
    [updateSearch, approves],
  )
  return { query, updateQuery, approves }
}

/** Page of the queue, polled every minute because others also decide. */
export function useQueue(query: QueueQuery) {
  const queryString = new URLSearchParams({
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    perPage: String(PER_PAGE),
  }).toString()
  return useQuery({
    queryKey: [CHANGE_REQUESTS_KEY, 'queue', queryString],
    queryFn: async ({ signal }) => {
      const response = await api<QueuedChangeRequest[]>(`${STAFF_PATHS.changeRequests}?${queryString}`, {
        signal,
      })
      const { data: rows, page = 1, total = rows.length, totalPage = 1 } = response
      return { rows, page, total, totalPage, perPage: PER_PAGE }
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollWhileActive(MINUTE_MS),
  })
}

export const useChoices = (view: string) =>
  useQuery({
    queryKey: [CHANGE_REQUESTS_KEY, 'choices', view],
    queryFn: async ({ signal }) =>
      (await api<ChangeRequestFacets>(`${STAFF_PATHS.changeRequestFacets}?view=${view}`, { signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: pollWhileActive(MINUTE_MS),
  })
