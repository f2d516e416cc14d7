import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import {
  INBOX_VIEWS,
  SUBMISSION_STATES,
  type InboxCounts,
  type InboxView,
  type SubmissionRow,
} from '@flou/shared/inbox/inbox.ts'
import { INBOX_KEY } from '../../../core/offices/useUnread.ts'
import { api } from '../../../core/session/current.ts'
import { activeFilters, type InboxFilters } from '../inboxQuery.ts'

export interface AllQuery {
  view: InboxView
  filters: InboxFilters
}

export const ALL_FILTERS = ['form', 'state', 'search'] as const

export function readAll(search: URLSearchParams): AllQuery {
  const filters = Object.fromEntries(ALL_FILTERS.map((name) => [name, search.get(name) ?? '']))
  const isKnownState = SUBMISSION_STATES.some((state) => state === filters['state'])
  return {
    view: INBOX_VIEWS.find((view) => view === search.get('view')) ?? 'all',
    filters: isKnownState ? filters : { ...filters, state: '' },
  }
}

export const writeAll = ({ view, filters }: AllQuery): URLSearchParams =>
  new URLSearchParams({ ...(view !== 'all' && { view }), ...activeFilters(filters) })

export const useAllInbox = (query: AllQuery) =>
  useInfiniteQuery({
    queryKey: [INBOX_KEY, 'all', query],
    initialPageParam: '',
    queryFn: ({ pageParam: cursor, signal }) => {
      const search = new URLSearchParams({ ...Object.fromEntries(writeAll(query)), cursor })
      return api<SubmissionRow[]>(`${INBOX_PATHS.all}?${search.toString()}`, { signal })
    },
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  })

export const useInboxCounts = () =>
  useQuery({
    queryKey: [INBOX_KEY, 'counts'],
    queryFn: async ({ signal }) => (await api<InboxCounts>(INBOX_PATHS.counts, { signal })).data,
    staleTime: 10_000,
  })
