import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeChoices, QueuedChange } from '@flou/shared/changes/lists.ts'
import { whilePresent } from '../../../elements/activity.ts'
import { useAddressSearch } from '../../../elements/useAddressSearch.ts'
import { CHANGES_KEY, isApprover } from '../../../offices/useChangeCounts.ts'
import { api } from '../../../session/current.ts'
import { useUser } from '../../../session/useSession.ts'
import { readQueue, writeQueue, type QueueQuery } from './queueQuery.ts'

const PER_PAGE = 20
const MINUTE_MS = 60_000

export type ChangeQueue = (part: Partial<QueueQuery>) => void

/** What the address asks the queue for, and a way to change it; another view or filter starts at page 1. */
export function useQueueQuery() {
  const approves = isApprover(useUser())
  const [search, changeSearch] = useAddressSearch()
  const query = useMemo(() => readQueue(search, approves), [search, approves])
  const change = useCallback<ChangeQueue>(
    (part) =>
      changeSearch((now) => writeQueue({ ...readQueue(now, approves), page: 1, ...part }, approves), {
        preventScrollReset: true,
      }),
    [changeSearch, approves],
  )
  return { query, change, approves }
}

/** A page of the queue; followed minute by minute, since others decide as well. */
export function useQueue(query: QueueQuery) {
  const asked = new URLSearchParams({
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    perPage: String(PER_PAGE),
  }).toString()
  return useQuery({
    queryKey: [CHANGES_KEY, 'queue', asked],
    queryFn: async ({ signal }) => {
      const answer = await api<QueuedChange[]>(`${STAFF_PATHS.changes}?${asked}`, { signal })
      const { data: rows, page = 1, total = rows.length, totalPage = 1 } = answer
      return { rows, page, total, totalPage, perPage: PER_PAGE }
    },
    placeholderData: keepPreviousData,
    refetchInterval: whilePresent(MINUTE_MS),
  })
}

/** What the open changes of a view can be narrowed to. */
export const useChoices = (view: string) =>
  useQuery({
    queryKey: [CHANGES_KEY, 'choices', view],
    queryFn: async ({ signal }) =>
      (await api<ChangeChoices>(`${STAFF_PATHS.changeChoices}?view=${view}`, { signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: whilePresent(MINUTE_MS),
  })
